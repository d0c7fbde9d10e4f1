import { Readable } from 'node:stream'
import type { LiveEvent, SupervisorLiveEvent } from '@letterliaan/contract'
import type { News } from './news.ts'

export interface EventStream {
  readonly body: Readable
  readonly send: (id: number, event: LiveEvent | SupervisorLiveEvent) => void
  readonly beat: () => void
  readonly end: () => void
}

/** Fits the events of ten seconds of a thousand children, which an opened stream gets at once. */
const maxUnreadBytes = 1_000_000

/** Creates a stream of events. Calls `onClose` once. */
export function createEventStream(onClose: () => void): EventStream {
  const body = new Readable({ read: () => undefined })
  let isOver = false
  body.once('close', () => {
    isOver = true
    onClose()
  })

  /** Disconnects a client that does not read. The client reconnects and gets the events that are still valid. */
  const write = (text: string): void => {
    if (isOver) return
    body.push(text)
    if (body.readableLength > maxUnreadBytes) body.destroy()
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

/** The source of a stream's events. Calls of `begin` and `sendNew` never overlap. */
export interface Channel {
  /** Receives news (null: of any organisation). Returns false if the news does not concern this reader. */
  note(about: News | null): boolean
  /** Sends the server's time and the missed events. */
  begin(stream: EventStream): Promise<void>
  sendNew(stream: EventStream): Promise<void>
}
