import { Readable } from 'node:stream'
import type { LiveEvent, SupervisorLiveEvent } from '@letterliaan/contract'
import type { News } from './news.ts'

export interface EventStream {
  readonly body: Readable
  readonly send: (id: number, event: LiveEvent | SupervisorLiveEvent) => void
  readonly beat: () => void
  readonly end: () => void
}

/** `onClose` is called once. */
export function createEventStream(onClose: () => void): EventStream {
  const body = new Readable({ read: () => undefined })
  let isOver = false
  body.once('close', () => {
    isOver = true
    onClose()
  })

  /** A reader that does not read is dropped; it returns and gets what is still valid. */
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

/** `begin` and `sendNew` never overlap. */
export interface Channel {
  /** Null: any organisation. Returns false if the event is not for this reader. */
  note(about: News | null): boolean
  /** The server's clock, and missed events. */
  begin(stream: EventStream): Promise<void>
  sendNew(stream: EventStream): Promise<void>
}
