import { normaliseSigns } from '@letterliaan/dutch/signs'
import { foldLetterCase } from '@letterliaan/rules'
import { splitAtWords } from './words-in-text.ts'

export interface WrittenPiece {
  readonly text: string
  /** True for a word that is not in the model sentence at this place. */
  readonly isSlip: boolean
}

/** Compared without case and punctuation. */
export interface ComparedSentence {
  readonly pieces: readonly WrittenPiece[]
  readonly isSame: boolean
}

const cut = (text: string): string[] => splitAtWords(normaliseSigns(text))

const isWordAt = (_piece: string, at: number): boolean => at % 2 === 1

/** Compares a sentence for display, without counting (templates.md, Zinnen2). */
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
