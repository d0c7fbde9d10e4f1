import type { LiveEvent } from '@letterliaan/contract'

export interface ReceivedEvent {
  readonly id: string
  readonly event: LiveEvent
}

export interface TestStream {
  readonly status: number
  readonly headers: Headers
  /** Resolves to the next event. Rejects if the stream has ended. */
  readonly next: () => Promise<ReceivedEvent>
  /** Resolves to the last comments when the server ends the stream. */
  readonly ended: () => Promise<string[]>
  readonly leave: () => void
}

export interface ListenOptions {
  readonly url: string
  readonly token: string
  readonly channel_id: string | null
  readonly lastEventId?: string
}

export async function listenToChannel({
  url,
  token,
  channel_id,
  lastEventId,
}: ListenOptions): Promise<TestStream> {
  const leaving = new AbortController()
  const response = await fetch(url + pathOf(channel_id), {
    signal: leaving.signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  })
  const frames = framesOf(response)
  const comments: string[] = []

  const nextFrame = async (): Promise<ReceivedEvent | null> => {
    for (;;) {
      const { done, value } = await frames.next()
      if (done) return null
      if (value.startsWith(':')) comments.push(value)
      else return readFrame(value)
    }
  }

  return {
    status: response.status,
    headers: response.headers,
    async next() {
      const event = await nextFrame()
      if (event === null) throw new Error('The stream has ended.')
      return event
    },
    async ended() {
      while ((await nextFrame()) !== null);
      return comments
    },
    leave: () => leaving.abort(),
  }
}

const pathOf = (channel_id: string | null): string =>
  channel_id === null ? '/api/v1/begeleider/live' : `/api/v1/live/${encodeURIComponent(channel_id)}`

async function* framesOf({ body }: Response): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of body ?? []) {
    text += decoder.decode(piece as Uint8Array, { stream: true })
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    yield* frames
  }
}

function readFrame(frame: string): ReceivedEvent {
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1] ?? ''
  return { id: field('id'), event: JSON.parse(field('data')) as ReceivedEvent['event'] }
}
