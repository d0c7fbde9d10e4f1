import { countSamples, type Clip } from './clip.ts'
import { cosineRamp } from './fade.ts'

const grainMs = 60
const overlapMs = 24

/** Repeats 60 ms grains of the steady part (30% to 70%), so that a voice keeps its pitch and a hiss does not pulse. */
export function sustainClip(clip: Clip, ms: number): Clip {
  const { samples, sample_rate } = clip
  const wanted = countSamples(ms, sample_rate)
  if (samples.length >= wanted) return clip
  const from = Math.floor(samples.length * 0.3)
  const to = Math.floor(samples.length * 0.7)
  const overlap = Math.min(countSamples(overlapMs, sample_rate), Math.floor((to - from) / 3))
  const grain = Math.min(countSamples(grainMs, sample_rate), to - from)
  const end = samples.subarray(to - overlap)
  const held = new Float32Array(wanted)
  held.set(samples.subarray(0, to))
  let filled = to
  for (let turn = 0; filled < wanted - end.length + overlap; turn++) {
    const room = wanted - end.length + overlap - filled
    const start = bestFit(held, filled, samples, searchRange(from, to - grain, turn), overlap)
    filled += lay(held, filled, samples.subarray(start, start + Math.min(grain, room + overlap)), overlap)
  }
  lay(held, filled, end, overlap)
  return { samples: held, sample_rate }
}

/** Returns another third of the starts each turn, because a grain that is repeated at once is audible. */
function searchRange(from: number, to: number, turn: number): readonly [number, number] {
  const third = (to - from) / 3
  const place = (turn * 2) % 3
  return [Math.floor(from + place * third), Math.ceil(from + (place + 1) * third)]
}

/** Returns the start in `source` that is most similar to the last `overlap` samples before `filled`. */
function bestFit(
  held: Float32Array,
  filled: number,
  source: Float32Array,
  [from, to]: readonly [number, number],
  overlap: number,
): number {
  let best = from
  let bestMatch = -Infinity
  for (let start = from; start <= to; start++) {
    let match = 0
    let energy = 1e-9
    for (let i = 0; i < overlap; i++) {
      const sample = source[start + i] ?? 0
      match += held[filled - overlap + i]! * sample
      energy += sample * sample
    }
    if (match / Math.sqrt(energy) > bestMatch) {
      bestMatch = match / Math.sqrt(energy)
      best = start
    }
  }
  return best
}

/** Adds a piece with an overlap of `overlap` samples. Returns by how much the sound grew. */
function lay(held: Float32Array, filled: number, piece: Float32Array, overlap: number): number {
  const start = filled - overlap
  piece.forEach((sample, i) => {
    const at = start + i
    if (at >= held.length) return
    const weight = i < overlap ? cosineRamp(i / overlap) : 1
    held[at] = held[at]! * (1 - weight) + sample * weight
  })
  return piece.length - overlap
}
