/** Samples a second of every effect: enough for bells, and small as MP3. */
export const effectSampleRate = 24_000

/** Something that sounds: its sample at a moment in seconds after its beginning. */
export interface Voice {
  readonly seconds: number
  sampleAt(time: number): number
}

/** A voice on a track: when it begins, in seconds, and how loud it is, 0–1. */
export interface PlacedVoice {
  readonly at: number
  readonly voice: Voice
  readonly gain: number
}

/** Cut off after `seconds`. */
export function mixVoices(seconds: number, placed: readonly PlacedVoice[]): Float32Array {
  const track = new Float32Array(Math.round(seconds * effectSampleRate))
  for (const { at, voice, gain } of placed) {
    const start = Math.round(at * effectSampleRate)
    const length = Math.min(Math.round(voice.seconds * effectSampleRate), track.length - start)
    for (let i = 0; i < length; i++) track[start + i]! += gain * voice.sampleAt(i / effectSampleRate)
  }
  return track
}

/** Mixes voices into a loop: what sounds on after its end is heard at its beginning. */
export function mixLoop(seconds: number, placed: readonly PlacedVoice[]): Float32Array {
  const loop = new Float32Array(Math.round(seconds * effectSampleRate))
  for (const { at, voice, gain } of placed) {
    const start = Math.round(at * effectSampleRate)
    const length = Math.round(voice.seconds * effectSampleRate)
    for (let i = 0; i < length; i++)
      loop[(start + i) % loop.length]! += gain * voice.sampleAt(i / effectSampleRate)
  }
  return loop
}

/** Adds tracks of equal length, each with its gain. */
export function mixTracks(...layers: readonly (readonly [Float32Array, number])[]): Float32Array {
  const sum = new Float32Array(layers[0]![0].length)
  for (const [track, gain] of layers) track.forEach((sample, i) => (sum[i]! += gain * sample))
  return sum
}

/** Lets a track end in silence over its last `seconds`. */
export function fadeOut(seconds: number, track: Float32Array): Float32Array {
  const length = Math.round(seconds * effectSampleRate)
  return track.map((sample, i) => sample * Math.min(1, (track.length - 1 - i) / length))
}
