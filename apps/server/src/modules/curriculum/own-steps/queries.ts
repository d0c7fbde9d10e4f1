import type { Insertable, Updateable } from 'kysely'
import { isOfRegion } from '../../../db/of-region.ts'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { OwnStepTable, WordCutTable } from '../../../db/schema.ts'
import { isStepBegun } from '../../../db/tables/step.ts'
import { findRow, findRows } from '../../../db/tables/rows.ts'

export const findOwnSteps = (queries: Queries, organisation_id: number) =>
  selectOwnSteps(queries, organisation_id)
    .where('own_step.archived_at', 'is', null)
    .orderBy('own_step.updated_at', 'desc')
    .orderBy('own_step.id', 'desc')
    .execute()

export const findOwnStep = (queries: Queries, organisation_id: number, id: number) =>
  selectOwnSteps(queries, organisation_id).where('own_step.id', '=', id).executeTakeFirst()

const selectOwnSteps = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('own_step')
    .innerJoin('curriculum_step', 'curriculum_step.nr', 'own_step.id')
    .select(['own_step.id', 'own_step.source_nr', 'own_step.source_version', 'own_step.updated_at'])
    .select(['curriculum_step.id as curriculum_step_id', 'curriculum_step.version'])
    .select(['curriculum_step.content', 'curriculum_step.content_hash'])
    .where('own_step.organisation_id', '=', organisation_id)
    .where('curriculum_step.organisation_id', '=', organisation_id)
    .where('curriculum_step.is_current', '=', true)

export type OwnStepRow = Awaited<ReturnType<typeof findOwnSteps>>[number]

export async function countStudents(queries: Queries, organisation_id: number): Promise<Map<number, number>> {
  const rows = await queries
    .selectFrom('step')
    .innerJoin('curriculum_step', 'curriculum_step.id', 'step.curriculum_step_id')
    .select('curriculum_step.nr')
    .select(({ fn }) => fn.count('step.student_id').distinct().as('count'))
    .where('curriculum_step.organisation_id', '=', organisation_id)
    .where('step.organisation_id', '=', organisation_id)
    .where('step.removed_at', 'is', null)
    .groupBy('curriculum_step.nr')
    .execute()
  return new Map(rows.map(({ nr, count }) => [nr, Number(count)]))
}

/** Updates and locks the row. A simultaneous change waits, and then sees this change. */
export const updateOwnStep = (
  transaction: Transaction,
  organisation_id: number,
  id: number,
  changes: Updateable<OwnStepTable>,
) =>
  transaction
    .updateTable('own_step')
    .set(changes)
    .where('id', '=', id)
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()

export const findOwnWords = (queries: Queries, organisation_id: number, nr: number) =>
  findRows(queries, 'word', ['word'], { nr, organisation_id })

/** Selects prepared steps without work. */
const selectUntouched = (transaction: Transaction, nr: number) =>
  transaction
    .selectFrom('step')
    .select('step.id')
    .where('curriculum_step_id', 'in', (eb) =>
      eb.selectFrom('curriculum_step').select('id').where('nr', '=', nr).where('is_current', '=', false),
    )
    .where('repeats_step_id', 'is', null)
    .where((eb) => eb.not(isStepBegun()))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('run').select('run.step_id').whereRef('run.step_id', '=', 'step.id'))),
    )

/** Gives this version to prepared steps without work; others keep theirs. */
export async function updateUntouchedSteps(
  transaction: Transaction,
  nr: number,
  curriculum_step_id: number,
  now: number,
): Promise<void> {
  await transaction
    .deleteFrom('student_exercise')
    .where('step_id', 'in', selectUntouched(transaction, nr))
    .execute()
  await transaction
    .updateTable('step')
    .set({ curriculum_step_id, updated_at: now })
    .where('id', 'in', selectUntouched(transaction, nr))
    .execute()
}

export async function findProductVersions(queries: Queries, organisation_id: number) {
  const rows = await queries
    .selectFrom('curriculum_step')
    .select(['id', 'nr', 'version'])
    .where('organisation_id', 'is', null)
    .where('is_current', '=', true)
    .where(isOfRegion(organisation_id))
    .execute()
  return new Map(rows.map((row) => [row.nr, row]))
}

export const findProductContent = (queries: Queries, nr: number, version: number) =>
  findRow(queries, 'curriculum_step', ['content'], { organisation_id: null, nr, version })

export const findWordCuts = (queries: Queries, organisation_id: number, words: readonly string[]) =>
  findRows(queries, 'word_cut', ['word', 'marked'], { organisation_id, word: words })

export const upsertWordCuts = (transaction: Transaction, rows: readonly Insertable<WordCutTable>[]) =>
  transaction
    .insertInto('word_cut')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'word']).doUpdateSet((eb) => ({
        marked: eb.ref('excluded.marked'),
        created_at: eb.ref('excluded.created_at'),
      })),
    )
    .execute()
