import { countSamples, type Clip } from './clip.ts'

export function padWithSilence(clip: Clip, beforeMs: number, afterMs: number): Clip {
  const before = countSamples(beforeMs, clip.sample_rate)
  const after = countSamples(afterMs, clip.sample_rate)
  const samples = new Float32Array(before + clip.samples.length + after)
  samples.set(clip.samples, before)
  return { ...clip, samples }
}

export function joinWithGaps(clips: readonly Clip[], gapMs: number): Clip {
  const rate = sharedRate(clips)
  const gap = countSamples(gapMs, rate)
  const starts: number[] = []
  let length = 0
  for (const clip of clips) {
    starts.push(length)
    length += clip.samples.length + gap
  }
  return place(clips, starts, Math.max(0, length - gap), rate)
}

/** Starts a clip every `paceMs`, even if the previous one is longer. All clips have one sample rate. */
export function joinAtInterval(clips: readonly Clip[], paceMs: number): Clip {
  const rate = sharedRate(clips)
  const starts = clips.map((_, index) => countSamples(index * paceMs, rate))
  const length = Math.max(0, ...clips.map((clip, index) => starts[index]! + clip.samples.length))
  return place(clips, starts, length, rate)
}

function place(clips: readonly Clip[], starts: readonly number[], length: number, rate: number): Clip {
  const samples = new Float32Array(length)
  clips.forEach((clip, index) => {
    const start = starts[index]!
    clip.samples.forEach((sample, offset) => {
      samples[start + offset]! += sample
    })
  })
  return { samples, sample_rate: rate }
}

function sharedRate(clips: readonly Clip[]): number {
  const rate = clips[0]?.sample_rate
  if (rate === undefined) throw new RangeError('no clips to join')
  if (clips.some((clip) => clip.sample_rate !== rate)) throw new RangeError('clips of different sample rates')
  return rate
}
