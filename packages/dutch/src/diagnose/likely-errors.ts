import type { DiagnosisTarget } from './context.ts'
import { contextsOf } from './context.ts'
import { editRules } from './edits/rules.ts'
import { errorTags, tagRank, type KnownTag } from './tags.ts'

/** A spelling that a child may come up with, and the kind of error that it is. */
export interface LikelyError {
  readonly answer: string
  readonly tag: KnownTag
}

/** A vowel for any other, and letters in another order: anything can go wrong so, it says nothing of the word. */
const unspecific: ReadonlySet<KnownTag> = new Set(['klinker', 'volgorde'])

/**
 * Spellings that a child may come up with for a word, one of each kind of error: those that the word's own categories
 * practise come first (dutch.md §4.4).
 */
export function likelyErrors(target: DiagnosisTarget, max: number): LikelyError[] {
  const known = new Set(target.categories.map(({ category }) => category))
  const isPractised = (tag: KnownTag): boolean =>
    errorTags[tag].categories.some((category) => known.has(category))
  const order = ({ tag }: LikelyError): number =>
    tagRank(tag) + (isPractised(tag) ? 0 : Object.keys(errorTags).length)
  const byTag = new Map<KnownTag, LikelyError>()
  for (const error of singleErrors(target).toSorted((a, b) => order(a) - order(b)))
    if (!byTag.has(error.tag)) byTag.set(error.tag, error)
  const answers = new Map([...byTag.values()].toReversed().map((error) => [error.answer, error]))
  return [...answers.values()].toReversed().slice(0, max)
}

/** Every spelling with one error in it that a rule knows. */
function singleErrors(target: DiagnosisTarget): LikelyError[] {
  const letters = target.graphemes.map((grapheme) => grapheme.letters)
  return contextsOf(target).flatMap((context, at) =>
    editRules
      .filter(({ tag }) => !unspecific.has(tag))
      .flatMap(({ tag, span, writes }) =>
        writes(context).map((wrong) => {
          const answer = [...letters.slice(0, at), wrong, ...letters.slice(at + span)].join('')
          return { answer, tag }
        }),
      )
      .filter(({ answer }) => isLikely(answer, target.word)),
  )
}

/** A spelling that looks other than the word, and does not begin with two of the same consonant: no child writes that. */
const isLikely = (answer: string, word: string): boolean =>
  answer !== '' && asSeen(answer) !== asSeen(word) && !/^([^aeiou])\1/i.test(answer)

const asSeen = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
