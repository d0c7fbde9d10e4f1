import { lowerCase } from '../../letters.ts'
import type { Context } from '../context.ts'
import type { ErrorTag, KnownTag } from '../tags.ts'
import { TAGS, UNKNOWN_HINT } from '../tags.ts'
import { CONSONANT_HINTS } from './consonants.ts'
import { LOAN_HINTS } from './loans.ts'
import type { HintRule } from './place.ts'
import { VOWEL_HINTS } from './vowels.ts'
import { WORD_HINTS } from './words.ts'

const HINTS: Partial<Record<KnownTag, HintRule>> = {
  ...VOWEL_HINTS,
  ...CONSONANT_HINTS,
  ...WORD_HINTS,
  ...LOAN_HINTS,
}

const SMALL = 'Dit woord schrijf je met kleine letters.'
const MISSING = 'Je hebt iets overgeslagen: zeg het woord langzaam.'
const ADDED = 'Er staat iets te veel: zeg het woord langzaam en kijk goed.'
const NEUTRAL = 'Kijk en luister nog eens.'
const NO_SPACE = 'Hier komt geen spatie: schrijf het woord aan elkaar.'
const NO_HYPHEN = 'Hier komt geen streepje.'
const NO_APOSTROPHE = 'Hier komt geen hoge komma.'

/**
 * The sentence for the child about an error: one that is true of what was written there, else that of its kind.
 * @param context the first grapheme concerned; none where the whole word is, or where letters were added at the end
 */
export function hintFor(
  tag: ErrorTag,
  { target, answer }: { target: string; answer: string },
  context: Context | undefined,
): string {
  if (tag === 'onbekend') return hintForUnknown(target, answer)
  if (tag === 'hoofdletter' && target === lowerCase(target)) return SMALL
  const hint = context && HINTS[tag]?.({ target: lowerCase(target), answer, context })
  return hint ?? TAGS[tag].hint
}

/** What can be said without a rule: whether something is missing or too much. */
function hintForUnknown(target: string, answer: string): string {
  if (target === '') {
    if (answer === ' ') return NO_SPACE
    if (answer === '-') return NO_HYPHEN
    return answer === "'" ? NO_APOSTROPHE : ADDED
  }
  return answer === '' ? MISSING : UNKNOWN_HINT
}

/** No sentence may spell the word that is asked: achter, mond. */
export function hideWord(hint: string, word: string): string {
  const words = lowerCase(hint).split(/[^\p{L}'-]+/u)
  return word.length > 2 && words.includes(lowerCase(word)) ? NEUTRAL : hint
}
