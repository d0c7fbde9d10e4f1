import { daySeconds } from '@letterliaan/rules/calendar'
import type { Difficulty } from '@letterliaan/contract'
import { countsForPassing, exercisesToPass } from '@letterliaan/rules'
import type { TransactionalDatabase } from '../../../db/database.ts'
import type { StudentCaller } from '../../../plugins/auth/caller.ts'
import type { Contents } from '../../curriculum/index.ts'
import { answerExercise } from '../play/exercise/answer-exercise.ts'
import { openExercise, findRun } from '../play/exercise/open-exercise.ts'
import { resetExercise } from '../play/exercise/reset-exercise.ts'
import { toExerciseId } from '../path/step/exercise-id.ts'
import { createMisspelling, createRightMove } from './move.ts'
import { findStepRow } from '../path/step/queries.ts'

const secondsPerWord = 9
const wordsPerError = 7

export interface DemoChild {
  readonly student_id: number
  readonly organisation_id: number
  readonly user_id: number
}

/** Returns 9:00 UTC of the same day; unix seconds. */
export const toMorning = (at: number): number => at - (at % daySeconds) + 9 * 60 * 60

/** Plays a child's moves through the server's own code, so that all derived data is right. */
export function createDemoPlayer(
  database: TransactionalDatabase,
  contents: Contents,
  child: DemoChild,
  startedAt: number,
) {
  const login = {
    family_id: 0,
    expires_at: 0,
    has_active_subscription: true,
    is_read_only: false,
    may_export: false,
  }
  const caller: StudentCaller = { ...child, role: 'student', ...login }
  let now = startedAt
  let words = 0

  const playExercise = (exercise_id: number, difficulty: Difficulty, last: number): Promise<void> =>
    database.transaction(async (transaction) => {
      await database.dialect.lockRow(transaction, 'student', child.student_id)
      const exercise = await openExercise(transaction, contents, child.student_id, exercise_id, {
        now,
        difficulty,
      })
      let { state } = findRun(exercise, difficulty)
      const answer = async (data: Record<string, unknown>): Promise<void> => {
        const timing = { startTime: now, time: secondsPerWord * 1000 }
        now += secondsPerWord
        const body = {
          exercise_id,
          difficulty,
          word: state.current_word ?? '',
          data,
          ...timing,
          hints: 0,
          hints_used: 0,
          cheats_used: 0,
        }
        state = await answerExercise(contents, { transaction, caller, body, now })
        await transaction.settle()
      }
      for (let played = 0; played < last && !state.is_complete; played++) {
        if (++words % wordsPerError === 0)
          await answer(createMisspelling(state, exercise.logic.run?.isDictation === true, words))
        else await answer(createRightMove(state))
        while (!state.is_complete && state.detailed_results.some(isBegun))
          await answer(createRightMove(state))
      }
      if (!state.is_complete || !state.isForcedRepeat) return
      const reset = { transaction, student_id: child.student_id, exercise_id, difficulty, now }
      state = await resetExercise(contents, reset, true)
      while (!state.is_complete) await answer(createRightMove(state))
    })

  async function playThrough(step_id: number, difficulty: Difficulty): Promise<void> {
    for (const position of await positionsFor(step_id)) {
      await playExercise(toExerciseId(step_id, position), difficulty, Infinity)
    }
  }

  return {
    async passStep(step_id: number, difficulty: Difficulty): Promise<void> {
      now = toMorning(now + daySeconds)
      await playThrough(step_id, difficulty)
    },

    playThrough,

    async beginStep(step_id: number, difficulty: Difficulty): Promise<void> {
      now = toMorning(now + daySeconds)
      const [first, second, third] = await positionsFor(step_id)
      for (const position of [first, second]) {
        if (position !== undefined) await playExercise(toExerciseId(step_id, position), difficulty, Infinity)
      }
      if (third !== undefined) await playExercise(toExerciseId(step_id, third), difficulty, 3)
    },
  }

  /** Returns the fewest exercises that pass the step (RUL-1). */
  async function positionsFor(step_id: number): Promise<number[]> {
    const { curriculum_step_id } = await findStepRow(database.queries, step_id)
    const { recipe } = await contents.get(database.queries, curriculum_step_id)
    const ofKind = (kind: string) =>
      recipe
        .filter(
          ({ exercise_type: { category, template } }) => category === kind && countsForPassing(template),
        )
        .slice(0, exercisesToPass)
    const dictation = recipe.filter(({ exercise_type }) => exercise_type.template === 'StapDictee')
    return [...ofKind('Verkennen'), ...ofKind('Oefenen'), ...dictation].map(({ position }) => position)
  }
}

const isBegun = ({ num_errors, completed }: { num_errors: number; completed: boolean }): boolean =>
  num_errors > 0 && !completed
