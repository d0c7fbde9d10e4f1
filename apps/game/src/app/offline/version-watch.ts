import { tooOldStatus } from '@letterliaan/contract/client'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

/** Whether this page is too old for the server: its answers wait until it is opened anew (NET-5). */
export interface VersionWatch {
  readonly isTooOld: ReadonlyStore<boolean>
  /** The same call; its answer may say so. */
  readonly watching: (ask: typeof fetch) => typeof fetch
  /** Opens the page anew, with the new version if it can be had. */
  readonly openAnew: () => void
  /** Code of this page can't be fetched: is that because the server has a newer version? Resolves to false without a network. */
  readonly lookForNew: () => Promise<boolean>
  /** Opens the new version if this page is too old and the new version is on the device (NET-5). */
  readonly openBetweenWords: () => void
  /** Replaces the browser's reload. */
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
    openAnew: () => opener.open(),
    openBetweenWords() {
      if (isTooOld.get()) opener.openBetweenWords()
    },
    async lookForNew() {
      if (await isEntryGone().catch(() => false)) isTooOld.set(true)
      return isTooOld.get()
    },
    setOpener: (given) => (opener = given),
  }
}

/** Its name has a hash of all the code, so another version has another file. */
async function askForEntry(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (entry === null) return false
  return (await fetch(entry.src, { method: 'HEAD', cache: 'no-store' })).status === 404
}
