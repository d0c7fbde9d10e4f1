import type { OwnStep, OwnStepBody } from '@letterliaan/contract'
import { loadCurriculum, listTeachingSteps } from '@letterliaan/curriculum'
import type { Queries } from '../../../db/database.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { getOwnStep } from './describe-steps.ts'
import { addOwnStep } from './own-steps.ts'
import { readSurroundings } from './surroundings.ts'

/** Creates own steps for other rooms. Throws as `addOwnStep` and `getOwnStep` do. */
export interface OwnStepWriter {
  add(call: SupervisorCall, step: OwnStepBody): Promise<OwnStep>
  labelOf(queries: Queries, organisation_id: number, id: number): Promise<string>
}

export function createOwnStepWriter(): OwnStepWriter {
  const product = new Map(listTeachingSteps(loadCurriculum()).map((step) => [step.nr, step]))
  const reader = { readSurroundings, product }
  return {
    add: (call, step) => addOwnStep(reader, call, step),
    labelOf: async (queries, organisation_id, id) =>
      (await getOwnStep(reader, queries, organisation_id, id)).label,
  }
}
