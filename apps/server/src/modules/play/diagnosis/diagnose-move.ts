import type { TemplateName, Word } from '@letterliaan/contract'
import { analyse, diagnose, reconstruct, type AnalysisOverride, type Diagnosis } from '@letterliaan/dutch'
import { sentenceFaults } from '@letterliaan/dutch/diagnose'
import { LRUCache } from 'lru-cache'
import type { StepContent } from '../../curriculum/index.ts'
import { faultsInSentence, writtenWord, type WrittenWord, type WrongMove } from './written-word.ts'

export interface TaughtWord {
  readonly word: Word
  readonly marked?: string | undefined
  readonly category: string
}

export const taughtWordOf = (
  { marked, category }: Pick<StepContent, 'marked' | 'category'>,
  word: Word,
): TaughtWord => ({ word, marked: marked.get(word.word), category: word.category ?? category })

/** What a wrong move tells; both null if it tells no spelling. */
export interface MoveDiagnosis {
  /** For the log: `tag:category` of each error, separated by commas; the category may be empty. */
  readonly error_class: string | null
  /** What to listen for or think of: one sentence for the child. */
  readonly feedback: string | null
  /** Is it told of a spelling that was rebuilt from a refused letter? */
  readonly is_rebuilt: boolean
}

/** The word is diagnosed as the exercises show it, with the codes that its author gave it. */
export const codesOf = ({
  structure,
  read_letters,
  sound_groups,
  structure_audio_parts,
}: Word): AnalysisOverride => ({
  structure,
  read_letters,
  sound_groups,
  structure_audio_parts,
})

const noDiagnosis: MoveDiagnosis = { error_class: null, feedback: null, is_rebuilt: false }

const analysed = new LRUCache<string, readonly string[]>({ max: 10_000 })

/** The spelling categories that a word asks, that of its step first. */
export function categoriesOf({ word, marked, category }: TaughtWord): readonly string[] {
  const codes = codesOf(word)
  const key = JSON.stringify([marked ?? word.word, category, codes])
  const known = analysed.get(key)
  if (known) return known
  const { categories } = analyse(marked ?? word.word, codes)
  const all = [...new Set([category, ...categories.map((each) => each.category)])]
  analysed.set(key, all)
  return all
}

/** What a spelling tells, and the whole word that is read in it; null where a refused letter fits no one error. */
export interface ReadSpelling {
  readonly whole: string | null
  readonly errors: Diagnosis['errors']
}

/** Explains a whole spelling of a word, with the codes and marks that its author gave it. Never throws. */
export const diagnoseSpelling = ({ word, marked, category }: TaughtWord, written: string): Diagnosis =>
  diagnose(marked ?? word.word, written, { category, override: codesOf(word), verb: word.verb })

/** Reads what stood there; what was stopped at a refused letter is rebuilt first (ADR 33). Never throws. */
export function readSpelling(taught: TaughtWord, { written, isRefused }: WrittenWord): ReadSpelling {
  if (!isRefused) return { whole: written, errors: diagnoseSpelling(taught, written).errors }
  const { word, marked, category } = taught
  return reconstruct(analyse(marked ?? word.word, codesOf(word)), written, { category, verb: word.verb })
}

type ToldError = Pick<Diagnosis['errors'][number], 'tag' | 'category' | 'hint'>

/** Capitals and marks of a dictated sentence, in a step that teaches them (ADR 64). */
const faultsRoundWord = (
  template: TemplateName,
  { word, category }: TaughtWord,
  move: WrongMove,
): ToldError[] =>
  faultsInSentence(template, { ...word, category }, move).map((fault) => sentenceFaults[fault])

/** Explains a wrong move by the spelling of its word (dutch.md §4.4). Never throws. */
export function diagnoseMove(template: TemplateName, taught: TaughtWord, move: WrongMove): MoveDiagnosis {
  const spelling = writtenWord(template, taught.word, move)
  if (spelling === null) return noDiagnosis
  const { whole, errors: inWord } = readSpelling(taught, spelling)
  const errors: readonly ToldError[] = [
    ...inWord,
    ...faultsRoundWord(template, taught, move).filter(
      (fault) => !inWord.some(({ tag }) => tag === fault.tag),
    ),
  ]
  const explained = errors.find((error) => error.category === taught.category) ?? errors[0]
  if (!explained) return noDiagnosis
  return {
    error_class: errors.map((error) => `${error.tag}:${error.category ?? ''}`).join(','),
    feedback: explained.hint,
    is_rebuilt: whole !== null && whole !== spelling.written,
  }
}
