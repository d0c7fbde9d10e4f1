import type { Announcements } from '../opened-database.ts'

/** A file belongs to one process: it tells itself. */
export function announceHere(): Announcements {
  let onText: (text: string) => void = () => undefined
  return {
    announce: (text) => queueMicrotask(() => onText(text)),
    listen: (listener) => {
      onText = listener
    },
  }
}
