import { sentenceCategories, type TemplateLogic } from '@letterliaan/exercises/logic'
import {
  type Analysis,
  analyse,
  errorCategories,
  listCategoriesOfTag,
  findRulePlaces,
} from '@letterliaan/dutch'
import { type EvidencePart, isRecall, type TurnEvidence } from '@letterliaan/rules/evidence'
import type { DetailedResult, Word } from '@letterliaan/contract'
import { listJudgedCategories, pickCodes, type TaughtWord } from '../../curriculum/index.ts'

export interface EndedWord {
  readonly taught: TaughtWord
  readonly turn: Pick<DetailedResult, 'num_errors' | 'hints_used' | 'cheats_used'>
}

export interface StoredWrongMove {
  readonly kind: 'attempt' | 'answer'
  readonly input: string
  readonly place: number | null
  /** `tag:category`, separated by commas. */
  readonly error_class: string | null
}

/** Returns false for reading, copying, colouring and choosing, which are no evidence of memory. */
export const isEvidenceOfMemory = ({ word: { asked } }: Pick<TemplateLogic, 'word'>): boolean =>
  isRecall(asked) || asked === 'shown_first'

/**
 * Returns the evidence of a turn (rules.md, What a child knows). A wrong colour or cut is no evidence of
 * spelling, but a missing rule is, because the help names the rule before the word is written.
 * @param wrong the turn's wrong rows, in the order of the log
 * @param at unix seconds of the child's answer
 */
export function toEvidence(
  { word: { asked }, spelling }: Pick<TemplateLogic, 'word' | 'spelling'>,
  { taught, turn }: EndedWord,
  wrong: readonly StoredWrongMove[],
  at: number,
): TurnEvidence {
  const categories = askedOf(spelling, taught)
  const first = wrong.find((row) => spelling?.writtenBy(taught.word, row) != null)
  const written = first && spelling?.writtenBy(taught.word, first)
  const missed = new Set(wrong.flatMap((row) => spelling?.missedBy?.(row) ?? []))
  const parts =
    first === undefined
      ? categories.map(rightPart)
      : partsOfError(
          first,
          categories,
          taught.category,
          written?.isRefused ? writtenBefore(taught, written.written.length - 1) : () => false,
        )
  return {
    word_id: taught.word.id,
    at,
    asked,
    is_right_first: first === undefined,
    was_helped: turn.hints_used > 0,
    was_peeked: turn.cheats_used > 0,
    parts: parts.map(({ category, is_right }) => ({ category, is_right: is_right && !missed.has(category) })),
  }
}

/** A dictated sentence in a step on sentences asks for capitals and marks; a single word only for its own capital. */
function askedOf(spelling: TemplateLogic['spelling'], taught: TaughtWord): readonly string[] {
  const categories = listJudgedCategories(taught)
  if (!sentenceCategories.has(taught.category)) return categories
  if (spelling?.faultsIn !== undefined) return [...new Set([...categories, ...sentenceCategories])]
  const asksCapital = /\p{Lu}/u.test(taught.word.word)
  return categories.filter(
    (category) => !sentenceCategories.has(category) || (asksCapital && category === 'hoofdletter'),
  )
}

const rightPart = (category: string): EvidencePart => ({ category, is_right: true })

/** Kept for a fold, which asks the same words many times. */
const analyses = new WeakMap<Word, Analysis>()

/** Requiring all letters would count more errors than successes for long categories (WETEN-1). */
function writtenBefore({ word, marked }: TaughtWord, refusedAt: number): (category: string) => boolean {
  const analysis = analyses.get(word) ?? analyse(marked ?? word.word, pickCodes(word))
  analyses.set(word, analysis)
  const everywhere = Array.from(word.word, (_, place) => place)
  return (category) => {
    const places = findRulePlaces(analysis, category) ?? everywhere
    return places.filter((place) => place < refusedAt).length >= places.length / 2
  }
}

/** Kinds of errors whose category depends on the place in the word. */
const placedTags = new Set(['d-t', 'f-v', 's-z', 'klinker'])
/** Those that count against no other category if the word does not ask for their own. */
const tagsOfOnePlace = new Set(['d-t', 'f-v', 's-z'])
/** Errors in how a word is written down, which say nothing about its spelling. */
const signTags = new Set(['hoofdletter', 'leesteken'])

/** Returns the asked categories that an error counts against: all of its kind, unless its place decides. */
function listWrongCategories(tag: string, category: string, asked: readonly string[]): readonly string[] {
  if (placedTags.has(tag) && asked.includes(category)) return [category]
  if (tagsOfOnePlace.has(tag)) return []
  const ofTag = listCategoriesOfTag(tag)
  return asked.filter((one) => one === category || ofTag.includes(one))
}

/** Counts an error that has no category against the step's category, and other written categories as right. */
function partsOfError(
  { kind, error_class }: StoredWrongMove,
  categories: readonly string[],
  taught: string,
  isWritten: (category: string) => boolean,
): EvidencePart[] {
  const errors = (error_class ?? '').split(',').map((error) => {
    const [tag = '', category = ''] = error.split(':')
    return { tag, category }
  })
  const isUnknown = errors.some(({ category }) => category === '')
  const breaksWord = !errorCategories.has(taught) && errors.some(({ tag }) => !signTags.has(tag))
  const ofStep = categories.includes(taught) && (isUnknown || breaksWord) ? [taught] : []
  const named = errors.flatMap(({ tag, category }) => listWrongCategories(tag, category, categories))
  const wrong = new Set([...named, ...ofStep])
  const isWhole = kind === 'answer' && !isUnknown
  const right = categories.filter((category) => !wrong.has(category) && (isWhole || isWritten(category)))
  return [...[...wrong].map((category) => ({ category, is_right: false })), ...right.map(rightPart)]
}
