import { tooOldStatus } from '@letterliaan/contract/client'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

/** Whether this page is too old for the server: its answers wait until it is opened anew (NET-5). */
export interface VersionWatch {
  readonly isTooOld: ReadonlyStore<boolean>
  /** The same call; its answer may say so. */
  readonly watching: (ask: typeof fetch) => typeof fetch
  /** Opens the page anew, with the new version if it can be had. */
  readonly openAnew: () => void
  /** What opens it in place of the browser's reload. */
  readonly setOpener: (open: () => void) => void
}

export function createVersionWatch(reload: () => void): VersionWatch {
  const isTooOld = createStore(false)
  let open = reload
  return {
    isTooOld,
    watching: (ask) => async (input, init) => {
      const response = await ask(input, init)
      if (response.status === tooOldStatus) isTooOld.set(true)
      return response
    },
    openAnew: () => open(),
    setOpener: (opener) => (open = opener),
  }
}
