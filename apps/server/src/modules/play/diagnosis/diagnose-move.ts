import type { TemplateName, Word } from '@letterliaan/contract'
import { analyse, diagnose, type AnalysisOverride, type Diagnosis } from '@letterliaan/dutch'
import { LRUCache } from 'lru-cache'
import type { StepContent } from '../../curriculum/index.ts'
import { writtenWord, type WrongMove } from './written-word.ts'

/** A word with the spelling category of the step that teaches it. */
export interface TaughtWord {
  readonly word: Word
  /** The word with its author's marks, where it has any. */
  readonly marked?: string | undefined
  readonly category: string
}

/** What a step teaches of one of its words. */
export const taughtWordOf = (
  { marked, category }: Pick<StepContent, 'marked' | 'category'>,
  word: Word,
): TaughtWord => ({ word, marked: marked.get(word.word), category })

/** What a wrong move tells; both null if it tells no spelling. */
export interface MoveDiagnosis {
  /** For the log: `tag:category` of each error, separated by commas; the category may be empty. */
  readonly error_class: string | null
  /** What to listen for or think of: one sentence for the child. */
  readonly feedback: string | null
}

/** The word is diagnosed as the exercises show it, with the codes that its author gave it. */
const codesOf = ({
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

const noDiagnosis: MoveDiagnosis = { error_class: null, feedback: null }

/** More than the words of a curriculum and of some organisations. */
const analysed = new LRUCache<string, readonly string[]>({ max: 10_000 })

/** The spelling categories that a word asks, that of its step first. */
export function categoriesOf({ word, marked, category }: TaughtWord): readonly string[] {
  const codes = codesOf(word)
  const key = [marked ?? word.word, category, ...Object.values(codes)].join(' ')
  const known = analysed.get(key)
  if (known) return known
  const { categories } = analyse(marked ?? word.word, codes)
  const all = [...new Set([category, ...categories.map((each) => each.category)])]
  analysed.set(key, all)
  return all
}

/** Explains a spelling of a word, with the codes and marks that its author gave it. Never throws. */
export const diagnoseSpelling = ({ word, marked, category }: TaughtWord, written: string): Diagnosis =>
  diagnose(marked ?? word.word, written, { category, override: codesOf(word) })

/** Explains a wrong move by the spelling of its word (dutch.md §4.4). Never throws. */
export function diagnoseMove(
  template: TemplateName,
  { word, marked, category }: TaughtWord,
  move: WrongMove,
): MoveDiagnosis {
  const written = writtenWord(template, word, move)
  if (written === null) return noDiagnosis
  const { errors } = diagnoseSpelling({ word, marked, category }, written)
  const explained = errors.find((error) => error.category === category) ?? errors[0]
  if (!explained) return noDiagnosis
  return {
    error_class: errors.map((error) => `${error.tag}:${error.category ?? ''}`).join(','),
    feedback: explained.hint,
  }
}
