/** Length of a segment: two or three periods of a voice (seconds). */
const pieceSeconds = 0.03
/** Maximum shift of a segment to match the previous one (seconds). */
const searchSeconds = 0.008
/** Compares only one in eight samples, which is enough for a voice and does not delay key presses. */
const compareEvery = 8
const searchEvery = 4

/** Slows sound down without changing its pitch (WSOLA; Verhelst, Roelands, 1993). `speed` is below 1. */
export function stretchSound(samples: Float32Array, rate: number, speed: number): Float32Array<ArrayBuffer> {
  const hop = Math.round((pieceSeconds * rate) / 2)
  const stretched = new Float32Array(Math.round(samples.length / speed))
  const weights = new Float32Array(stretched.length)
  const fade = Float32Array.from(
    { length: 2 * hop },
    (_, at) => Math.sin((Math.PI * (at + 0.5)) / (2 * hop)) ** 2,
  )
  let from = 0
  for (let at = 0; at < stretched.length; at += hop) {
    from = at === 0 ? 0 : findFit(samples, Math.round(at * speed), from + hop, hop, rate)
    const end = Math.min(2 * hop, stretched.length - at, samples.length - from)
    for (let n = 0; n < end; n++) {
      const weight = fade[n]!
      stretched[at + n]! += samples[from + n]! * weight
      weights[at + n]! += weight
    }
  }
  // The first and last segment have no overlap.
  for (let at = 0; at < stretched.length; at++) if (weights[at]! > 0.01) stretched[at]! /= weights[at]!
  return stretched
}

/** Returns the offset near `wanted` that best continues `natural`. */
function findFit(samples: Float32Array, wanted: number, natural: number, hop: number, rate: number): number {
  const reach = Math.round(searchSeconds * rate)
  const last = Math.max(0, samples.length - 2 * hop)
  let best = Math.min(wanted, last)
  let highest = -Infinity
  for (let from = Math.max(0, wanted - reach); from <= Math.min(last, wanted + reach); from += searchEvery) {
    let likeness = 0
    const length = Math.min(2 * hop, samples.length - natural)
    for (let n = 0; n < length; n += compareEvery) likeness += samples[from + n]! * samples[natural + n]!
    if (likeness > highest) {
      highest = likeness
      best = from
    }
  }
  return best
}

const slowed = new WeakMap<AudioBuffer, { readonly speed: number; readonly buffer: AudioBuffer }>()

/** Returns the sound at a lower speed, cached as long as the sound itself. Speech is mono. */
export function slowDownSound(context: BaseAudioContext, sound: AudioBuffer, speed: number): AudioBuffer {
  const known = slowed.get(sound)
  if (known?.speed === speed) return known.buffer
  const samples = stretchSound(sound.getChannelData(0), sound.sampleRate, speed)
  const buffer = context.createBuffer(1, samples.length, sound.sampleRate)
  buffer.copyToChannel(samples, 0)
  slowed.set(sound, { speed, buffer })
  return buffer
}
