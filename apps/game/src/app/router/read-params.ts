import type { Difficulty } from '@letterliaan/contract'
import type { WorldNumber } from '@letterliaan/rules'

const wholeNumber = /^[1-9]\d{0,14}$/

/** An id in an address, or null. */
const readId = (text: string): number | null => (wholeNumber.test(text) ? Number(text) : null)

/** Ids of exercises are never 1, 2 or 3, so that a difficulty is told from an exercise (rules.md, Exercise). */
const isLevel = (number: number): number is Difficulty => number <= 3

/** `/wereld/2`; false for an address that is no world. */
export function readWorldParams({ world_id }: { world_id: string }): { world_id: WorldNumber } | false {
  const world = readId(world_id)
  return world !== null && world <= 4 && { world_id: world as WorldNumber }
}

export interface StepParams {
  /** The phase in the address; 1 for a step of no world (hub-and-account §2, Repetition modal). */
  id: number
  stap_id: number
}

/** `/fase/1/stap/57`; false for anything else. */
export function readStepParams(raw: { id: string; stap_id: string }): StepParams | false {
  const id = readId(raw.id)
  const stap_id = readId(raw.stap_id)
  return id !== null && stap_id !== null && { id, stap_id }
}

/** `/fase/1/stap/57/2`, a lesson at a difficulty; false for an exercise. */
export function readLevelParams(raw: { id: string; stap_id: string; difficulty: string }) {
  const step = readStepParams(raw)
  const difficulty = readId(raw.difficulty)
  return step && difficulty !== null && isLevel(difficulty) && { ...step, difficulty }
}

/** `/fase/1/stap/57/9041`, an exercise; false for a difficulty. */
export function readExerciseParams(raw: { id: string; stap_id: string; exercise_id: string }) {
  const step = readStepParams(raw)
  const exercise_id = readId(raw.exercise_id)
  return step && exercise_id !== null && !isLevel(exercise_id) && { ...step, exercise_id }
}
