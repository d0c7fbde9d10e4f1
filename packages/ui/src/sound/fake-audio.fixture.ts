import { vi } from 'vitest'

interface PlayedSound {
  readonly url: string
  readonly loop: boolean
  readonly speed: number
  /** Planned start, in the time of the context (seconds). */
  startsAt: number
  /** Start within the file, and the part that a loop repeats (seconds). */
  offset: number
  readonly repeats: readonly [start: number, end: number]
  stopped: boolean
  readonly volume: () => number
  /** Returns the total gain of all nodes on its way, except the device's volume. */
  readonly heardVolume: () => number
  readonly end: () => void
}

interface FakeBuffer {
  readonly url: string
  readonly duration: number
  readonly sampleRate: number
  readonly getChannelData: () => Float32Array
}

interface FakeGain {
  readonly gain: FakeParam
  readonly context: object
  readonly connect: (to: unknown) => unknown
}

export function createFakeAudio() {
  const played: PlayedSound[] = []
  const destination = {}
  const ways = new Map<unknown, unknown>()
  let master: FakeGain | undefined

  function createGain(): FakeGain {
    const node: FakeGain = {
      gain: createFakeParam(() => context.currentTime),
      get context() {
        return context
      },
      connect(to) {
        if (to === destination) master = node
        ways.set(node, to)
        return to
      },
    }
    return node
  }

  function heardFrom(node: FakeGain | undefined): number {
    if (node === undefined || node === master) return 1
    return node.gain.value * heardFrom(ways.get(node) as FakeGain | undefined)
  }

  function createBufferSource() {
    const events = new EventTarget()
    let gain: FakeGain | undefined
    const source = {
      buffer: undefined as { url: string } | undefined,
      loop: false,
      playbackRate: { value: 1 },
      loopStart: 0,
      loopEnd: 0,
      addEventListener: events.addEventListener.bind(events),
      connect(to: FakeGain) {
        gain = to
        return to
      },
      start(when = 0, offset = 0) {
        sound.startsAt = when
        sound.offset = offset
        played.push(sound)
      },
      stop() {
        sound.stopped = true
        events.dispatchEvent(new Event('ended'))
      },
    }
    const sound: PlayedSound = {
      get url() {
        return source.buffer?.url ?? ''
      },
      get loop() {
        return source.loop
      },
      get speed() {
        return source.playbackRate.value
      },
      startsAt: 0,
      offset: 0,
      get repeats(): [number, number] {
        return [source.loopStart, source.loopEnd]
      },
      stopped: false,
      volume: () => gain?.gain.value ?? 1,
      heardVolume: () => heardFrom(gain),
      end: () => events.dispatchEvent(new Event('ended')),
    }
    return source
  }

  const context = {
    state: 'running',
    currentTime: 0,
    sampleRate: 100,
    destination,
    createGain,
    createBufferSource,
    decodeAudioData: vi.fn<(bytes: ArrayBuffer) => Promise<FakeBuffer>>(async (bytes) => ({
      url: new TextDecoder().decode(bytes),
      duration: 0.7,
      sampleRate: 100,
      getChannelData: () => new Float32Array(70),
    })),
    createBuffer: (_channels: number, length: number) => ({
      url: `slowed down to ${length}`,
      duration: length / 100,
      sampleRate: 100,
      getChannelData: () => new Float32Array(length),
      copyToChannel: () => undefined,
    }),
    resume: vi.fn<() => Promise<void>>(async () => undefined),
    suspend: vi.fn<() => Promise<void>>(async () => undefined),
    close: vi.fn<() => Promise<void>>(async () => undefined),
  }

  return {
    played,
    context,
    master: () => master?.gain.value,
    createContext: () => context as unknown as AudioContext,
    /** Responds with the address as bytes, or with 404 for addresses in `missing`. */
    fetch: vi.fn<(url: string) => Promise<Response>>(async (url) => {
      return url.includes('missing') ? new Response(null, { status: 404 }) : new Response(url)
    }),
  }
}

export function touchScreen(): void {
  window.dispatchEvent(new Event('pointerdown'))
}

/** Waits for pending promises without advancing fake timers. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
}

type Change =
  | { readonly at: number; readonly kind: 'set'; readonly to: number }
  | { readonly at: number; readonly kind: 'target'; readonly to: number; readonly constant: number }

interface FakeParam {
  value: number
  readonly cancelScheduledValues: (from: number) => void
  readonly setValueAtTime: (to: number, at: number) => void
  readonly setTargetAtTime: (to: number, at: number, constant: number) => void
}

/** A minimal AudioParam, whose planned values apply when the clock reaches them. */
function createFakeParam(now: () => number): FakeParam {
  let first = 1
  let changes: Change[] = []

  function valueAt(time: number): number {
    const past = changes.filter(({ at }) => at <= time)
    return past.reduce((value, change, i) => {
      if (change.kind === 'set') return change.to
      const until = past[i + 1]?.at ?? time
      return change.to + (value - change.to) * Math.exp((change.at - until) / change.constant)
    }, first)
  }

  const plan = (change: Change): void => {
    changes = [...changes, change].toSorted((a, b) => a.at - b.at)
  }

  return {
    get value() {
      return valueAt(now())
    },
    set value(to) {
      first = to
      changes = []
    },
    cancelScheduledValues(from) {
      changes = changes.filter(({ at }) => at < from)
    },
    setValueAtTime: (to, at) => plan({ at, kind: 'set', to }),
    setTargetAtTime: (to, at, constant) => plan({ at, kind: 'target', to, constant }),
  }
}
