import { effectSampleRate } from './track.ts'

const combsMs = [29.7, 37.1, 41.1, 43.7] as const
const allpassesMs = [5, 1.7] as const

/**
 * The sound of a space: four echoes that go round, smeared out by two all-pass filters.
 * @param wet how much of the space is added to the sound, 0–1
 * @param tail seconds until the echo has died away
 * @param rounds 2 for a loop (the second round is kept, so that the end rings on at the beginning), else 1
 */
export function addReverb(track: Float32Array, wet: number, tail: number, rounds: 1 | 2 = 1): Float32Array {
  const combs = combsMs.map((ms) => createEcho(ms, 10 ** ((-3 * ms) / 1000 / tail)))
  const allpasses = allpassesMs.map(createAllpass)
  const result = new Float32Array(track.length)
  for (let i = 0; i < track.length * rounds; i++) {
    const dry = track[i % track.length]!
    const echo = combs.reduce((sum, comb) => sum + comb(dry), 0) / combs.length
    result[i % track.length] = dry + wet * allpasses.reduce((sound, allpass) => allpass(sound), echo)
  }
  return result
}

/** An echo that comes back every `ms`, duller each time. */
function createEcho(ms: number, feedback: number): (sample: number) => number {
  const line = new Float32Array(Math.round((ms / 1000) * effectSampleRate))
  let place = 0
  let dull = 0
  return (sample) => {
    const out = line[place]!
    dull = 0.7 * out + 0.3 * dull
    line[place] = sample + feedback * dull
    place = (place + 1) % line.length
    return out
  }
}

function createAllpass(ms: number): (sample: number) => number {
  const line = new Float32Array(Math.round((ms / 1000) * effectSampleRate))
  let place = 0
  return (sample) => {
    const delayed = line[place]!
    const out = delayed - 0.6 * sample
    line[place] = sample + 0.6 * out
    place = (place + 1) % line.length
    return out
  }
}
