import { countSamples, type Clip } from './clip.ts'

const frameMs = 5

/** Trims 5 ms frames that are `thresholdDb` below the loudest, but keeps `keepMs` of them. Empty if silent. */
export function trimSilence(clip: Clip, thresholdDb: number = 42, keepMs: number = 10): Clip {
  const frame = countSamples(frameMs, clip.sample_rate)
  const loudness = measureFrameLevels(clip.samples, frame)
  const loudest = Math.max(0, ...loudness)
  if (loudest === 0) return { ...clip, samples: new Float32Array(0) }
  const threshold = loudest * 10 ** (-thresholdDb / 20)
  const first = loudness.findIndex((level) => level >= threshold)
  const last = loudness.findLastIndex((level) => level >= threshold)
  const keep = countSamples(keepMs, clip.sample_rate)
  return {
    ...clip,
    samples: clip.samples.slice(Math.max(0, first * frame - keep), (last + 1) * frame + keep),
  }
}

export function measureFrameLevels(samples: Float32Array, frame: number): number[] {
  const levels: number[] = []
  for (let start = 0; start < samples.length; start += frame) {
    levels.push(computeRms(samples.subarray(start, start + frame)))
  }
  return levels
}

export function computeRms(samples: Float32Array): number {
  if (samples.length === 0) return 0
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / samples.length)
}
