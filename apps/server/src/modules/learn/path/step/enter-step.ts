import { canEnterWorld } from '@letterliaan/rules'
import { StepStatus } from '@letterliaan/contract/status'
import { forbidden, notFound } from '../../../../plugins/errors/problem-error.ts'
import type { Queries } from '../../../../db/database.ts'
import { findStep, type EnteredStep } from './queries.ts'

/**
 * A step that this student may enter. Throws 404 for a step that is not the student's, 403 for one that is locked, or
 * whose world is (NAV-10): typing its address does not open it.
 */
export async function enterStep(queries: Queries, student_id: number, step_id: number): Promise<EnteredStep> {
  const step = await findStep(queries, student_id, step_id)
  if (!step) throw notFound()
  if (!step.introduction_completed) throw forbidden('Vul eerst je profiel in.')
  const student = { phase_id: step.student_phase_id, introduction_completed: step.introduction_completed }
  if (step.phase_id !== null && !canEnterWorld(step.phase_id, student))
    throw forbidden('Deze wereld zit nog op slot.')
  if (step.status === StepStatus.locked) throw forbidden('Deze stap zit nog op slot.')
  return step
}
