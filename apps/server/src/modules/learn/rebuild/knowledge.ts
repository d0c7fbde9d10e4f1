import { type Knowledge, knowledgeTables, createEmptyKnowledge, toKnowledgeRows } from '../knowledge/fold.ts'
import { foldRuns, type ReplayedTurn } from '../knowledge/fold-runs.ts'
import { readParameters } from '../knowledge/fitted-parameters.ts'
import { insertFailedRuns } from '../knowledge/queries.ts'
import type { MendContext } from './history.ts'
import { mendRow, formatRowKey, type LearningRow } from './rows.ts'

/**
 * Mends a child's knowledge (rules.md). Rows that an unreadable run may have changed stay unchanged, unless a
 * moved answer changed them too. Then they are derived from the other runs, and unreadable runs are marked as failed.
 */
export async function mendKnowledge(mending: Omit<MendContext, 'contents' | 'now'>): Promise<void> {
  const { transaction, student_id, history } = mending
  const { organisation_id, answers } = mending.facts
  const expected = toKnowledgeRows(await relearnWords(mending), { organisation_id, student_id })
  const unknown = new Set(
    answers.filter(({ exercise_id }) => history.unreadable.has(exercise_id)).map(({ word_id }) => word_id),
  )
  const moved = new Set(mending.moved.map((row) => Number(row['word_id'])))
  for (const table of knowledgeTables) {
    const rows = new Map<string, { stored: LearningRow | null; row: LearningRow | null }>()
    for (const row of expected[table])
      rows.set(formatRowKey(table, { ...row }), { stored: null, row: { ...row } })
    const query = transaction.selectFrom(table).selectAll().where('student_id', '=', student_id)
    for (const stored of await query.execute()) {
      const name = formatRowKey(table, stored)
      rows.set(name, { stored, row: rows.get(name)?.row ?? null })
    }
    for (const { stored, row } of rows.values()) {
      const word_id = Number((row ?? stored)?.['word_id'])
      const isKept =
        table === 'word_memory'
          ? unknown.has(word_id) && !moved.has(word_id)
          : unknown.size > 0 && moved.size === 0
      if (!isKept) await mendRow(mending, table, stored, row)
    }
  }
  if (moved.size > 0) await insertFailedRuns(transaction, [...history.failures.keys()])
}

/** Folds all ended words in the order of the log. Calls `see` with each word just before it is folded. */
export async function relearnWords(
  { transaction, facts, history }: Pick<MendContext, 'transaction' | 'facts' | 'history'>,
  see?: (turn: ReplayedTurn) => void,
): Promise<Knowledge> {
  const known = createEmptyKnowledge()
  const fitted = await readParameters(transaction, facts.organisation_id)
  foldRuns(known, { ...facts, runs: history.runs, fitted }, see)
  return known
}
