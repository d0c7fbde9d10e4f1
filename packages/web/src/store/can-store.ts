const probe = 'letterliaan-probe'

/** Returns false if the browser cannot store data, because site data are blocked or the disk is full. */
export function canStoreData(page: Window): boolean {
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
