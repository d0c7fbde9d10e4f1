import { lowerCase } from '../letters.ts'
import { normalise } from '../normalise.ts'
import type { Step } from './align.ts'
import { align } from './align.ts'
import type { Context, DiagnosisTarget } from './context.ts'
import { contextsOf } from './context.ts'
import { CONSONANT_EDITS } from './edits/consonants.ts'
import type { EditRule } from './edits/edit.ts'
import { LOAN_EDITS } from './edits/loans.ts'
import { VERB_EDITS } from './edits/verbs.ts'
import { COMPOUND_EDITS } from './edits/compounds.ts'
import { AFFIX_EDITS } from './edits/affixes.ts'
import { VOWEL_EDITS } from './edits/vowels.ts'
import { hintFor } from './hints/hint-for.ts'
import type { ErrorFamily, ErrorTag, KnownTag } from './tags.ts'
import { TAGS } from './tags.ts'

/** A difference between what was asked and what was written. */
export type SpellingError = {
  tag: ErrorTag
  /** Null for `onbekend`. */
  family: ErrorFamily | null
  /** The curriculum's category that practises it, or null. */
  category: string | null
  /** The letters of the target and what was written for them; either may be empty. */
  target: string
  answer: string
  /** Index of the first grapheme of the target that it concerns. */
  at: number
  /** One sentence for the child. */
  hint: string
}

/** A piece of the target beside what was written for it. */
export type AlignedPiece = { target: string; answer: string; right: boolean }

export type Diagnosis = { pieces: AlignedPiece[]; errors: SpellingError[] }

export type DiagnoseOptions = {
  /** The category of the step that is practised: its errors are preferred as an explanation. */
  category?: string | undefined
}

const RULES: readonly EditRule[] = [
  ...VERB_EDITS,
  ...AFFIX_EDITS,
  ...COMPOUND_EDITS,
  ...LOAN_EDITS,
  ...VOWEL_EDITS,
  ...CONSONANT_EDITS,
]
/** With more than this share of graphemes unexplained the whole answer is: nothing is forced. */
const MOST_UNEXPLAINED = 0.4
/** An answer of more than this many times the letters of the target is not a try at it. */
const LONGEST_ANSWER = 3

/**
 * Explains the difference between an analysed word and an answer: aligned pieces and, for each difference,
 * an error with its kind, or `onbekend` where no rule explains it (dutch.md §4.4).
 */
export function diagnoseAnalysis(
  target: DiagnosisTarget,
  answer: string,
  options: DiagnoseOptions = {},
): Diagnosis {
  const written = normalise(answer).word
  if (written === target.word) return { pieces: rightPieces(target), errors: [] }
  const contexts = contextsOf(target)
  const lower = lowerCase(written)
  if (lower === lowerCase(target.word)) return capitals(target, written)
  if (isReversed(target.word, written)) return whole(target, written, 'volgorde', options)
  if (written.length > target.word.length * LONGEST_ANSWER) return whole(target, written, 'onbekend', options)
  const steps = mergeUnknown(align(contexts, lower, RULES, options.category))
  const unexplained = steps.filter((step) => step.tag === 'onbekend' || step.tag === 'klinker')
  const lost = unexplained.reduce((sum, step) => sum + soundsLost(step, contexts), 0)
  if (lost > 1 && lost > contexts.length * MOST_UNEXPLAINED)
    return whole(target, written, 'onbekend', options)
  const pieces = steps.map((step) => ({ ...textsOf(step, contexts), right: step.tag === undefined }))
  const errors = steps.flatMap((step) =>
    step.tag === undefined
      ? []
      : [toError(step.tag, textsOf(step, contexts), step.from, options, contexts[step.from])],
  )
  return { pieces, errors }
}

function rightPieces({ graphemes }: DiagnosisTarget): AlignedPiece[] {
  return graphemes.map(({ letters }) => ({ target: letters, answer: letters, right: true }))
}

/** Only capitals differ. */
function capitals(target: DiagnosisTarget, written: string): Diagnosis {
  let start = 0
  const pieces = target.graphemes.map(({ letters }) => {
    const answer = written.slice(start, (start += letters.length))
    return { target: letters, answer, right: answer === letters }
  })
  const errors = pieces.flatMap((piece, at) => (piece.right ? [] : [toError('hoofdletter', piece, at, {})]))
  return { pieces, errors }
}

/** The word written from back to front (pots for stop). */
function isReversed(word: string, written: string): boolean {
  return (
    word.length > 2 &&
    word !== written &&
    lowerCase(word).split('').toReversed().join('') === lowerCase(written)
  )
}

function whole(target: DiagnosisTarget, answer: string, tag: ErrorTag, options: DiagnoseOptions): Diagnosis {
  const texts = { target: target.word, answer }
  return { pieces: [{ ...texts, right: false }], errors: [toError(tag, texts, 0, options)] }
}

/** Unexplained steps beside each other are one difference. */
function mergeUnknown(steps: readonly Step[]): Step[] {
  const merged: Step[] = []
  for (const step of steps) {
    const last = merged.at(-1)
    if (step.tag === 'onbekend' && last?.tag === 'onbekend') {
      merged[merged.length - 1] = { ...last, span: last.span + step.span, answer: last.answer + step.answer }
    } else merged.push(step)
  }
  return merged
}

/** About how many sounds a step leaves unexplained: letters beyond those of the target are sounds that were added. */
function soundsLost(step: Step, contexts: readonly Context[]): number {
  if (step.tag === 'klinker') return 1
  const { target } = textsOf(step, contexts)
  return step.span + Math.max(0, step.answer.length - target.length)
}

function textsOf(step: Step, contexts: readonly Context[]): { target: string; answer: string } {
  const graphemes = contexts.slice(step.from, step.from + step.span)
  return { target: graphemes.map(({ grapheme }) => grapheme.letters).join(''), answer: step.answer }
}

function toError(
  tag: ErrorTag,
  texts: { target: string; answer: string },
  at: number,
  { category }: DiagnoseOptions,
  context?: Context,
): SpellingError {
  const place = { target: texts.target, answer: texts.answer, at }
  const hint = hintFor(tag, texts, context)
  if (tag === 'onbekend') return { tag, family: null, category: null, ...place, hint }
  const { family } = TAGS[tag]
  return { tag, family, category: categoryOf(tag, texts.target, at, category), ...place, hint }
}

/** The step's category when it practises this error, else the one that fits the letters, else the first. */
function categoryOf(tag: KnownTag, target: string, at: number, wanted: string | undefined): string | null {
  const categories: readonly string[] = TAGS[tag].categories
  if (wanted !== undefined && categories.includes(wanted)) return wanted
  const letters = target.toLowerCase()
  const fitting = categories.find((category) => category === letters.replace(/w$/, ''))
  if (fitting !== undefined) return fitting
  return categories[laterCategory(tag, letters, at)] ?? categories[0] ?? null
}

/** The place in the tag's list of the category that fits these letters. */
function laterCategory(tag: KnownTag, letters: string, at: number): number {
  if (tag === 'f-v' || tag === 's-z') return at > 0 ? 1 : 0
  if (tag === 'd-t') return letters === 'd' ? 1 : 0
  if (tag === 'klinker') return letters.length === 1 ? 2 : /^(.)\1$/.test(letters) ? 1 : 0
  return 0
}
