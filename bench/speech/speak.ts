import { pronounce } from '@letterliaan/dutch'
import type { SpokenClip, Synthesiser } from '@letterliaan/speech/synthesiser'
import { shapeUtterance, createWordUtterance } from '@letterliaan/speech/utterance'

/** Speaks a word with the synthesiser alone, from its letters and at the same speed. */
export function sayBare(synthesiser: Synthesiser, word: string): Promise<SpokenClip> {
  return synthesiser.speak({ ...createWordUtterance([]).question, text: word })
}

export async function sayWord(synthesiser: Synthesiser, word: string): Promise<SpokenClip> {
  const utterance = createWordUtterance(pronounce(word).groups)
  const spoken = await synthesiser.speak(utterance.question)
  // A cut utterance starts at its first sound.
  const startMs = utterance.take === undefined ? 0 : (spoken.phonemes[0]?.at_ms ?? 0)
  const clip = shapeUtterance(spoken, utterance)
  const lasts = (1000 * clip.samples.length) / clip.sample_rate
  const phonemes = spoken.phonemes.map(({ name, at_ms }) => ({ name, at_ms: at_ms - startMs }))
  return { ...clip, phonemes: phonemes.filter(({ at_ms }) => at_ms < lasts - 1) }
}

/** Cuts from phoneme `from` (from 0; negative counts from the last) up to the next one, or up to `end`. */
export function cutSamples(
  { samples, sample_rate, phonemes }: SpokenClip,
  at: number,
  end?: number,
): Float32Array {
  const count = phonemes.findLastIndex(({ name }) => name !== '') + 1
  const placeOf = (phoneme: number): number => (phoneme < 0 ? count + phoneme : phoneme)
  const sampleAt = (phoneme: number): number =>
    Math.round(((phonemes[phoneme]?.at_ms ?? Infinity) * sample_rate) / 1000)
  const from = placeOf(at)
  return samples.subarray(
    sampleAt(from),
    Math.min(samples.length, sampleAt(end === undefined ? from + 1 : placeOf(end))),
  )
}

export const computePeakDb = (samples: Float32Array): number =>
  20 * Math.log10(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 1e-9))
