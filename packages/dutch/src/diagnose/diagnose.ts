import { lowerLetters } from '../letters.ts'
import { readCutMarks } from '../normalise.ts'
import type { VerbForm } from '../verbs/verb-form.ts'
import { conjugateVerb } from '../verbs/conjugate.ts'
import { alignAnswer, type AlignmentStep } from './align.ts'
import { listContexts, type GraphemeContext, type DiagnosisTarget } from './context.ts'
import { editRules } from './edits/rules.ts'
import { chooseHintWithoutWord, unfinishedHint, chooseHint } from './hints/choose-hint.ts'
import { errorTags, type ErrorTag, type ErrorFamily, type KnownTag } from './tags.ts'
import { listWrongForms, type VerbError } from './verbs/wrong-forms.ts'
import { verbHints } from './verbs/verb-hints.ts'

export interface AlignedPiece {
  readonly target: string
  readonly answer: string
  readonly right: boolean
}

export interface Diagnosis {
  readonly pieces: AlignedPiece[]
  readonly errors: SpellingError[]
}

export interface DiagnoseOptions {
  readonly category?: string | undefined
  /** Missing if the word is not a verb, or if the form in its sentence is unknown. */
  readonly verb?: VerbForm | undefined
}

const maxUnexplainedShare = 0.4
/** An answer longer than this multiple of the target's length is no attempt at it. */
const maxAnswerRatio = 3

/** Returns an error with its kind for each difference; the kind may be `onbekend` (dutch.md §4.4). */
export function diagnoseAnalysis(
  target: DiagnosisTarget,
  answer: string,
  options: DiagnoseOptions = {},
): Diagnosis {
  const diagnosis = withoutItsEnd(target, answer, explain(target, answer, options))
  for (const error of diagnosis.errors) error.hint = chooseHintWithoutWord(error.hint, target.word)
  return diagnosis
}

/** Diagnoses an unfinished word. Its letters are right, so it has one error, with or without a known kind. */
function withoutItsEnd(target: DiagnosisTarget, answer: string, diagnosis: Diagnosis): Diagnosis {
  const written = readCutMarks(answer).word
  const [error, ...others] = diagnosis.errors
  const isBegun = written !== '' && written.length < target.word.length
  if (error === undefined || !isBegun || !lowerLetters(target.word).startsWith(lowerLetters(written)))
    return diagnosis
  if (error.tag !== 'onbekend' && others.length === 0) return diagnosis
  const rest = { target: target.word.slice(written.length), answer: '' }
  const unexplained = toSpellingError('onbekend', rest, error.at)
  return { ...diagnosis, errors: [{ ...unexplained, hint: unfinishedHint }] }
}

function explain(target: DiagnosisTarget, answer: string, options: DiagnoseOptions): Diagnosis {
  const written = readCutMarks(answer).word
  if (written === target.word) return { pieces: rightPieces(target), errors: [] }
  const contexts = listContexts(target)
  const lower = lowerLetters(written)
  if (lower === lowerLetters(target.word)) return capitals(target, written)
  if (isReversed(target.word, written)) return whole(target, written, 'volgorde', options)
  if (written.length > target.word.length * maxAnswerRatio) return whole(target, written, 'onbekend', options)
  const steps = mergeUnknown(alignAnswer(contexts, lower, editRules, options.category))
  const verbal = explainVerb(target, lower, options.verb)
  if (verbal !== null)
    return { pieces: toPieces(steps, contexts), errors: [toVerbError(verbal, steps, contexts, options)] }
  const unexplained = steps.filter(
    (step) => step.tag === 'onbekend' || step.tag === 'klinker' || isLeftOut(step),
  )
  const lost = unexplained.reduce((sum, step) => sum + soundsLost(step, contexts), 0)
  if (lost > 1 && lost > contexts.length * maxUnexplainedShare)
    return whole(target, written, 'onbekend', options)
  const errors = steps.flatMap((step) =>
    step.tag === undefined
      ? []
      : [
          toSpellingError(
            tagOf(step),
            textsOf(step, contexts),
            step.from,
            options.category,
            contexts[step.from],
          ),
        ],
  )
  return { pieces: toPieces(steps, contexts), errors }
}

const toPieces = (steps: readonly AlignmentStep[], contexts: readonly GraphemeContext[]): AlignedPiece[] =>
  steps.map((step) => ({ ...textsOf(step, contexts), right: step.tag === undefined }))

/** Reports a wrong form of a known verb as one error, even if many letters differ. */
function toVerbError(
  { tag, hint }: VerbError,
  steps: readonly AlignmentStep[],
  contexts: readonly GraphemeContext[],
  { category }: DiagnoseOptions,
): SpellingError {
  const place = steps.find((step) => step.tag !== undefined)
  const texts = place ? textsOf(place, contexts) : { target: '', answer: '' }
  return { ...toSpellingError(tag, texts, place?.from ?? 0, category), hint }
}

function rightPieces({ graphemes }: DiagnosisTarget): AlignedPiece[] {
  return graphemes.map(({ letters }) => ({ target: letters, answer: letters, right: true }))
}

function capitals(target: DiagnosisTarget, written: string): Diagnosis {
  let start = 0
  const pieces = target.graphemes.map(({ letters }) => {
    const answer = written.slice(start, (start += letters.length))
    return { target: letters, answer, right: answer === letters }
  })
  const errors = pieces.flatMap((piece, at) =>
    piece.right ? [] : [toSpellingError('hoofdletter', piece, at)],
  )
  return { pieces, errors }
}

/** True if the word was written from back to front (pots for stop). */
function isReversed(word: string, written: string): boolean {
  return (
    word.length > 2 &&
    word !== written &&
    lowerLetters(word).split('').toReversed().join('') === lowerLetters(written)
  )
}

function whole(target: DiagnosisTarget, answer: string, tag: ErrorTag, options: DiagnoseOptions): Diagnosis {
  const texts = { target: target.word, answer }
  return { pieces: [{ ...texts, right: false }], errors: [toSpellingError(tag, texts, 0, options.category)] }
}

function mergeUnknown(steps: readonly AlignmentStep[]): AlignmentStep[] {
  const merged: AlignmentStep[] = []
  for (const step of steps) {
    const last = merged.at(-1)
    if (step.tag === 'onbekend' && last?.tag === 'onbekend') {
      merged[merged.length - 1] = { ...last, span: last.span + step.span, answer: last.answer + step.answer }
    } else merged.push(step)
  }
  return merged
}

/** An omitted letter is an error of a rule only if the rest of the word was written. */
const isLeftOut = ({ tag, span, answer }: AlignmentStep): boolean =>
  tag !== undefined && span > 0 && answer === ''

/** Estimates the number of unexplained sounds. Extra letters count as added sounds. */
function soundsLost(step: AlignmentStep, contexts: readonly GraphemeContext[]): number {
  if (step.tag === 'klinker') return 1
  const { target } = textsOf(step, contexts)
  return step.span + Math.max(0, step.answer.length - target.length)
}

const signTags: Readonly<Record<string, ErrorTag>> = { ' ': 'aaneen', '-': 'koppelteken', "'": 'apostrof' }

/** Returns the tag. A sign that does not belong in the word always has its own kind. */
const tagOf = ({ tag, span, answer }: AlignmentStep): ErrorTag =>
  (span === 0 ? signTags[answer] : undefined) ?? tag ?? 'onbekend'

function textsOf(
  step: AlignmentStep,
  contexts: readonly GraphemeContext[],
): { target: string; answer: string } {
  const graphemes = contexts.slice(step.from, step.from + step.span)
  return { target: graphemes.map(({ grapheme }) => grapheme.letters).join(''), answer: step.answer }
}

export interface SpellingError {
  readonly tag: ErrorTag
  /** Null for `onbekend`. */
  readonly family: ErrorFamily | null
  readonly category: string | null
  /** Letters of the target, and the letters written for them. Either may be empty. */
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
  return { tag, family, category: categoryOf(tag, texts.target, at, category, context), ...place, hint }
}

function categoryOf(
  tag: KnownTag,
  target: string,
  at: number,
  wanted: string | undefined,
  context: GraphemeContext | undefined,
): string | null {
  const categories: readonly string[] = errorTags[tag].categories
  if (wanted !== undefined && categories.includes(wanted)) return wanted
  const isOwn = (category: string): boolean => context?.belongsTo(category) === true
  const letters = target.toLowerCase()
  const spelled = letters.replace(/w$/, '')
  // The 's of baby's is no category of its letters.
  if (tag !== 'apostrof' && categories.includes(spelled)) return spelled
  const placed = categories[indexByPlace(tag, letters, at) ?? -1]
  if (placed !== undefined) return placed
  const cluster = context?.inCoda === true ? 'mkmm' : 'mmkm'
  if (categories.includes(cluster) && isOwn(cluster)) return cluster
  return categories.find(isOwn) ?? categories[0] ?? null
}

/** Returns undefined if the word's own categories decide. */
function indexByPlace(tag: KnownTag, letters: string, at: number): number | undefined {
  if (tag === 'f-v' || tag === 's-z') return at > 0 ? 1 : 0
  if (tag === 'd-t') return letters === 'd' ? 1 : 0
  if (tag === 'klinker') return letters.length === 1 ? 2 : /^(.)\1$/.test(letters) ? 1 : 0
  return undefined
}

/** `lower`: the answer in lower case. Null if the answer is no wrong form of the verb. */
function explainVerb(target: DiagnosisTarget, lower: string, verb: VerbForm | undefined): VerbError | null {
  const word = lowerLetters(target.word)
  if (verb === undefined) return explainSoundAlike(target, word, lower)
  return conjugateVerb(verb) === word ? (listWrongForms(verb).get(lower) ?? null) : null
}

/** Verbs with ge in all their forms. For these gebeurt and gebeurd are both words. */
const withGe = /^ge(?:beur|hoorzaam|leid|loof|tuig)[dt]$/u
const withPrefix = /^(?:be|ver|ont|her)\p{L}{3}/u

/** After these sounds a participle ends in t, so no other ending sounds the same. */
const hardEnd = /(?:[tkfspx]|ch)[td]$/u

/** Explains gebeurt for gebeurd and the reverse in words of any step, because both are forms of one verb. */
function explainSoundAlike({ categories }: DiagnosisTarget, word: string, lower: string): VerbError | null {
  const isVerb = categories.some(({ category }) => category === 'ww-nu' || category === 'ww-toen')
  const hasPair = !hardEnd.test(word) && (withGe.test(word) || (isVerb && withPrefix.test(word)))
  if (!hasPair || word.slice(0, -1) !== lower.slice(0, -1)) return null
  if (word.endsWith('t') && lower.endsWith('d')) return { tag: 'ww-nu-vd', hint: verbHints.nowNotDone }
  return word.endsWith('d') && lower.endsWith('t') ? { tag: 'ww-nu-vd', hint: verbHints.doneNotNow } : null
}
