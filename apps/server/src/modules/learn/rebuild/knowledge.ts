import type { Word } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import {
  type EndedTurn,
  foldTurn,
  type Knowledge,
  knowledgeTables,
  createEmptyKnowledge,
  toRows,
} from '../knowledge/fold.ts'
import { readFitted } from '../knowledge/fold-student.ts'
import { readDifficulties } from '../knowledge/item-difficulty.ts'
import { isEvidenceOfMemory } from '../knowledge/pending-turns.ts'
import { formatRunKey } from '../path/step/exercise-id.ts'
import { toEvidence, type WrongRow } from '../knowledge/turn-evidence.ts'
import type { MendContext, MendStage } from './history.ts'
import { mendRow, nameRow, type LearningRow } from './rows.ts'

/** Mends memory, and skill and mastery if all runs can be replayed (rules.md, What a child knows). */
export const mendKnowledge: MendStage = async (mending) => {
  const { transaction, student_id, history } = mending
  const { organisation_id, answers } = mending.facts
  const expected = toRows(await relearnWords(mending), { organisation_id, student_id })
  const unknown = new Set(
    answers.filter(({ exercise_id }) => history.unreadable.has(exercise_id)).map(({ word_id }) => word_id),
  )
  for (const table of knowledgeTables) {
    const rows = new Map<string, { stored: LearningRow | null; row: LearningRow | null }>()
    for (const row of expected[table]) rows.set(nameRow(table, { ...row }), { stored: null, row: { ...row } })
    const query = transaction.selectFrom(table).selectAll().where('student_id', '=', student_id)
    for (const stored of await query.execute()) {
      const name = nameRow(table, stored)
      rows.set(name, { stored, row: rows.get(name)?.row ?? null })
    }
    for (const { stored, row } of rows.values()) {
      const word_id = Number((row ?? stored)?.['word_id'])
      const isKept = table === 'word_memory' ? unknown.has(word_id) : unknown.size > 0
      if (!isKept) await mendRow(mending, table, stored, row)
    }
  }
}

export interface ReplayedTurn extends EndedTurn {
  readonly word: Word
  readonly easeOfBlocks: number
  readonly known: Knowledge
}

/** Folds all ended words in the order of the log. Calls `see` with each word just before it is folded. */
export async function relearnWords(
  { transaction, facts, history }: Pick<MendContext, 'transaction' | 'facts' | 'history'>,
  see: (turn: ReplayedTurn) => void = () => {},
): Promise<Knowledge> {
  const known = createEmptyKnowledge()
  const fitted = await readFitted(transaction, facts.organisation_id)
  const { easeOfBlocks } = fitted
  const measured = new Set(facts.steps.filter(({ measure_id }) => measure_id !== null).map(({ id }) => id))
  const difficultyOf = await readDifficulties(transaction)
  const practices = Map.groupBy(facts.answers, ({ word_id }) => word_id)
  const wrongRows = new Map<string, WrongRow[]>()
  const turns = history.runs.flatMap((run) => run.moves.map((move) => ({ run, move })))
  for (const { run, move } of turns.toSorted((a, b) => a.move.rows[0].id - b.move.rows[0].id)) {
    const runKey = formatRunKey(run.fact)
    const [{ id, created_at }] = move.rows
    for (const [at, { word_id, is_right, error_class }] of move.moved.entries()) {
      if (is_right) continue
      const { kind, input, place } = move.rows[at] ?? move.rows[0]
      const key = `${runKey} ${word_id}`
      wrongRows.set(key, [...(wrongRows.get(key) ?? []), { kind, input, place, error_class }])
    }
    const logic = templates[run.recipeExercise?.exercise_type.template ?? 'Test']
    if (!isEvidenceOfMemory(logic)) continue
    for (const ended of move.ended) {
      const { word } = ended.taught
      const wrong = wrongRows.get(`${runKey} ${word.id}`) ?? []
      const isEarlier = (row: (typeof facts.answers)[number]) => row.id < id && formatRunKey(row) !== runKey
      const turn = {
        evidence: toEvidence(logic, ended, wrong, created_at),
        difficulty: difficultyOf(word),
        last_practised_at: practices.get(word.id)?.findLast(isEarlier)?.created_at ?? null,
        remembers: !measured.has(run.fact.step_id),
        confirms: run.confirms,
      }
      see({ ...turn, word, easeOfBlocks, known })
      foldTurn(known, turn, fitted)
    }
  }
  return known
}
