import { firstPairNr } from '@letterliaan/rules/preparation'
import type { Queries } from '../../../db/database.ts'
import { isOfRegion } from '../../../db/of-region.ts'
import { hasRow } from '../../../db/single-row.ts'

/** Selects present steps, except those that mix two spellings, because other steps teach their words. */
const currentSteps = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('curriculum_step')
    .where('is_current', '=', true)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('curriculum_step.organisation_id', 'is', null),
          eb('curriculum_step.nr', '<', firstPairNr),
        ]),
        eb('curriculum_step.organisation_id', '=', organisation_id),
      ]),
    )
    .where(isOfRegion(organisation_id))

export const findReviewSteps = (queries: Queries, organisation_id: number) =>
  currentSteps(queries, organisation_id).select(['id', 'nr', 'content']).orderBy('nr').orderBy('id').execute()

export const hasCurrentStep = (
  queries: Queries,
  organisation_id: number,
  step_id: number,
): Promise<boolean> => hasRow(currentSteps(queries, organisation_id).select('id').where('id', '=', step_id))

export async function findStepsOfWord(
  queries: Queries,
  organisation_id: number,
  word_id: number,
): Promise<number[]> {
  const rows = await currentSteps(queries, organisation_id)
    .innerJoin('word', 'word.nr', 'curriculum_step.nr')
    .select('curriculum_step.id')
    .where('word.id', '=', word_id)
    .where((eb) =>
      eb.or([eb('word.organisation_id', 'is', null), eb('word.organisation_id', '=', organisation_id)]),
    )
    .orderBy('curriculum_step.id')
    .execute()
  return rows.map(({ id }) => id)
}

export const findSoundMarks = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('word_mark')
    .innerJoin('word', 'word.id', 'word_mark.word_id')
    .select(['word_mark.word_id', 'word.nr'])
    .where('word_mark.organisation_id', '=', organisation_id)
    .orderBy('word_mark.id', 'desc')
    .execute()

export const insertWordMark = (
  queries: Queries,
  mark: { organisation_id: number; word_id: number; user_id: number; created_at: number },
) =>
  queries
    .insertInto('word_mark')
    .values(mark)
    .onConflict((conflict) => conflict.columns(['organisation_id', 'word_id']).doNothing())
    .execute()
