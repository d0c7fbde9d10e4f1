import { pronounce } from '@letterliaan/dutch'
import { phonemeText } from './mnemonics.ts'
import { sentenceText } from './sentence.ts'
import type { SpokenClip, SpeakingProgram } from './synthesiser.ts'
import { sentenceUtterance } from './utterance.ts'

/** How a word of a sentence is spoken, in the phonemes that the synthesiser reports. */
export interface Reading {
  readonly word: string
  /** By the synthesiser's own letter rules. */
  readonly byLetters: string
  /** By our sounds. */
  readonly bySounds: string
  /** As it is said in a sentence. */
  readonly said: string
  /** Why `pronounce` doubts it; empty: it does not. */
  readonly unsure: readonly string[]
}

/** Our open o and the end of our oo (mnemonics.ts) are written as the o and oo that they are. */
const phonemesOf = ({ phonemes }: SpokenClip): string =>
  phonemes
    .map(({ name }) => name)
    .join('')
    .replaceAll(/(?<=[ˈˌ])o(?!ː)/gu, 'ɔ')
    .replaceAll(/(?<=[ˈˌ]oː)w/gu, '')

/** How a word of a sentence is read: by letters, by sounds, and as a child hears it. */
export async function readWord(synthesiser: SpeakingProgram, word: string): Promise<Reading> {
  const { question } = sentenceUtterance('')
  const { groups, unsure } = pronounce(word)
  const read = async (text: string) => phonemesOf(await synthesiser.speak({ ...question, text }))
  return {
    word,
    byLetters: await read(word),
    bySounds: await read(phonemeText(groups)),
    said: await read(sentenceText(word)),
    unsure,
  }
}
