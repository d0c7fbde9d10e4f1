import type { StudentExercise } from '@letterliaan/contract'
import { replayDelayMs } from '../kit/flow.ts'
import { taskOf } from './choose-words.ts'
import type { ExerciseMachine, MachineEffect, MachineStep } from './machine.ts'
import { availableSounds } from './sounds.ts'

/** The current word's turn begins: fresh input, errors, cheats and hints (EX-13). */
export const beginTurn = (
  machine: ExerciseMachine,
  at: number,
  delayMs: number = replayDelayMs,
): MachineStep => {
  const { run } = machine
  const task = taskOf(machine)
  if (task === null) return { machine, effects: [] }
  const index = run.words.indexOf(task.word)
  const earlier = run.detailed_results[index]
  const began: ExerciseMachine = {
    ...machine,
    progress: {
      step: 2,
      errors: earlier?.num_errors ?? 0,
      cheats_used: earlier?.cheats_used ?? 0,
      hints_used: earlier?.hints_used ?? 0,
      word_index: index,
    },
    task,
    turn: machine.turn + 1,
    wordSince: at,
    wordBefore: earlier?.time_spent ?? 0,
    timer: { ...machine.timer, since: machine.timer.since ?? at },
  }
  return { machine: began, effects: openingSpeech(began, delayMs) }
}

/** What is spoken when a turn begins: the template's choice, as far as the exercise and the word have the sound. */
const openingSpeech = ({ setup, task }: ExerciseMachine, delayMs: number): MachineEffect[] => {
  if (task === null) return []
  const available = availableSounds(setup.exercise, task.word)
  const sounds = setup.logic.opensWith.filter((sound) => available.some((other) => other === sound))
  return sounds.length === 0 ? [] : [{ type: 'speak', sounds, delayMs }]
}

/** The word once more after a wrong answer, where the turn opened with it. */
export const repeatWord = ({ setup, task }: ExerciseMachine): MachineEffect[] => {
  const speaks = setup.logic.opensWith.includes('word')
  const isAvailable = task !== null && availableSounds(setup.exercise, task.word).includes('word')
  return speaks && isAvailable ? [{ type: 'speak', sounds: ['word'], delayMs: replayDelayMs }] : []
}

/** The intro: no word's turn, nothing chosen (EX-3). */
export const toIntro = (machine: ExerciseMachine): ExerciseMachine => ({
  ...machine,
  progress: { step: 1, errors: 0, cheats_used: 0, hints_used: 0, word_index: 0 },
  chosen: [],
  task: null,
  timer: { since: null, elapsedMs: 0 },
})

/** The outro: the timer stops, the sound is cleared (EX-12). */
export const reachOutro = (machine: ExerciseMachine, at: number): MachineStep => ({
  machine: {
    ...machine,
    progress: { step: 3, errors: 0, cheats_used: 0, hints_used: 0, word_index: machine.run.words.length },
    chosen: [],
    task: null,
    timer: stopped(machine.timer, at),
  },
  effects: [{ type: 'clear-sound' }],
})

const stopped = (timer: ExerciseMachine['timer'], at: number): ExerciseMachine['timer'] => ({
  since: null,
  elapsedMs: timer.elapsedMs + (timer.since === null ? 0 : Math.max(0, at - timer.since)),
})

/**
 * Shows a run that may differ from what is on the screen: another word begins its turn, a finished run its outro. Where
 * no turn can begin, because the child must choose words again, the intro shows.
 */
export const showRun = (machine: ExerciseMachine, run: StudentExercise, at: number): MachineStep => {
  const shown = { ...machine, run }
  const { step } = machine.progress
  if (step === 1) return { machine: shown, effects: [] }
  if (run.is_complete) return step === 2 ? reachOutro(shown, at) : { machine: shown, effects: [] }
  const task = taskOf(shown)
  if (task === null) return { machine: toIntro(shown), effects: [{ type: 'clear-sound' }] }
  if (machine.task !== null && machine.task.word.word === task.word.word) {
    const errors = run.detailed_results.find(({ word }) => word === task.word.word)?.num_errors ?? 0
    return { machine: { ...shown, progress: { ...machine.progress, errors } }, effects: [] }
  }
  const began = beginTurn({ ...shown, task: null }, at)
  return { machine: began.machine, effects: [{ type: 'clear-sound' }, ...began.effects] }
}
