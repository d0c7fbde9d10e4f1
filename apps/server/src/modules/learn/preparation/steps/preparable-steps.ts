import type { StepKey } from '@letterliaan/contract'
import type { Queries } from '../../../../db/database.ts'
import { compareStepsOnPath, type Contents, type StepContent } from '../../../curriculum/index.ts'
import { findPreparableSteps } from './queries.ts'

export interface PreparableStepContent {
  readonly is_own: boolean
  /** True for a step that existing paths keep and new paths can't get. */
  readonly isArchived: boolean
  readonly content: StepContent
}

export interface PreparableSteps {
  readonly all: readonly PreparableStepContent[]
  /** Returns undefined for an unknown step or another organisation's step. */
  readonly find: (key: StepKey) => StepContent | undefined
}

export async function readPreparableSteps(
  queries: Queries,
  contents: Contents,
  organisation_id: number,
): Promise<PreparableSteps> {
  const rows = await findPreparableSteps(queries, organisation_id)
  const all = await Promise.all(
    rows.map(async ({ id, organisation_id: owner, archived_at }) => ({
      is_own: owner !== null,
      isArchived: archived_at !== null,
      content: await contents.get(queries, id),
    })),
  )
  const byKey = new Map(all.map(({ is_own, content }) => [nameOf(content.nr, is_own), content]))
  return {
    all: [
      ...all
        .filter(({ is_own }) => !is_own)
        .toSorted((one, other) => compareStepsOnPath(one.content, other.content)),
      ...all.filter(({ is_own }) => is_own),
    ],
    find: ({ nr, is_own }) => byKey.get(nameOf(nr, is_own)),
  }
}

const nameOf = (nr: number, is_own: boolean): string => `${is_own ? 'own ' : ''}${nr}`
