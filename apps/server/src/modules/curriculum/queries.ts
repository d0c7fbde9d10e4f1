import { firstExtraNr, firstPairNr } from '@letterliaan/rules/preparation'
import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../db/database.ts'
import { isOfRegion } from '../../db/of-region.ts'
import { prepareQuery } from '../../db/prepare-query.ts'
import type { CurriculumStepTable } from '../../db/schema.ts'
import { findRows } from '../../db/tables/rows.ts'

export async function findCurrentStepIds(queries: Queries, organisation_id: number): Promise<number[]> {
  const rows = await queries
    .selectFrom('curriculum_step')
    .select('id')
    .where('is_current', '=', true)
    .where('organisation_id', 'is', null)
    .where('nr', '<', firstExtraNr)
    .where(isOfRegion(organisation_id))
    .execute()
  return rows.map(({ id }) => id)
}

export const findStepContent = (queries: Queries, curriculum_step_id: number) =>
  queries
    .selectFrom('curriculum_step')
    .select(['nr', 'content'])
    .where('id', '=', curriculum_step_id)
    .executeTakeFirstOrThrow()

export const findWordsOfSteps = (queries: Queries, nrs: readonly number[]) =>
  queries.selectFrom('word').select(['id', 'nr', 'word', 'file_name']).where('nr', 'in', nrs).execute()

/** Finds a student's prepared steps that may contain the word, also in a mix of two spellings. */
export const findPreparedStepsWithWord = (queries: Queries, student_id: number, word_id: number) =>
  queries
    .selectFrom('word')
    .innerJoin('curriculum_step', (join) =>
      join.on((eb) =>
        eb.or([
          eb('curriculum_step.nr', '=', eb.ref('word.nr')),
          eb.and([
            eb('curriculum_step.organisation_id', 'is', null),
            eb('curriculum_step.nr', '>=', firstPairNr),
          ]),
        ]),
      ),
    )
    .innerJoin('step', 'step.curriculum_step_id', 'curriculum_step.id')
    .innerJoin('organisation', 'organisation.id', 'step.organisation_id')
    .select(['step.curriculum_step_id', 'step.organisation_id', 'organisation.sounds_version'])
    .where('word.id', '=', word_id)
    .where('step.student_id', '=', student_id)
    .where('step.removed_at', 'is', null)
    .execute()

/** Finds a student's present and removed product steps with one of three numbers, oldest first. */
export const findStepsByNr = prepareQuery((queries, student_id: number, a: number, b: number, c: number) =>
  queries
    .selectFrom('step')
    .innerJoin('curriculum_step', 'curriculum_step.id', 'step.curriculum_step_id')
    .select(['step.curriculum_step_id', 'step.phase_id', 'step.position', 'step.removed_at'])
    .where('step.student_id', '=', student_id)
    .where('step.repeats_step_id', 'is', null)
    .where('step.measure_id', 'is', null)
    .where('step.is_test_step', '=', false)
    .where('curriculum_step.organisation_id', 'is', null)
    .where('curriculum_step.nr', 'in', [a, b, c])
    .orderBy('step.id'),
)

/** Finds a step of the organisation. Excludes test steps, which have no words to print. */
export const findStepToPrint = (queries: Queries, organisation_id: number, step_id: number) =>
  queries
    .selectFrom('step')
    .innerJoin('curriculum_step', 'curriculum_step.id', 'step.curriculum_step_id')
    .select(['step.student_id', 'step.organisation_id', 'step.curriculum_step_id'])
    .select('curriculum_step.created_at')
    .where('step.id', '=', step_id)
    .where('step.organisation_id', '=', organisation_id)
    .where('step.is_test_step', '=', false)
    .where('step.removed_at', 'is', null)
    .executeTakeFirst()

export const findStepCreatedAt = async (queries: Queries, curriculum_step_id: number): Promise<number> => {
  const { created_at } = await queries
    .selectFrom('curriculum_step')
    .select('created_at')
    .where('id', '=', curriculum_step_id)
    .executeTakeFirstOrThrow()
  return created_at
}

export const findRetiredHashes = (queries: Queries) =>
  findRows(queries, 'curriculum_step', ['nr', 'content_hash'], { organisation_id: null, is_current: false })

/** Finds the product's present steps, common and regional. */
export const findCurrentVersions = (queries: Queries) =>
  findRows(queries, 'curriculum_step', ['id', 'nr', 'region', 'content_hash'], {
    organisation_id: null,
    is_current: true,
  })

export async function findLastVersions(queries: Queries): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .selectFrom('curriculum_step')
    .select(['nr', ({ fn }) => fn.max('version').as('version')])
    .where('organisation_id', 'is', null)
    .groupBy('nr')
    .execute()
  return new Map(rows.map(({ nr, version }) => [nr, version]))
}

export const insertCurriculumStep = (transaction: Transaction, row: Insertable<CurriculumStepTable>) =>
  transaction.insertInto('curriculum_step').values(row).returning('id').executeTakeFirstOrThrow()

export const findStoredBadgeKeys = (queries: Queries) => queries.selectFrom('badge').select('key').execute()
