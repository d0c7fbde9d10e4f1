import type { MachineEffect, ExerciseMachine, MachineSetup, MachineStep } from './machine.ts'
import { toIntro } from './turn.ts'

/**
 * An exercise that was loaded: complete at the outro, a dictation too (EX-14); a dictation that is not complete at the
 * intro, begun anew (EX-15); one that must be repeated at the intro of the repeat (EX-10).
 */
export const openExercise = (setup: MachineSetup): MachineStep => {
  const run = setup.exercise.student_exercise[setup.difficulty]
  const machine: ExerciseMachine = {
    setup,
    progress: { step: 1, errors: 0, cheats_used: 0, hints_used: 0, word_index: 0 },
    run,
    confirmed: run,
    pending: [],
    chosen: [],
    task: null,
    turn: 0,
    wordSince: 0,
    wordBefore: 0,
    timer: { since: null, elapsedMs: 0 },
    reset: 'none',
    nextSeq: 1,
  }
  if (run.is_complete && run.isForcedRepeat) return askReset(machine)
  if (!run.is_complete) return setup.logic.is_dictation ? askReset(machine) : { machine, effects: [] }
  const progress = { ...machine.progress, step: 3, word_index: run.words.length } as const
  return { machine: { ...machine, progress }, effects: [] }
}

/** Back to the intro with the timer at 0, waiting for the server's new run (EX-16). */
export const askReset = (machine: ExerciseMachine): MachineStep => ({
  machine: { ...toIntro(machine), pending: [], reset: 'pending' },
  effects: [resetEffect(machine.setup)],
})

export const resetEffect = ({ logic, difficulty }: MachineSetup): MachineEffect => ({
  type: 'reset',
  hard: logic.is_dictation,
  difficulty,
})
