import type { WaitingCall } from './waiting-calls.ts'

/** Calls that are on their way to the database: local storage holds them at once, also when the page is closed meanwhile. */
export interface UnstoredCalls {
  readonly note: (call: WaitingCall) => void
  readonly erase: (key: string) => void
  /** In order. */
  readonly list: () => readonly WaitingCall[]
  readonly forget: () => void
}

interface Note {
  /** Unix ms, with a fraction. */
  readonly at: number
  readonly call: WaitingCall
}

const prefix = 'letterliaan-unstored '

/** Not sealed, as sealing takes its time: until the call is in the database, or until the logout (docs/adr/0012). */
export function createUnstoredCalls(storage: Storage): UnstoredCalls {
  const names = (): string[] => Object.keys(storage).filter((name) => name.startsWith(prefix))
  return {
    note(call) {
      const note: Note = { at: performance.timeOrigin + performance.now(), call }
      try {
        storage.setItem(prefix + call.key, JSON.stringify(note))
      } catch {
        // A full disk: it waits in the database only.
      }
    },
    erase: (key) => storage.removeItem(prefix + key),
    list: () =>
      names()
        .flatMap((name) => {
          // Another tab may have sent it by now.
          const text = storage.getItem(name)
          return text === null ? [] : [JSON.parse(text) as Note]
        })
        .toSorted((a, b) => a.at - b.at)
        .map(({ call }) => call),
    forget: () => names().forEach((name) => storage.removeItem(name)),
  }
}
