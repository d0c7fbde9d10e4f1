import { lowerLetters } from '../letters.ts'
import { readCutMarks } from '../normalise.ts'
import { listContexts, type DiagnosisTarget } from './context.ts'
import { diagnoseAnalysis, toSpellingError, type DiagnoseOptions, type SpellingError } from './diagnose.ts'
import { conjugateVerb } from '../verbs/conjugate.ts'
import type { VerbForm } from '../verbs/verb-form.ts'
import { editRules } from './edits/rules.ts'
import { chooseHintWithoutWord } from './hints/choose-hint.ts'
import { toHintOfBeginning } from './hints/hint-of-beginning.ts'
import { listWrongForms } from './verbs/wrong-forms.ts'
import { errorTags, rankTag, unknownErrorHint, type KnownTag } from './tags.ts'

export interface Reconstruction {
  /** The whole spelling that the child probably meant; null if unknown. */
  readonly whole: string | null
  /** At least one error, `onbekend` if no kind is known. */
  readonly errors: SpellingError[]
}

interface Candidate {
  readonly whole: string
  readonly tag: KnownTag
  /** Range of its graphemes by index; `to` is exclusive. */
  readonly from: number
  readonly to: number
  readonly order: number
  readonly cost: number
}

/** Errors that fit nearly any letter. They count only if no other error fits, and only one at a time. */
const slips: ReadonlySet<KnownTag> = new Set(['klinker', 'medeklinker', 'volgorde'])

const slipCost = 1000
const practisedGain = 40
/** Extra costs: a rule's first spelling is the commonest, and children seldom mean to omit letters. */
const laterSpellingCost = 20
const leftOutCost = 20
/** An error is clearly less likely if it costs this much more. */
const clearly = 20

/** Completes a spelling that ends in a refused letter, if the likely errors agree or one is likeliest. */
export function reconstruct(
  target: DiagnosisTarget,
  begun: string,
  options: DiagnoseOptions = {},
): Reconstruction {
  const written = asTyped(begun)
  const [likeliest, ...others] = candidatesOf(target, written, options).toSorted((a, b) => a.cost - b.cost)
  const isKnown = likeliest !== undefined && !others.some((other) => competes(likeliest, other))
  const isSure = !isKnown || likeliest.order < 2 || !others.some((other) => isElsewhere(likeliest, other))
  const whole = isKnown ? likeliest.whole : certainWhole(target.word, written)
  const { errors } = diagnoseAnalysis(target, whole ?? '', options)
  const safe = (error: SpellingError): SpellingError => ({
    ...error,
    hint: chooseHintWithoutWord(isSure ? toHintOfBeginning(error.hint) : unknownErrorHint, target.word),
  })
  if (whole !== null && errors.length > 0) return { whole, errors: errors.map(safe) }
  const refused = { target: target.word.slice(written.length - 1), answer: written.slice(-1) }
  return { whole: null, errors: [safe(toSpellingError('onbekend', refused, graphemeAt(target, written)))] }
}

function graphemeAt({ graphemes }: DiagnosisTarget, begun: string): number {
  let end = 0
  const at = graphemes.findIndex(({ letters }) => (end += letters.length) >= begun.length)
  return at === -1 ? graphemes.length - 1 : at
}

/** Recognises an extra sign, or an extra letter after the word. */
function certainWhole(word: string, begun: string): string | null {
  if (begun.length > word.length) return begun
  return /[ '-]$/.test(begun) ? begun + word.slice(begun.length - 1) : null
}

const asTyped = (begun: string): string =>
  lowerLetters(readCutMarks(begun).word) + (/\s$/.test(begun) ? ' ' : '')

/** True for another slip, or for an error in other graphemes that is not clearly less likely. */
const competes = (likeliest: Candidate, other: Candidate): boolean =>
  other.tag !== likeliest.tag &&
  (likeliest.cost >= slipCost || (isElsewhere(likeliest, other) && other.cost < likeliest.cost + clearly))

const isElsewhere = (likeliest: Candidate, other: Candidate): boolean =>
  other.from >= likeliest.to || other.to <= likeliest.from

function candidatesOf(
  target: DiagnosisTarget,
  begun: string,
  { category, verb }: DiagnoseOptions,
): Candidate[] {
  const letters = target.graphemes.map((grapheme) => lowerLetters(grapheme.letters))
  const verbal = verb === undefined ? [] : verbCandidates(target, begun, verb, category)
  if (verbal.length > 0) return verbal
  return listContexts(target).flatMap((context, at) => {
    const head = letters.slice(0, at).join('')
    if (head.length >= begun.length || !begun.startsWith(head)) return []
    return editRules
      .filter(({ span }) => at + span <= letters.length)
      .flatMap(({ tag, span, writes }) =>
        writes(context).map((spelling, order): Candidate => {
          const whole = head + spelling + letters.slice(at + span).join('')
          const isLeftOut = spelling === '' && context.grapheme.code !== 'H1'
          const cost = costOf(tag, category) + order * laterSpellingCost + (isLeftOut ? leftOutCost : 0)
          return { whole, tag, from: at, to: at + span, order, cost }
        }),
      )
      .filter(({ whole }) => whole.startsWith(begun))
  })
}

/** Returns no candidates if the first letter was refused, because every verb may begin so. */
function verbCandidates(
  target: DiagnosisTarget,
  begun: string,
  verb: VerbForm,
  category: string | undefined,
): Candidate[] {
  const at = graphemeAt(target, begun)
  if (conjugateVerb(verb) !== lowerLetters(target.word) || at < 1) return []
  const forms = [...listWrongForms(verb)].filter(
    ([form, { tag }]) => tag !== 'ww-tijd' && form.startsWith(begun),
  )
  return forms.map(([whole, { tag }], order) => ({
    whole,
    tag,
    from: at,
    to: target.graphemes.length,
    order,
    cost: costOf(tag, category) + order * laterSpellingCost,
  }))
}

function costOf(tag: KnownTag, category: string | undefined): number {
  if (slips.has(tag)) return slipCost
  const practised: readonly string[] = errorTags[tag].categories
  return rankTag(tag) - (category !== undefined && practised.includes(category) ? practisedGain : 0)
}
