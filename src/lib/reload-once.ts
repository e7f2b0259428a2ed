const MARK = 'reloaded-for'

let destination: string | undefined

/** Where the visitor wants to be; nothing where the address in the browser tells. */
export function setDestination(href: string | undefined): void {
  destination = href
}

/**
 * A script that is gone after a new deployment: the first failure loads the page anew from the server.
 * Fails as usual when that didn't help and when offline.
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const target = destination ?? location.href
    if (!navigator.onLine || !markFirstTime(target)) throw error
    if (target === location.href) location.reload()
    else location.assign(target)
    return new Promise(() => {})
  }
}

function markFirstTime(href: string): boolean {
  try {
    if (sessionStorage.getItem(MARK) === href) return false
    sessionStorage.setItem(MARK, href)
    return true
  } catch {
    return false
  }
}
