import { defaultMemoryParameters, type MemoryParameters } from '@letterliaan/rules/memory'
import { defaultEaseOfBlocks } from '@letterliaan/rules/skill'
import type { Queries } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import { findOrganisation } from '../../../db/tables/organisation.ts'

export interface FittedParameters {
  readonly memory: MemoryParameters
  /** A logit. */
  readonly easeOfBlocks: number
}

/** Returns the parameters fitted from an organisation's answers, or the defaults. */
export async function readParameters(queries: Queries, organisation_id: number): Promise<FittedParameters> {
  const { memory_parameters = null, ease_of_blocks = null } =
    (await findOrganisation(queries, organisation_id)) ?? {}
  return {
    memory: memory_parameters === null ? defaultMemoryParameters : decodeJson<number[]>(memory_parameters),
    easeOfBlocks: ease_of_blocks ?? defaultEaseOfBlocks,
  }
}
