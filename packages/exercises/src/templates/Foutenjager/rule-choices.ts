import type { Anchor, Word } from '@letterliaan/contract'
import { shuffle } from '@letterliaan/rules'
import { findStepOfAnchor } from '../../kit/anchors.ts'
import type { Turn } from '../../kit/template.ts'
import { countPairsInCommon } from '../../kit/letters-in-common.ts'
import { splitCommaList } from '../../kit/word-data.ts'
import { isSimilarCategory, findKindOfCategory } from '../../kit/word-kinds.ts'

export interface AnchorChoices {
  readonly choices: readonly Anchor[]
  readonly right: Anchor | null
}

const nothingToChoose: AnchorChoices = { choices: [], right: null }
const maxWrong = 2

/** Returns the word's own anchor and those of the two most similar steps; none if there is no choice. */
export const chooseAnchorChoices = ({ word, exercise_data: { anchors } }: Turn): AnchorChoices => {
  if (isKept(word)) return nothingToChoose
  const own = anchors.filter(({ id }) => word.anchor_ids?.includes(id))
  const step = own[0] ?? anchorOfCategory(word, anchors)
  if (step === undefined) return nothingToChoose
  const right = own.find(({ name }) => name !== word.word) ?? step
  const wrong = mostLike(
    word,
    anchors.filter((anchor) => findStepOfAnchor(anchor) !== findStepOfAnchor(step)),
  )
  return wrong.length === 0 ? nothingToChoose : { choices: shuffle([right, ...wrong], word.id), right }
}

/** True if the misspelling contains the letters of its anchor. No anchor helps with *breie*. */
const isKept = ({ category, difficult_letters = [], misspelt }: Word): boolean =>
  findKindOfCategory(category) === 'remembered' &&
  difficult_letters.length > 0 &&
  difficult_letters.every((letters) => letters.length > 1 && misspelt?.includes(letters) === true)

/** Finds an anchor by category. A word without a category belongs to the step of the first anchor. */
const anchorOfCategory = ({ category }: Word, anchors: readonly Anchor[]): Anchor | undefined =>
  category === undefined ? anchors[0] : anchors.find((anchor) => anchor.category === category)

/** Returns one anchor per step. If some are equally similar, the word decides, so server and client agree. */
const mostLike = (word: Word, others: readonly Anchor[]): Anchor[] => {
  const ranked = shuffle(others, word.id).toSorted((a, b) => scoreLikeness(word, b) - scoreLikeness(word, a))
  const steps = ranked.map(findStepOfAnchor)
  return ranked.filter((_, at) => steps.indexOf(steps[at] ?? 0) === at).slice(0, maxWrong)
}

/** Scores how easily two rules are confused, by strategy, and by letters and length of their anchors. */
export const scoreLikeness = (word: Word, anchor: Anchor): number => {
  const isFoundOutAlike = findKindOfCategory(word.category) === findKindOfCategory(anchor.category)
  const numGroups = splitCommaList(anchor.sound_groups ?? '').length
  return (
    (isFoundOutAlike ? 3 : 0) +
    (isSimilarCategory(word.category ?? '', anchor.category ?? '') ? 2 : 0) +
    Math.min(3, countPairsInCommon(word.word, anchor.name)) +
    (numGroups === splitCommaList(word.sound_groups).length ? 1 : 0)
  )
}
