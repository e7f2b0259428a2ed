document
  .querySelectorAll('[data-k]')
  .forEach(
    (e) =>
      (e.innerHTML = ['screen', 'phone', 'watch']
        .map((n, i) => ic(n, e.dataset.k[i] == '1' ? '' : 'no'))
        .join('')),
  )
let o = ''
;[
  ['#b9a6d1', 820, 22, 0.3],
  ['#aa93c6', 874, 18, 1.9],
  ['#856ba2', 926, 14, 3.1],
].forEach(([c, y, a, p]) => {
  let d = 'M0 1000'
  for (let x = 0; x <= 1600; x += 10)
    d += `L${x} ${(y + Math.sin(x / 190 + p) * a + Math.sin(x / 77 + p * 2) * a * 0.25).toFixed(1)}`
  o += `<path d="${d}L1600 1000Z" fill="${c}"/>`
})
wv.innerHTML = o
