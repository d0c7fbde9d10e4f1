import { Readable } from 'node:stream'
import type { LiveEvent, SupervisorLiveEvent } from '@letterliaan/contract'
import type { Announcement } from './announcement.ts'

/** A stream of server-sent events to one reader. */
export interface EventStream {
  /** What is sent, as text/event-stream. */
  readonly body: Readable
  readonly send: (id: number, event: LiveEvent | SupervisorLiveEvent) => void
  /** A comment, so that nothing on the way takes the silence for an end. */
  readonly beat: () => void
  readonly end: () => void
}

/** Opens a stream; `onClose` is told once, when it ended or its reader went away. */
export function createEventStream(onClose: () => void): EventStream {
  const body = new Readable({ read: () => undefined })
  let isOver = false
  body.once('close', () => {
    isOver = true
    onClose()
  })

  /** A reader that does not read is let go: it comes back, and hears what is still valid. */
  const write = (text: string): void => {
    if (!isOver && !body.push(text)) body.destroy()
  }

  return {
    body,
    send: (id, event) => write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`),
    beat: () => write(': \n\n'),
    end() {
      if (!isOver) body.push(null)
      isOver = true
    },
  }
}

/** What one stream tells its reader. `begin` and `sendNew` come one after the other. */
export interface Channel {
  /** Notes what an announcement is about, null for anything; false where this reader may not hear of it. */
  note(about: Announcement | null): boolean
  /** The first that is sent: the server's clock, and what the reader missed. */
  begin(stream: EventStream): Promise<void>
  /** Sends what is new of all that was noted since. */
  sendNew(stream: EventStream): Promise<void>
}
