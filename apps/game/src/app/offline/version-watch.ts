import { tooOldStatus } from '@letterliaan/contract/client'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

/** Whether this page is too old for the server. Its answers then wait until it is reloaded (NET-5). */
export interface VersionWatch {
  readonly isTooOld: ReadonlyStore<boolean>
  /** Wraps `fetch` and detects replies that say that this page is too old. */
  readonly watching: (ask: typeof fetch) => typeof fetch
  /** Reloads the page, with the new version if possible. */
  readonly reload: () => void
  /** Called after code failed to load. Resolves to whether the server has a newer version; false offline. */
  readonly hasNewer: () => Promise<boolean>
  /** Opens the new version if this page is too old and the new version is on the device (NET-5). */
  readonly openBetweenWords: () => void
  readonly setOpener: (opener: Opener) => void
}

interface Opener {
  readonly open: () => void
  readonly openBetweenWords: () => void
}

export function createVersionWatch(reload: () => void, isEntryGone = askForEntry): VersionWatch {
  const isTooOld = createStore(false)
  let opener: Opener = { open: reload, openBetweenWords: () => undefined }
  return {
    isTooOld,
    watching: (ask) => async (input, init) => {
      const response = await ask(input, init)
      if (response.status === tooOldStatus) isTooOld.set(true)
      return response
    },
    reload: () => opener.open(),
    openBetweenWords() {
      if (isTooOld.get()) opener.openBetweenWords()
    },
    async hasNewer() {
      if (await isEntryGone().catch(() => false)) isTooOld.set(true)
      return isTooOld.get()
    },
    setOpener: (given) => (opener = given),
  }
}

/** The file name contains a hash of all code, so another version has another name. */
async function askForEntry(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (entry === null) return false
  return (await fetch(entry.src, { method: 'HEAD', cache: 'no-store' })).status === 404
}
