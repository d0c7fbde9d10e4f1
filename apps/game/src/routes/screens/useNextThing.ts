import type { Student } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'
import { canEnterWorld, isReopened, findNextInStep, findNextStep, type WorldNumber } from '@letterliaan/rules'
import { useQuery, useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { addresses } from '../../app/addresses.ts'
import { readDifficulty } from '../../app/difficulty.ts'
import { useServices } from '../../app/useServices.ts'

export interface NextThingAddress {
  readonly address: string
  readonly world: WorldNumber
  readonly step_id: number
  /** True if the step was started before. */
  readonly isBegun: boolean
}

/** Returns the next exercise, or the lesson while its step loads, or null. `mayFetch`: else cached only. */
export function useNextThing(student: Student, mayFetch = true): NextThingAddress | null {
  const { queries } = useServices()
  const { data } = useSuspenseQuery(queries.steps)
  const open = Object.values(data)
    .flat()
    .filter(({ phase_id }) => phase_id !== null && canEnterWorld(phase_id, student))
  const next = findNextStep(open)
  const isLesson = next?.to === 'lesson' && !isReopened(next.step)
  const { data: step } = useQuery(queries.step(next?.step.id ?? 0), { enabled: isLesson && mayFetch })
  if (next === null || next.step.phase_id === null) return null

  const { id, phase_id, test_id, status } = next.step
  const world = phase_id as WorldNumber
  // A waiting toets has its own status and may belong to skipped steps.
  const isBegun = status > StepStatus.open && status !== StepStatus.test
  if (next.to === 'test' && test_id !== null)
    return { address: addresses.test(id, test_id), world, step_id: id, isBegun }
  const inStep = step && findNextInStep(step, readDifficulty(localStorage, step, null))
  return inStep?.to === 'exercise'
    ? { address: addresses.exercise(phase_id, id, inStep.exercise.id), world, step_id: id, isBegun }
    : { address: addresses.lesson(phase_id, id), world, step_id: id, isBegun }
}
