import { cutOutWord, type SentenceGap } from './gap.ts'
import { splitLetterList, type WorkbookStep, type WorkbookWord } from './step.ts'

export interface WordsToCut {
  readonly of: 'klankgroepen' | 'klanken'
  readonly words: readonly { word: string; pieces: string[] }[]
}

/** The child reads and writes all words. The other parts use a selection that is spread over the list. */
export interface WorkbookPlan {
  readonly color: readonly WorkbookWord[]
  readonly cuts: WordsToCut
  readonly gaps: readonly SentenceGap[]
}

const maxColored = 10
const maxCut = 12
const maxGaps = 8

/** There is no exercise if fewer words have two klankgroepen. */
const minInGroups = 3

/** Uses different words in each part if there are enough of them. */
export function planWorkbook({ words }: WorkbookStep): WorkbookPlan {
  return {
    color: pickEvenly(words, maxColored, 0),
    cuts: planCuts(words),
    gaps: pickEvenly(
      words.map(cutOutWord).filter((gap) => gap !== null),
      maxGaps,
      0.66,
    ),
  }
}

function planCuts(words: readonly WorkbookWord[]): WordsToCut {
  const inGroups = words.filter((word) => splitLetterList(word.sound_groups).length > 1)
  const of = inGroups.length < Math.min(minInGroups, words.length) ? 'klanken' : 'klankgroepen'
  const chosen = pickEvenly(of === 'klanken' ? words : inGroups, maxCut, 0.33)
  return {
    of,
    words: chosen.map(({ word, sound_groups, read_letters }) => ({
      word,
      pieces: splitLetterList(of === 'klanken' ? read_letters : sound_groups).filter(
        (piece) => piece !== ' ',
      ),
    })),
  }
}

/** Picks in list order. `shift` (0–1) moves the picks. */
export function pickEvenly<Item>(items: readonly Item[], maxCount: number, shift: number): Item[] {
  if (items.length <= maxCount) return [...items]
  const step = items.length / maxCount
  return Array.from({ length: maxCount }, (_, index) => items[Math.floor((index + shift) * step)]).filter(
    (item) => item !== undefined,
  )
}
