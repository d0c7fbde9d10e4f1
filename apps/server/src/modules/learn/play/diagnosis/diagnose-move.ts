import type { TemplateName } from '@letterliaan/contract'
import { analyse, diagnose, reconstruct, type Diagnosis } from '@letterliaan/dutch'
import { sentenceFaults } from '@letterliaan/dutch/diagnose'
import { LRUCache } from 'lru-cache'
import { encodeJson } from '../../../../db/json.ts'
import { pickCodes, type TaughtWord } from '../../../curriculum/index.ts'
import {
  listFaultsInSentence,
  readWrittenWord,
  type WrittenWord,
  type LoggedWrongMove,
} from './written-word.ts'

export interface MoveDiagnosis {
  /** Stored in the log: `tag:category` of each error, separated by commas; the category may be empty. */
  readonly error_class: string | null
  /** One sentence about what the child can listen for or remember. */
  readonly feedback: string | null
  /** True for a spelling reconstructed from a refused letter. */
  readonly is_rebuilt: boolean
}

const noDiagnosis: MoveDiagnosis = { error_class: null, feedback: null, is_rebuilt: false }

/** A diagnosed spelling; `whole` is null if a refused letter fits several errors. */
export interface ReadSpelling {
  readonly whole: string | null
  readonly errors: Diagnosis['errors']
}

/** Diagnoses a whole spelling, with the codes and marks of the word's author. Never throws. */
export const diagnoseSpelling = ({ word, marked, category }: TaughtWord, written: string): Diagnosis =>
  diagnose(marked ?? word.word, written, { category, override: pickCodes(word), verb: word.verb })

const readings = new LRUCache<string, ReadSpelling>({ max: 10_000 })

/** Diagnoses a written word, reconstructing one that ends at a refused letter (ADR 33). Never throws. */
export function readSpelling(taught: TaughtWord, spelling: WrittenWord): ReadSpelling {
  const { word, marked, category } = taught
  const { written, isRefused } = spelling
  // Cached, because each answer of a run explains its earlier errors again.
  const key = encodeJson([word.word, marked, category, pickCodes(word), word.verb, written, isRefused])
  const reading = readings.get(key) ?? read(taught, spelling)
  readings.set(key, reading)
  return reading
}

function read(taught: TaughtWord, { written, isRefused }: WrittenWord): ReadSpelling {
  if (!isRefused) return { whole: written, errors: diagnoseSpelling(taught, written).errors }
  const { word, marked, category } = taught
  return reconstruct(analyse(marked ?? word.word, pickCodes(word)), written, { category, verb: word.verb })
}

type ToldError = Pick<Diagnosis['errors'][number], 'tag' | 'category' | 'hint'>

/** Returns the errors of capitals and marks in a dictated sentence, for a step that teaches them (ADR 64). */
const faultsRoundWord = (
  template: TemplateName,
  { word, category }: TaughtWord,
  move: LoggedWrongMove,
): ToldError[] =>
  listFaultsInSentence(template, { ...word, category }, move).map((fault) => sentenceFaults[fault])

/** Diagnoses a wrong move by the spelling of its word (dutch.md §4.4). Never throws. */
export function diagnoseMove(
  template: TemplateName,
  taught: TaughtWord,
  move: LoggedWrongMove,
): MoveDiagnosis {
  const spelling = readWrittenWord(template, taught.word, move)
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
