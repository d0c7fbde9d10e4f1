export interface Clip {
  readonly samples: Float32Array
  readonly sample_rate: number
}

/** The sample rate of the embedded synthesiser and of most Piper voices. */
export const outputSampleRate = 22_050

export function computeDurationMs(clip: Clip): number {
  return (clip.samples.length / clip.sample_rate) * 1000
}

export function countSamples(ms: number, sampleRate: number = outputSampleRate): number {
  return Math.round((ms / 1000) * sampleRate)
}

export function sliceClip(clip: Clip, fromMs: number, toMs: number): Clip {
  const from = countSamples(fromMs, clip.sample_rate)
  const to = countSamples(toMs, clip.sample_rate)
  return { ...clip, samples: clip.samples.slice(Math.max(0, from), Math.max(0, to)) }
}
