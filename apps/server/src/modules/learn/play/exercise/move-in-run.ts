import type { StudentExercise, StudentMove } from '@letterliaan/contract'
import type { TemplateLogic } from '@letterliaan/exercises/logic'
import type { FindTaughtWord, PlayedMove } from './conclude-move.ts'
import type { MoveMetadata } from './log-move.ts'
import type { RunKey } from './log-run.ts'

export type WorkDescription = Pick<StudentMove, 'step_label' | 'exercise_name'>

export interface MoveInRun {
  readonly key: RunKey
  readonly names: WorkDescription
  readonly logic: TemplateLogic
  readonly find: FindTaughtWord
  readonly before: StudentExercise
  readonly isBegun: boolean
  readonly after: StudentExercise
  readonly move: PlayedMove
  readonly meta: Omit<MoveMetadata, 'template'>
  /** Round of the exercise, which rises when its step restarts or its world is redone; 0 for a toets. */
  readonly round: number
}
