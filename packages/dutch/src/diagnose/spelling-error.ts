import type { GraphemeContext } from './context.ts'
import { chooseHint } from './hints/choose-hint.ts'
import { errorTags, type ErrorFamily, type ErrorTag, type KnownTag } from './tags.ts'

export interface SpellingError {
  readonly tag: ErrorTag
  /** Null for `onbekend`. */
  readonly family: ErrorFamily | null
  readonly category: string | null
  /** Letters of the target and what was written for them; either may be empty. */
  readonly target: string
  readonly answer: string
  /** Index of the target's first grapheme in the error. */
  readonly at: number
  hint: string
}

export function toSpellingError(
  tag: ErrorTag,
  texts: { target: string; answer: string },
  at: number,
  category?: string,
  context?: GraphemeContext,
): SpellingError {
  const place = { target: texts.target, answer: texts.answer, at }
  const hint = chooseHint(tag, texts, context)
  if (tag === 'onbekend') return { tag, family: null, category: null, ...place, hint }
  const { family } = errorTags[tag]
  return { tag, family, category: categoryOf(tag, texts.target, at, category), ...place, hint }
}

function categoryOf(tag: KnownTag, target: string, at: number, wanted: string | undefined): string | null {
  const categories: readonly string[] = errorTags[tag].categories
  if (wanted !== undefined && categories.includes(wanted)) return wanted
  const letters = target.toLowerCase()
  const fitting = categories.find((category) => category === letters.replace(/w$/, ''))
  if (fitting !== undefined) return fitting
  return categories[laterCategory(tag, letters, at)] ?? categories[0] ?? null
}

function laterCategory(tag: KnownTag, letters: string, at: number): number {
  if (tag === 'f-v' || tag === 's-z') return at > 0 ? 1 : 0
  if (tag === 'd-t') return letters === 'd' ? 1 : 0
  if (tag === 'klinker') return letters.length === 1 ? 2 : /^(.)\1$/.test(letters) ? 1 : 0
  return 0
}
