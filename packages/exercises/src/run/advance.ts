import type { ProgressBody } from '@letterliaan/contract'
import { chooseWord, hasChosen } from './choose-words.ts'
import type { ExerciseEvent, ExerciseState, ExerciseTransition } from './exercise-state.ts'
import { askReset, resetEffect } from './open.ts'
import { beginTurn, reachOutro, showRun } from './parts.ts'
import { replayMoves, submitMove } from './submit.ts'

const still = (state: ExerciseState): ExerciseTransition => ({ state, effects: [] })

/**
 * Can the content be reached: is there a word and what must be printed, has the child chosen the words that it must
 * choose (EX-3), and is no reset on its way?
 */
export const canBegin = (state: ExerciseState): boolean => {
  const { progress, reset, run } = state
  if (progress.step !== 1 || reset !== 'none') return false
  return run.is_complete || (run.current_word !== null && !lacksDocuments(state) && hasChosen(state))
}

/** Is there nothing to print, where there should be? */
export const lacksDocuments = ({ setup, run }: ExerciseState): boolean =>
  setup.logic.needsDocuments === true && run.documents.length === 0

/** With these the child itself goes on. */
const goesOn: ReadonlySet<ExerciseEvent['type']> = new Set(['begin', 'enter', 'answer', 'next'] as const)

/** The exercise after an event at a time (unix ms), and what is to be done. Events that don't fit change nothing. */
export const advance = (state: ExerciseState, event: ExerciseEvent, at: number): ExerciseTransition => {
  const transition = take(state, event, at)
  const [before, after] = [state.progress, transition.state.progress]
  const isThere = before.step === after.step && before.word_index === after.word_index
  if (isThere || !goesOn.has(event.type)) return transition
  return {
    ...transition,
    effects: [...transition.effects, { type: 'place', place: placeOf(transition.state) }],
  }
}

const placeOf = ({ setup, progress }: ExerciseState): ProgressBody => ({
  exercise_id: setup.exercise.id,
  difficulty: setup.difficulty,
  ...progress,
})

const take = (state: ExerciseState, event: ExerciseEvent, at: number): ExerciseTransition => {
  switch (event.type) {
    case 'begin':
      return begin(state, at)
    case 'enter':
      return enter(state, at)
    case 'choose':
      return still(chooseWord(state, event.word))
    case 'attempt':
      return isOfThisTurn(state, event)
        ? submitMove(state, { attempt: event.attempt, at: event.at }, at)
        : still(state)
    case 'answer':
      return isOfThisTurn(state, event) ? submitMove(state, event.data, at) : still(state)
    case 'cheat':
      return isOfThisTurn(state, event) ? count(state, 'cheats_used') : still(state)
    case 'hint':
      return state.setup.logic.withoutHints ? still(state) : count(state, 'hints_used')
    case 'next':
      return next(state)
    case 'repeat':
      return state.progress.step >= 3 ? askReset(state) : still(state)
    case 'settled':
      return settle(state, event, at)
    case 'reset-done':
      return resetDone(state, event.student_exercise)
    case 'reset-failed':
      return still(state.reset === 'pending' ? { ...state, reset: 'failed' } : state)
    case 'retry':
      return state.reset === 'failed'
        ? { state: { ...state, reset: 'pending' }, effects: [resetEffect(state.setup)] }
        : still(state)
  }
}

const isOfThisTurn = (state: ExerciseState, { turnNumber }: { readonly turnNumber: number }): boolean =>
  state.turn !== null && state.turnNumber === turnNumber

/** Reaching the content starts the timer and plays the word at once (EX-12). */
const begin = (state: ExerciseState, at: number): ExerciseTransition => {
  if (!canBegin(state)) return still(state)
  return state.run.is_complete ? reachOutro(state, at) : beginTurn(state, at, 0)
}

/** Enter begins at the intro; at the content it submits, except in Verhaal and Zinnen1 (EX-11). */
const enter = (state: ExerciseState, at: number): ExerciseTransition => {
  if (state.progress.step === 1) return begin(state, at)
  return state.turn !== null && state.setup.logic.enterSubmits
    ? { state, effects: [{ type: 'to-flow', event: { type: 'submit' } }] }
    : still(state)
}

const count = (state: ExerciseState, what: 'cheats_used' | 'hints_used'): ExerciseTransition => {
  if (state.turn === null) return still(state)
  const { progress } = state
  return still({ ...state, progress: { ...progress, [what]: progress[what] + 1 } })
}

const next = (state: ExerciseState): ExerciseTransition =>
  state.progress.step === 3 && state.setup.logic.hasStepTestOutro
    ? still({ ...state, progress: { ...state.progress, step: 4 } })
    : still(state)

/** The server's word: it is adopted, the moves that it has not seen are played on it, and a difference is shown. */
const settle = (
  state: ExerciseState,
  { seq, student_exercise }: Extract<ExerciseEvent, { type: 'settled' }>,
  at: number,
): ExerciseTransition => {
  if (!state.pending.some((move) => move.seq === seq)) return still(state)
  const confirmed = student_exercise ?? state.confirmed
  const pending = state.pending.filter((move) => move.seq > seq)
  const run = replayMoves(state.setup, confirmed, pending)
  return showRun({ ...state, confirmed, pending }, run, at)
}

const resetDone = (state: ExerciseState, run: ExerciseState['run']): ExerciseTransition =>
  still(state.reset === 'pending' ? { ...state, run, confirmed: run, reset: 'none' } : state)
