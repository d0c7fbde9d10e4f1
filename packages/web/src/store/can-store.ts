const probe = 'letterliaan-probe'

/** Returns whether the browser can store data, which fails if site data are blocked or the disk is full. */
export function canStore(page: Window): boolean {
  try {
    for (const storage of [page.localStorage, page.sessionStorage]) {
      storage.setItem(probe, '')
      storage.removeItem(probe)
    }
    return true
  } catch {
    return false
  }
}
