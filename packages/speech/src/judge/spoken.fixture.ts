import { outputSampleRate, countSamples, type Clip } from '../audio/clip.ts'

export interface SpokenFixture {
  /** Levels in dBFS of the voice and of the room. */
  readonly voiceDb: number
  readonly roomDb: number
  /** Duration of the silence before the word, ms. */
  readonly before?: number
  readonly after?: number
  readonly syllables?: number
}

const random = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647

export function spokenFixture(wanted: SpokenFixture): Clip {
  const { voiceDb, roomDb, before = 300, after = 400, syllables = 2 } = wanted
  const rate = outputSampleRate
  const [on, off] = [countSamples(180), countSamples(60)]
  const start = countSamples(before)
  const total = start + syllables * on + (syllables - 1) * off + countSamples(after)
  const noise = random(7)
  const room = 10 ** (roomDb / 20) * Math.sqrt(3)
  const samples = Float32Array.from({ length: total }, () => room * (2 * noise() - 1))
  const voice = new Float32Array(on)
  for (let i = 0; i < on; i++) {
    const rise = Math.min(1, i / countSamples(20), (on - i) / countSamples(40))
    for (let k = 1; k <= 12; k++) voice[i]! += (rise / k) * Math.sin((2 * Math.PI * 130 * k * i) / rate + k)
  }
  const rms = Math.sqrt(voice.reduce((sum, sample) => sum + sample * sample, 0) / on)
  for (let syllable = 0; syllable < syllables; syllable++) {
    for (let i = 0; i < on; i++)
      samples[start + syllable * (on + off) + i]! += (voice[i]! / rms) * 10 ** (voiceDb / 20)
  }
  return { samples, sample_rate: rate }
}

export function addClick(clip: Clip, atMs: number, peak: number): Clip {
  const samples = clip.samples.slice()
  const from = countSamples(atMs, clip.sample_rate)
  for (let i = 0; i < countSamples(8, clip.sample_rate); i++)
    samples[from + i] = peak * Math.exp(-i / 60) * (i % 2 === 0 ? 1 : -1)
  return { ...clip, samples }
}

export const overdrive = (clip: Clip, gain: number): Clip => ({
  ...clip,
  samples: clip.samples.map((sample) => Math.max(-1, Math.min(1, sample * gain))),
})
