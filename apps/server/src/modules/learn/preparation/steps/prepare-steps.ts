import type { PathDocument } from '@letterliaan/contract'
import { isExtraStep, isPairStep, createEntry, openSettings } from '@letterliaan/rules/preparation'
import type { Transaction } from '../../../../db/database.ts'
import type { Contents } from '../../../curriculum/index.ts'
import { readPreparableSteps, type PreparableSteps } from './preparable-steps.ts'
import { preparePaths } from './prepare-paths.ts'
import { findStepIds } from '../../path/step/queries.ts'

export interface PrepareStepsCall {
  readonly student_id: number
  readonly organisation_id: number
  readonly worlds: readonly number[]
  readonly test_kind?: 'entry' | 'closing' | null
  /** True if each world ends with a test (rules.md, Step status). */
  readonly endsWithTest?: boolean
}

/** Prepares whole worlds in order. Returns the ids of their steps. */
export async function prepareSteps(
  transaction: Transaction,
  contents: Contents,
  preparation: PrepareStepsCall,
  now: number,
): Promise<number[]> {
  const { student_id, organisation_id } = preparation
  const steps = await readPreparableSteps(transaction, contents, organisation_id)
  const path = pathOfWorlds(steps, preparation)
  const preparations = [{ student_id, organisation_id, path, before: null }]
  await preparePaths(transaction, contents, { steps, preparations, now })
  return (await findStepIds(transaction, student_id)).map(({ id }) => id)
}

function pathOfWorlds(
  { all }: PreparableSteps,
  { worlds, test_kind = null, endsWithTest = false }: PrepareStepsCall,
): PathDocument {
  const chosen = all
    .filter(
      ({ is_own, content: { nr, world } }) =>
        !is_own && !isPairStep({ nr, is_own }) && !isExtraStep({ nr, is_own }) && worlds.includes(world),
    )
    .map(({ content }) => content)
  const entries = chosen.map(({ nr, world }, at) => {
    const is_test_step = endsWithTest && chosen[at + 1]?.world !== world
    const kind = is_test_step ? 'closing' : test_kind
    return createEntry({ nr, is_own: false, is_test_step }, world, { test_kind: kind })
  })
  return { entries, settings: openSettings }
}
