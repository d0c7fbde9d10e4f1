import { countSamples, type Clip } from './clip.ts'

/** Applies raised-cosine fades (ms), so that a cut never clicks. */
export function fadeEnds(clip: Clip, inMs: number, outMs: number): Clip {
  const samples = clip.samples.slice()
  const rise = Math.min(samples.length, countSamples(inMs, clip.sample_rate))
  const fall = Math.min(samples.length, countSamples(outMs, clip.sample_rate))
  for (let i = 0; i < rise; i++) samples[i]! *= cosineRamp(i / rise)
  for (let i = 0; i < fall; i++) samples[samples.length - 1 - i]! *= cosineRamp(i / fall)
  return { ...clip, samples }
}

export function cosineRamp(position: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * position)
}
