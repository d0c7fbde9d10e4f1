import type { ProgressBody } from '@letterliaan/contract'
import { chooseWord, hasChosen } from './choose-words.ts'
import type { ExerciseMachine, MachineEvent, MachineStep } from './machine.ts'
import { askReset, resetEffect } from './open.ts'
import { replayMoves, submitMove } from './submit.ts'
import { beginTurn, reachOutro, showRun } from './turn.ts'

const still = (machine: ExerciseMachine): MachineStep => ({ machine, effects: [] })

/**
 * Can the content be reached: is there a word and what must be printed, has the child chosen the words that it must
 * choose (EX-3), and is no reset on its way?
 */
export const canBegin = (machine: ExerciseMachine): boolean => {
  const { progress, reset, run } = machine
  if (progress.step !== 1 || reset !== 'none') return false
  return run.is_complete || (run.current_word !== null && !lacksDocuments(machine) && hasChosen(machine))
}

/** Is there nothing to print, where there should be? */
export const lacksDocuments = ({ setup, run }: ExerciseMachine): boolean =>
  setup.logic.needsDocuments === true && run.documents.length === 0

/** With these the child itself goes on. */
const goesOn: ReadonlySet<MachineEvent['type']> = new Set(['begin', 'enter', 'answer', 'next'] as const)

/** The exercise after an event at a time (unix ms), and what is to be done. Events that don't fit change nothing. */
export const advance = (machine: ExerciseMachine, event: MachineEvent, at: number): MachineStep => {
  const step = take(machine, event, at)
  const [before, after] = [machine.progress, step.machine.progress]
  const isThere = before.step === after.step && before.word_index === after.word_index
  if (isThere || !goesOn.has(event.type)) return step
  return { ...step, effects: [...step.effects, { type: 'place', place: placeOf(step.machine) }] }
}

const placeOf = ({ setup, progress }: ExerciseMachine): ProgressBody => ({
  exercise_id: setup.exercise.id,
  difficulty: setup.difficulty,
  ...progress,
})

const take = (machine: ExerciseMachine, event: MachineEvent, at: number): MachineStep => {
  switch (event.type) {
    case 'begin':
      return begin(machine, at)
    case 'enter':
      return enter(machine, at)
    case 'choose':
      return still(chooseWord(machine, event.word))
    case 'attempt':
      return isOfThisTurn(machine, event)
        ? submitMove(machine, { attempt: event.attempt, at: event.at }, at)
        : still(machine)
    case 'answer':
      return isOfThisTurn(machine, event) ? submitMove(machine, event.data, at) : still(machine)
    case 'cheat':
      return isOfThisTurn(machine, event) ? count(machine, 'cheats_used') : still(machine)
    case 'hint':
      return machine.setup.logic.withoutHints ? still(machine) : count(machine, 'hints_used')
    case 'next':
      return next(machine)
    case 'repeat':
      return machine.progress.step >= 3 ? askReset(machine) : still(machine)
    case 'settled':
      return settle(machine, event, at)
    case 'reset-done':
      return resetDone(machine, event.student_exercise)
    case 'reset-failed':
      return still(machine.reset === 'pending' ? { ...machine, reset: 'failed' } : machine)
    case 'retry':
      return machine.reset === 'failed'
        ? { machine: { ...machine, reset: 'pending' }, effects: [resetEffect(machine.setup)] }
        : still(machine)
  }
}

const isOfThisTurn = (machine: ExerciseMachine, { turn }: { readonly turn: number }): boolean =>
  machine.task !== null && machine.turn === turn

/** Reaching the content starts the timer and plays the word at once (EX-12). */
const begin = (machine: ExerciseMachine, at: number): MachineStep => {
  if (!canBegin(machine)) return still(machine)
  return machine.run.is_complete ? reachOutro(machine, at) : beginTurn(machine, at, 0)
}

/** Enter begins at the intro; at the content it submits, except in Verhaal and Zinnen1 (EX-11). */
const enter = (machine: ExerciseMachine, at: number): MachineStep => {
  if (machine.progress.step === 1) return begin(machine, at)
  return machine.task !== null && machine.setup.logic.enterSubmits
    ? { machine, effects: [{ type: 'to-flow', event: { type: 'submit' } }] }
    : still(machine)
}

const count = (machine: ExerciseMachine, what: 'cheats_used' | 'hints_used'): MachineStep => {
  if (machine.task === null) return still(machine)
  const { progress } = machine
  return still({ ...machine, progress: { ...progress, [what]: progress[what] + 1 } })
}

const next = (machine: ExerciseMachine): MachineStep =>
  machine.progress.step === 3 && machine.setup.logic.hasStepTestOutro
    ? still({ ...machine, progress: { ...machine.progress, step: 4 } })
    : still(machine)

/** The server's word: it is adopted, the moves that it has not seen are played on it, and a difference is shown. */
const settle = (
  machine: ExerciseMachine,
  { seq, student_exercise }: Extract<MachineEvent, { type: 'settled' }>,
  at: number,
): MachineStep => {
  if (!machine.pending.some((move) => move.seq === seq)) return still(machine)
  const confirmed = student_exercise ?? machine.confirmed
  const pending = machine.pending.filter((move) => move.seq > seq)
  const run = replayMoves(machine.setup, confirmed, pending)
  return showRun({ ...machine, confirmed, pending }, run, at)
}

const resetDone = (machine: ExerciseMachine, run: ExerciseMachine['run']): MachineStep =>
  still(machine.reset === 'pending' ? { ...machine, run, confirmed: run, reset: 'none' } : machine)
