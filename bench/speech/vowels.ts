import type { SpokenClip, Synthesiser } from '@letterliaan/speech/synthesiser'
import { computeFirstFormant } from './formants.ts'
import { cutSamples, sayBare, sayWord } from './speak.ts'

const pairs = ['bom', 'boom', 'bot', 'boot', 'pot', 'poot']

/** Describes the vowel of a word of three sounds by its length, and its first formant at three quarters. */
function describe(clip: SpokenClip): string {
  const vowel = cutSamples(clip, 1, -1)
  const ms = Math.round((1000 * vowel.length) / clip.sample_rate)
  const half = Math.round(clip.sample_rate * 0.02)
  const late = Math.round(vowel.length * 0.7)
  const f1 = computeFirstFormant(vowel.subarray(late - half, late + half), clip.sample_rate)
  return `${ms} ms, ${f1} Hz`
}

/** Measures words with a short and a long o, both bare and as Letterliaan requests them. */
export async function measureVowelO(synthesiser: Synthesiser): Promise<string[][]> {
  const rows: string[][] = []
  for (const word of pairs)
    rows.push([word, describe(await sayBare(synthesiser, word)), describe(await sayWord(synthesiser, word))])
  return rows
}
