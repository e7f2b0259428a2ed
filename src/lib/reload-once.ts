const MARK = 'reloaded-for'

let target: string | undefined = typeof location === 'undefined' ? undefined : location.href

/** Where the visitor is going at the moment; nothing while the page stands. */
export function setNavigationTarget(href: string | undefined): void {
  target = href
}

/**
 * A script that is gone after a new deployment: the first failure loads the page anew from the server.
 * Fails as usual when that didn't help, when offline, and when nobody is waiting (a prefetch).
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!target || !navigator.onLine || !markFirstTime(target)) throw error
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
