import type { Page } from 'playwright-core'

export interface RecordedAudio {
  readonly decoded: () => Promise<{ name: string; seconds: number }[]>
  readonly fades: () => Promise<number[]>
  readonly starts: () => Promise<{ name: string; volume: number }[]>
  /** Lengths of loops in seconds. */
  readonly loops: () => Promise<number[]>
}

interface AudioLog {
  readonly loops: number[]
  readonly decoded: { name: string; seconds: number }[]
  readonly fades: number[]
  readonly starts: { name: string; volume: number }[]
}

export async function recordAudio(page: Page): Promise<RecordedAudio> {
  await page.addInitScript(() => {
    const ears: AudioLog = { decoded: [], fades: [], starts: [], loops: [] }
    const names = new WeakMap<object, string>()
    const gains = new WeakMap<object, GainNode>()
    const loops = new WeakSet<object>()
    Object.assign(globalThis, { ears })

    const readBytes = Response.prototype.arrayBuffer
    Response.prototype.arrayBuffer = async function arrayBuffer() {
      const bytes = await readBytes.call(this)
      const name = new URL(this.url || 'about:blank').pathname.split('/').at(-1) ?? ''
      const copy = bytes.slice.bind(bytes)
      const slice = (begin: number) => {
        const part = copy(begin)
        names.set(part, name)
        return part
      }
      return Object.assign(bytes, { slice })
    }
    const decode = AudioContext.prototype.decodeAudioData
    AudioContext.prototype.decodeAudioData = async function decodeAudioData(bytes) {
      const name = names.get(bytes) ?? ''
      const buffer = await decode.call(this, bytes)
      names.set(buffer, name)
      ears.decoded.push({ name, seconds: buffer.duration })
      return buffer
    }
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
    AudioNode.prototype.connect = function connectTo(this: AudioNode, to: AudioNode) {
      if (to instanceof GainNode) gains.set(this, to)
      return connect.call(this, to)
    } as typeof AudioNode.prototype.connect
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function begin(when) {
      const gain = gains.get(this)
      if (this.loop) ears.loops.push(this.buffer?.duration ?? 0)
      if (this.loop && gain) loops.add(gain.gain)
      else if (this.buffer)
        ears.starts.push({ name: names.get(this.buffer) ?? '', volume: gain?.gain.value ?? 1 })
      start.call(this, when)
    }
    const value = Object.getOwnPropertyDescriptor(AudioParam.prototype, 'value')
    Object.defineProperty(AudioParam.prototype, 'value', {
      ...value,
      set(this: AudioParam, volume: number) {
        if (loops.has(this)) ears.fades.push(Math.round(volume * 100) / 100)
        value?.set?.call(this, volume)
      },
    })
  })
  const read = <K extends keyof AudioLog>(key: K): Promise<AudioLog[K]> =>
    page.evaluate((name) => (globalThis as unknown as { ears: AudioLog }).ears[name], key) as Promise<
      AudioLog[K]
    >
  return {
    decoded: () => read('decoded'),
    fades: () => read('fades'),
    starts: () => read('starts'),
    loops: () => read('loops'),
  }
}
