import type { Difficulty } from '@letterliaan/contract'
import type { TemplateLogic } from '@letterliaan/exercises/logic'
import { type Asked, isRecall } from '@letterliaan/rules/evidence'
import type { Transaction } from '../../../db/database.ts'
import { decodeJson, encodeJson } from '../../../db/json.ts'
import type { ConfirmedStep, FindConfirmedSteps } from '../../curriculum/index.ts'
import type { EndedTurn } from './fold.ts'
import { estimatePriorDifficulty } from './item-difficulty.ts'
import { findWrongRows, insertPendingTurn } from './queries.ts'
import { type EndedWord, toEvidence } from './turn-evidence.ts'

interface RunKey {
  readonly organisation_id: number
  readonly student_id: number
  readonly exercise_id: number
  readonly difficulty: Difficulty
  readonly number: number
}

export interface EndedWords {
  readonly key: RunKey
  readonly logic: TemplateLogic
  readonly ended: readonly EndedWord[]
  /** Unix seconds of the child's answer. */
  readonly at: number
  /** False for a measure: its words are not practice, so they change no memory. */
  readonly remembers: boolean
  readonly confirms: FindConfirmedSteps
}

/** Returns false for reading, copying, colouring and choosing: they are no evidence of memory. */
export const isEvidenceOfMemory = ({ word: { asked } }: Pick<TemplateLogic, 'word'>): boolean =>
  isRecall(asked) || asked === 'shown_first'

/** A turn as stored. Each part begins with '+' (right) or '-'; `prior`: the word's difficulty, a logit. */
type StoredTurn = readonly [
  at: number,
  asked: Asked,
  flags: number,
  prior: number,
  parts: readonly string[],
  confirms?: readonly (readonly [category: string, steps: readonly ConfirmedStep[]])[],
]

const flag = { right: 1, helped: 2, peeked: 4, remembers: 8 } as const

export function encodeTurn(
  { evidence, remembers, confirms }: Pick<EndedTurn, 'evidence' | 'remembers' | 'confirms'>,
  prior: number,
): string {
  const { word_id, at, asked, parts, is_right_first, was_helped, was_peeked } = evidence
  const flags =
    (is_right_first ? flag.right : 0) +
    (was_helped ? flag.helped : 0) +
    (was_peeked ? flag.peeked : 0) +
    (remembers ? flag.remembers : 0)
  const signed = parts.map(({ category, is_right }) => (is_right ? '+' : '-') + category)
  const confirmed = parts
    .map(({ category }) => [category, confirms(word_id, category)] as const)
    .filter(([, steps]) => steps.length > 0)
  const told: StoredTurn = [at, asked, flags, prior, signed]
  return encodeJson(confirmed.length === 0 ? told : [...told, confirmed])
}

export function decodeTurn(
  word_id: number,
  told: string,
): Pick<EndedTurn, 'evidence' | 'remembers' | 'confirms'> & { readonly prior: number } {
  const [at, asked, flags, prior, signed, confirms = []] = decodeJson<StoredTurn>(told)
  const has = (one: number): boolean => (flags & one) !== 0
  const parts = signed.map((part) => ({ category: part.slice(1), is_right: part.startsWith('+') }))
  const confirmed = new Map(confirms)
  return {
    evidence: {
      word_id,
      at,
      asked,
      is_right_first: has(flag.right),
      was_helped: has(flag.helped),
      was_peeked: has(flag.peeked),
      parts,
    },
    prior,
    remembers: has(flag.remembers),
    confirms: (_, category) => confirmed.get(category) ?? [],
  }
}

/** Stores the evidence of ended words for `foldStudent`. Requires that their answers are logged. */
export async function storePendingTurns(transaction: Transaction, turns: EndedWords): Promise<void> {
  const { key, logic, ended, at, remembers, confirms } = turns
  if (!isEvidenceOfMemory(logic)) return
  const { organisation_id, student_id, exercise_id, difficulty, number: run } = key
  for (const ending of ended) {
    const { word } = ending.taught
    const turn = { student_id, exercise_id, difficulty, run, word_id: word.id }
    const wrong = ending.turn.num_errors > 0 ? await findWrongRows(transaction, turn) : []
    const evidence = toEvidence(logic, ending, wrong, at)
    const told = encodeTurn({ evidence, remembers, confirms }, estimatePriorDifficulty(word))
    await insertPendingTurn(transaction, { ...turn, organisation_id, told })
  }
}
