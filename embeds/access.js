// Runs first in every embedded page and artboard: without access it shows nothing and leads to the gate.
;(() => {
  const page = document.documentElement
  if (isOpen()) {
    page.dataset.access = 'open'
    page.hidden = false
    return
  }
  window.stop()
  location.replace('/')

  function isOpen() {
    try {
      if (localStorage.getItem('portfolio-authenticated') === 'true') return true
    } catch {
      // Storage is blocked: the gate then lasts for the life of the page that frames this one.
    }
    // Only this site may frame its pages (frame-ancestors), and it does so behind the gate.
    return window.parent !== window && window.parent.document.documentElement.dataset.access === 'open'
  }
})()
