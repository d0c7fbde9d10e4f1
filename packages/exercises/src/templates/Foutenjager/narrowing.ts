import type { Word } from '@letterliaan/contract'
import { misspellSentence, findPlaceOfWord } from './misspelt-sentence.ts'

export type Narrowing = 'none' | 'part' | 'word'

const tapsBefore = { part: 2, word: 4 }

export const chooseNarrowing = (numTapped: number): Narrowing => {
  if (numTapped >= tapsBefore.word) return 'word'
  return numTapped >= tapsBefore.part ? 'part' : 'none'
}

/** Returns the remaining places of the word: half of the sentence, or only the word. */
export const listPlacesLeft = (
  word: Pick<Word, 'word' | 'sentence' | 'misspelt'>,
  narrowing: Narrowing,
): readonly number[] => {
  const places = misspellSentence(word).map(({ at }) => at)
  const wrongAt = findPlaceOfWord(word)
  if (narrowing === 'none') return places
  if (narrowing === 'word') return [wrongAt]
  const half = Math.ceil(places.length / 2)
  return wrongAt < half ? places.slice(0, half) : places.slice(-half)
}
