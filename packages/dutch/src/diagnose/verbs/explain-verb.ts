import { lowerCase } from '../../letters.ts'
import { conjugateVerb } from '../../verbs/conjugate.ts'
import type { VerbForm } from '../../verbs/verb-form.ts'
import type { DiagnosisTarget } from '../context.ts'
import { verbHints } from './verb-hints.ts'
import { listWrongForms, type VerbError } from './wrong-forms.ts'

/** `lower`: the answer in lower case. Null if it is no wrong form of the verb. */
export function explainVerb(
  target: DiagnosisTarget,
  lower: string,
  verb: VerbForm | undefined,
): VerbError | null {
  const word = lowerCase(target.word)
  if (verb === undefined) return explainSoundAlike(target, word, lower)
  return conjugateVerb(verb) === word ? (listWrongForms(verb).get(lower) ?? null) : null
}

/** Verbs that start with ge in all their forms, so that gebeurt is a word as well as gebeurd. */
const withGe = /^ge(?:beur|hoorzaam|leid|loof|tuig)[dt]$/u
const withPrefix = /^(?:be|ver|ont|her)\p{L}{3}/u

/** After these sounds a participle ends in t, so no other ending sounds the same. */
const hardEnd = /(?:[tkfspx]|ch)[td]$/u

/** Explains gebeurt for gebeurd and the reverse in words of any step: both are forms of one verb. */
function explainSoundAlike({ categories }: DiagnosisTarget, word: string, lower: string): VerbError | null {
  const isVerb = categories.some(({ category }) => category === 'ww-nu' || category === 'ww-toen')
  const hasPair = !hardEnd.test(word) && (withGe.test(word) || (isVerb && withPrefix.test(word)))
  if (!hasPair || word.slice(0, -1) !== lower.slice(0, -1)) return null
  if (word.endsWith('t') && lower.endsWith('d')) return { tag: 'ww-nu-vd', hint: verbHints.nowNotDone }
  return word.endsWith('d') && lower.endsWith('t') ? { tag: 'ww-nu-vd', hint: verbHints.doneNotNow } : null
}
