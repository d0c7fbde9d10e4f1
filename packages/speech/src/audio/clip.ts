/** Mono sound in memory: samples between −1 and 1. */
export interface Clip {
  readonly samples: Float32Array
  readonly sample_rate: number
}

/** The sample rate of everything we send: that of the embedded synthesiser and of most Piper voices. */
export const outputSampleRate = 22_050

/** @returns the length of a clip in ms */
export function durationMs(clip: Clip): number {
  return (clip.samples.length / clip.sample_rate) * 1000
}

/** @returns how many samples `ms` milliseconds are */
export function samplesIn(ms: number, sampleRate: number = outputSampleRate): number {
  return Math.round((ms / 1000) * sampleRate)
}

/** @returns the part of a clip between two moments in ms (clamped to the clip) */
export function sliceClip(clip: Clip, fromMs: number, toMs: number): Clip {
  const from = samplesIn(fromMs, clip.sample_rate)
  const to = samplesIn(toMs, clip.sample_rate)
  return { ...clip, samples: clip.samples.slice(Math.max(0, from), Math.max(0, to)) }
}
