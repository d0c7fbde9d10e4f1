import { tooOldStatus } from '@letterliaan/contract/client'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

/** Whether this page is too old for the server: its answers wait until it is opened anew (NET-5). */
export interface VersionWatch {
  readonly isTooOld: ReadonlyStore<boolean>
  readonly follow: (ask: typeof fetch) => typeof fetch
  /** Opens the page anew, with the new version if it can be had. */
  readonly open: () => void
  readonly openBy: (open: () => void) => void
}

export function createVersionWatch(reload: () => void): VersionWatch {
  const isTooOld = createStore(false)
  let open = reload
  return {
    isTooOld,
    follow: (ask) => async (input, init) => {
      const response = await ask(input, init)
      if (response.status === tooOldStatus) isTooOld.set(true)
      return response
    },
    open: () => open(),
    openBy: (given) => (open = given),
  }
}
