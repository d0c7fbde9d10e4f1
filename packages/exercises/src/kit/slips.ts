import { foldLetterCase, normaliseCharacters } from '@letterliaan/rules'
import { cutWords } from './words-in-text.ts'

/** A piece of a written sentence: a word, or what stands between words. */
export interface WrittenPiece {
  readonly text: string
  /** Is it a word that the model sentence does not have there? */
  readonly isSlip: boolean
}

/** A written sentence beside its model; case and punctuation aside. */
export interface ComparedSentence {
  readonly pieces: readonly WrittenPiece[]
  /** Is each word of the model there, and none besides? */
  readonly isSame: boolean
}

const cut = (text: string): string[] => cutWords(normaliseCharacters(text))

const isWordAt = (_piece: string, at: number): boolean => at % 2 === 1

/** Finds what a child wrote otherwise than the model sentence: shown, not counted (templates.md, Zinnen2). */
export const compareSentence = (written: string, model: string): ComparedSentence => {
  const pieces = cut(written)
  const given = pieces.filter(isWordAt).map(foldLetterCase)
  const asked = cut(model).filter(isWordAt).map(foldLetterCase)
  const common = commonWords(given, asked)
  return {
    pieces: pieces.map((text, at) => ({ text, isSlip: at % 2 === 1 && !common.has((at - 1) / 2) })),
    isSame: common.size === given.length && common.size === asked.length,
  }
}

/** The places in `given` of a longest row of words that is in both, in the same order. */
const commonWords = (given: readonly string[], asked: readonly string[]): ReadonlySet<number> => {
  const lengths = given.map(() => asked.map(() => 0))
  const lengthAt = (at: number, to: number): number => lengths[at]?.[to] ?? 0
  for (let at = given.length - 1; at >= 0; at--) {
    for (let to = asked.length - 1; to >= 0; to--) {
      const row = lengths[at] ?? []
      row[to] =
        given[at] === asked[to]
          ? lengthAt(at + 1, to + 1) + 1
          : Math.max(lengthAt(at + 1, to), lengthAt(at, to + 1))
    }
  }
  const places = new Set<number>()
  for (let at = 0, to = 0; at < given.length && to < asked.length;) {
    if (given[at] === asked[to]) {
      places.add(at)
      at++
      to++
    } else if (lengthAt(at + 1, to) >= lengthAt(at, to + 1)) at++
    else to++
  }
  return places
}
