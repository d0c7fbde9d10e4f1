import { toPhonemeText } from './mnemonics.ts'
import { toSentenceText } from './sentence.ts'
import type { SpokenClip, SpeakingProgram } from './synthesiser.ts'
import { createSentenceUtterance } from './utterance.ts'
import { pronounceSplit } from './pronounce-split.ts'

export interface SpokenReading {
  readonly word: string
  readonly byLetters: string
  readonly bySounds: string
  readonly said: string
  readonly unsure: readonly string[]
}

/** Counts our open o and the end of our oo (mnemonics.ts) as o and oo. */
const phonemesOf = ({ phonemes }: SpokenClip): string =>
  phonemes
    .map(({ name }) => name)
    .join('')
    .replaceAll(/(?<=[ˈˌ])o(?!ː)/gu, 'ɔ')
    .replaceAll(/(?<=[ˈˌ]oː)w/gu, '')

export async function readSpokenWord(synthesiser: SpeakingProgram, word: string): Promise<SpokenReading> {
  const { question } = createSentenceUtterance('')
  const { groups, unsure } = pronounceSplit(word)
  const read = async (text: string) => phonemesOf(await synthesiser.speak({ ...question, text }))
  return {
    word,
    byLetters: await read(word),
    bySounds: await read(toPhonemeText(groups)),
    said: await read(toSentenceText(word)),
    unsure,
  }
}
