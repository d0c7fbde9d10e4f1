import { createParser } from 'eventsource-parser'

export interface EventListeners<Event> {
  onEvent(event: Event, id: string | undefined): void
  onAlive(): void
}

export async function readEvents<Event>(response: Response, reader: EventListeners<Event>): Promise<void> {
  const parser = createParser({
    onEvent: ({ id, data }) => reader.onEvent(JSON.parse(data) as Event, id),
  })
  const decoder = new TextDecoder()
  const body = response.body?.getReader()
  if (body === undefined) return
  for (;;) {
    const { done, value } = await body.read()
    if (done) return
    reader.onAlive()
    parser.feed(decoder.decode(value, { stream: true }))
  }
}
