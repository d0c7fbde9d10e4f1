import { pronounce } from '@letterliaan/dutch'
import type { SpokenClip, Synthesiser } from '@letterliaan/speech/synthesiser'
import { shapeUtterance, wordUtterance } from '@letterliaan/speech/utterance'

/** A word by the synthesiser alone: its letters, at the same pace. */
export function sayBare(synthesiser: Synthesiser, word: string): Promise<SpokenClip> {
  return synthesiser.speak({ ...wordUtterance([]).question, text: word })
}

/** A word as Letterliaan has it said. */
export async function sayWord(synthesiser: Synthesiser, word: string): Promise<SpokenClip> {
  const utterance = wordUtterance(pronounce(word).groups)
  const spoken = await synthesiser.speak(utterance.question)
  // What is cut out begins at the first sound.
  const startMs = utterance.take === undefined ? 0 : (spoken.phonemes[0]?.at_ms ?? 0)
  const phonemes = spoken.phonemes.map(({ name, at_ms }) => ({ name, at_ms: at_ms - startMs }))
  return { ...shapeUtterance(spoken, utterance), phonemes }
}

/** The samples of one phoneme (from 0). */
export function samplesOf({ samples, sample_rate, phonemes }: SpokenClip, at: number): Float32Array {
  const sampleAt = (phoneme: number): number =>
    Math.round(((phonemes[phoneme]?.at_ms ?? Infinity) * sample_rate) / 1000)
  return samples.subarray(sampleAt(at), Math.min(samples.length, sampleAt(at + 1)))
}

/** The loudest sample, in dB. */
export const peakDbOf = (samples: Float32Array): number =>
  20 * Math.log10(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 1e-9))
