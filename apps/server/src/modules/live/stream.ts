import { Readable } from 'node:stream'
import type { LiveEvent, SupervisorLiveEvent } from '@letterliaan/contract'
import type { News } from './news.ts'

export interface EventStream {
  readonly body: Readable
  readonly send: (id: number, event: LiveEvent | SupervisorLiveEvent) => void
  readonly beat: () => void
  readonly end: () => void
}

/** Creates a stream of events; `onClose` is called once. */
export function createEventStream(onClose: () => void): EventStream {
  const body = new Readable({ read: () => undefined })
  let isOver = false
  body.once('close', () => {
    isOver = true
    onClose()
  })

  /** Disconnects a client that does not read; it reconnects and gets the still valid events. */
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

/** The source of a stream's events. Calls of `begin` and `sendNew` never overlap. */
export interface Channel {
  /** Accepts news (null: of any organisation). Returns false if the news is not for this reader. */
  note(about: News | null): boolean
  /** Sends the server's time and missed events. */
  begin(stream: EventStream): Promise<void>
  sendNew(stream: EventStream): Promise<void>
}
