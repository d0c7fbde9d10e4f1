import type { Difficulty } from '@letterliaan/contract'
import type { WorldNumber } from '@letterliaan/rules'
import { readId, type RawParams } from '@letterliaan/web/page'

/** True for a difficulty: ids of exercises are never 1, 2 or 3 (rules.md, Exercise). */
const isLevel = (number: number): number is Difficulty => number <= 3

export interface WorldParams {
  readonly world_id: WorldNumber
}

export interface StepParams {
  /** The phase, or 1 for a step without a world, such as a repetition (REP-1). */
  readonly id: number
  readonly stap_id: number
}

export interface LevelParams extends StepParams {
  readonly difficulty: Difficulty
}

export interface ExerciseParams extends StepParams {
  readonly exercise_id: number
}

export interface ToetsParams {
  readonly stap_id: number
  readonly test_id: number
}

export interface SchoolParams {
  readonly code: string
}

export const readSchoolParams = ({ code }: RawParams): SchoolParams | null => (code ? { code } : null)

export function readWorldParams(raw: RawParams): WorldParams | null {
  const world_id = readId(raw['world_id'])
  return world_id !== null && world_id <= 4 ? { world_id: world_id as WorldNumber } : null
}

export function readStepParams(raw: RawParams): StepParams | null {
  const id = readId(raw['id'])
  const stap_id = readId(raw['stap_id'])
  return id !== null && stap_id !== null ? { id, stap_id } : null
}

/** Returns the difficulty in `/fase/1/stap/57/2`; null if the address has an exercise. */
export function readLevelParams(raw: RawParams): LevelParams | null {
  const step = readStepParams(raw)
  const difficulty = readId(raw['difficulty'])
  return step !== null && difficulty !== null && isLevel(difficulty) ? { ...step, difficulty } : null
}

/** Returns the exercise in `/fase/1/stap/57/9041`; null if the address has a difficulty. */
export function readExerciseParams(raw: RawParams): ExerciseParams | null {
  const step = readStepParams(raw)
  const exercise_id = readId(raw['exercise_id'])
  return step !== null && exercise_id !== null && !isLevel(exercise_id) ? { ...step, exercise_id } : null
}

export function readToetsParams(raw: RawParams): ToetsParams | null {
  const stap_id = readId(raw['stap_id'])
  const test_id = readId(raw['test_id'])
  return stap_id !== null && test_id !== null ? { stap_id, test_id } : null
}
