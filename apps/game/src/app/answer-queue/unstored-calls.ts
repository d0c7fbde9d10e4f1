import type { WaitingCall } from './waiting-calls.ts'

/** Calls still being written to the database. Local storage has them, so they survive a closed page. */
export interface UnstoredCalls {
  readonly note: (call: WaitingCall) => void
  readonly erase: (key: string) => void
  /** In the order of the answers. */
  readonly list: () => readonly WaitingCall[]
  readonly forget: () => void
}

interface Note {
  /** Unix ms, with a fraction. */
  readonly at: number
  readonly call: WaitingCall
}

const prefix = 'letterliaan-unstored '

/** Not encrypted, because that takes time. Removed when the database has the call, or at logout (ADR 12). */
export function createUnstoredCalls(storage: Storage): UnstoredCalls {
  const names = (): string[] => Object.keys(storage).filter((name) => name.startsWith(prefix))
  return {
    note(call) {
      const note: Note = { at: performance.timeOrigin + performance.now(), call }
      try {
        storage.setItem(prefix + call.key, JSON.stringify(note))
      } catch {
        // Local storage is full, so the call waits only in the database.
      }
    },
    erase: (key) => storage.removeItem(prefix + key),
    list: () =>
      names()
        .flatMap((name) => {
          // Another tab may have sent and removed the call.
          const text = storage.getItem(name)
          return text === null ? [] : [JSON.parse(text) as Note]
        })
        .toSorted((a, b) => a.at - b.at)
        .map(({ call }) => call),
    forget: () => names().forEach((name) => storage.removeItem(name)),
  }
}
