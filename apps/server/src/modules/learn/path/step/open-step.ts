import { canEnterWorld } from '@letterliaan/rules'
import { StepStatus } from '@letterliaan/contract/status'
import { createForbiddenError, createNotFoundError } from '../../../../plugins/errors/problem-error.ts'
import type { Queries } from '../../../../db/database.ts'
import { findStep, type EnteredStep } from './queries.ts'

/** Returns a step to enter. Throws 404 for another student's step, 403 for a locked one (NAV-10). */
export async function openStep(queries: Queries, student_id: number, step_id: number): Promise<EnteredStep> {
  const step = await findStep(queries, student_id, step_id)
  if (!step) throw createNotFoundError()
  if (!step.introduction_completed) throw createForbiddenError('Vul eerst je profiel in.')
  const student = { phase_id: step.student_phase_id, introduction_completed: step.introduction_completed }
  if (step.phase_id !== null && !canEnterWorld(step.phase_id, student))
    throw createForbiddenError('Deze wereld zit nog op slot.')
  if (step.status === StepStatus.locked) throw createForbiddenError('Deze stap zit nog op slot.')
  return step
}
