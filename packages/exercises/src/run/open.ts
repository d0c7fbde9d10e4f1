import {
  exerciseParts,
  type ExerciseEffect,
  type ExerciseSetup,
  type ExerciseState,
  type ExerciseTransition,
} from './exercise-state.ts'
import { returnToIntro } from './part-transitions.ts'

/** Opens at the outro (EX-14); at the intro for an unfinished dictation (EX-15) or forced repeat (EX-10). */
export const openExercise = (setup: ExerciseSetup): ExerciseTransition => {
  const run = setup.exercise.student_exercise[setup.difficulty]
  const state: ExerciseState = {
    setup,
    progress: { step: exerciseParts.intro, errors: 0, cheats_used: 0, hints_used: 0, word_index: 0 },
    run,
    confirmed: run,
    pending: [],
    chosen: [],
    turn: null,
    turnNumber: 0,
    wordSince: 0,
    wordBefore: 0,
    timer: { since: null, elapsedMs: 0 },
    reset: 'none',
    nextSeq: 1,
  }
  if (run.is_complete && run.isForcedRepeat) return requestReset(state)
  if (!run.is_complete) return setup.logic.run?.isDictation ? requestReset(state) : { state, effects: [] }
  const progress = { ...state.progress, step: exerciseParts.outro, word_index: run.words.length } as const
  return { state: { ...state, progress }, effects: [] }
}

/** Returns to the intro with the timer at 0 until the new run arrives (EX-16). */
export const requestReset = (state: ExerciseState): ExerciseTransition => ({
  state: { ...returnToIntro(state), pending: [], reset: 'pending' },
  effects: [resetEffect(state.setup)],
})

export const resetEffect = ({ logic, difficulty }: ExerciseSetup): ExerciseEffect => ({
  type: 'reset',
  hard: logic.run?.isDictation ?? false,
  difficulty,
})
