import type { Announcement } from '../../opened-database.ts'

/** That wait for the database; the events are in it as well. */
const maxWaiting = 10_000

export interface Batches {
  add(announcement: Announcement): void
  /** Resolves when all is sent. */
  settle(): Promise<void>
}

/** One batch is sent at a time; what comes meanwhile waits for the next, each text once. `send` does not reject. */
export function sendInBatches(send: (batch: readonly Announcement[]) => Promise<void>): Batches {
  const waiting = new Map<string, Announcement>()
  let sending: Promise<void> | null = null

  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const batch = [...waiting.values()]
      waiting.clear()
      await send(batch)
    }
  }

  return {
    add(announcement) {
      if (waiting.size < maxWaiting)
        waiting.set(`${announcement.organisation_id}:${announcement.text}`, announcement)
      sending ??= sendAll().finally(() => {
        sending = null
      })
    },
    settle: async () => sending ?? undefined,
  }
}
