import { listContexts, type DiagnosisTarget } from './context.ts'
import { editRules } from './edits/rules.ts'
import { errorTags, rankTag, type KnownTag } from './tags.ts'

export interface LikelyError {
  readonly answer: string
  readonly tag: KnownTag
}

/** Kinds of error that fit any word: any vowel for another, or any swapped letters. */
const unspecific: ReadonlySet<KnownTag> = new Set(['klinker', 'volgorde'])

/** Returns one misspelling of each kind. Kinds of the word's own categories are first (dutch.md §4.4). */
export function listLikelyErrors(target: DiagnosisTarget, max: number): LikelyError[] {
  const known = new Set(target.categories.map(({ category }) => category))
  const isPractised = (tag: KnownTag): boolean =>
    errorTags[tag].categories.some((category) => known.has(category))
  const order = ({ tag }: LikelyError): number =>
    rankTag(tag) + (isPractised(tag) ? 0 : Object.keys(errorTags).length)
  const byTag = new Map<KnownTag, LikelyError>()
  for (const error of singleErrors(target).toSorted((a, b) => order(a) - order(b)))
    if (!byTag.has(error.tag)) byTag.set(error.tag, error)
  const answers = new Map([...byTag.values()].toReversed().map((error) => [error.answer, error]))
  return [...answers.values()].toReversed().slice(0, max)
}

function singleErrors(target: DiagnosisTarget): LikelyError[] {
  const letters = target.graphemes.map((grapheme) => grapheme.letters)
  return listContexts(target).flatMap((context, at) =>
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

/** True if the answer looks different and does not start with a double consonant, which no child writes. */
const isLikely = (answer: string, word: string): boolean =>
  answer !== '' && asSeen(answer) !== asSeen(word) && !/^([^aeiou])\1/i.test(answer)

const asSeen = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
