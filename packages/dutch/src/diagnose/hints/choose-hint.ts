import { lowerCase } from '../../letters.ts'
import type { GraphemeContext } from '../context.ts'
import { errorTags, unknownErrorHint, type ErrorTag, type KnownTag } from '../tags.ts'
import { consonantHints } from './consonants.ts'
import { loanHints } from './loans.ts'
import type { HintRule } from './place.ts'
import { vowelHints } from './vowels.ts'
import { wordHints } from './words.ts'

const hintRules: Partial<Record<KnownTag, HintRule>> = {
  ...vowelHints,
  ...consonantHints,
  ...wordHints,
  ...loanHints,
}

const lowerCaseHint = 'Dit woord schrijf je met kleine letters.'
const missingLetterHint = 'Je hebt iets overgeslagen: zeg het woord langzaam.'
const addedLetterHint = 'Er staat iets te veel: zeg het woord langzaam en kijk goed.'
/** The same sentence as in the help of the exercises. */
export const leftShortHint = 'Er hoort nog iets achter.'
/** No word occurs in both hints. */
const neutralHints = ['Kijk en luister nog eens.', 'Probeer dit woord opnieuw.']
const noSpaceHint = 'Hier komt geen spatie: schrijf het woord aan elkaar.'
const noHyphenHint = 'Hier komt geen streepje.'
const noApostropheHint = 'Hier komt geen hoge komma.'

/** Returns a hint true for the answer, or for the kind of error. `context` undefined: the word or its end. */
export function chooseHint(
  tag: ErrorTag,
  { target, answer }: { target: string; answer: string },
  context: GraphemeContext | undefined,
): string {
  if (tag === 'onbekend' || target === '') return hintForUnknown(target, answer)
  if (tag === 'hoofdletter' && target === lowerCase(target)) return lowerCaseHint
  const hint = context && hintRules[tag]?.({ target: lowerCase(target), answer, context })
  return hint ?? errorTags[tag].hint
}

function hintForUnknown(target: string, answer: string): string {
  if (target === '') {
    if (answer === ' ') return noSpaceHint
    if (answer === '-') return noHyphenHint
    return answer === "'" ? noApostropheHint : addedLetterHint
  }
  return answer === '' ? missingLetterHint : unknownErrorHint
}

/** Replaces a hint that contains the asked word (achter, mond) by a neutral one. */
export function chooseHintWithoutWord(hint: string, word: string): string {
  if (word.length <= 2) return hint
  return [hint, ...neutralHints].find((other) => !holds(other, lowerCase(word))) ?? hint
}

const holds = (hint: string, word: string): boolean =>
  lowerCase(hint)
    .split(/[^\p{L}'-]+/u)
    .includes(word)
