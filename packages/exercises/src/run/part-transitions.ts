import type { StudentExercise } from '@letterliaan/contract'
import { replayDelayMs } from '../kit/flow.ts'
import { findTurn } from './choose-words.ts'
import {
  exerciseParts,
  type ExerciseEffect,
  type ExerciseState,
  type ExerciseTransition,
} from './exercise-state.ts'
import { isAfterMissedWord } from './missed-words.ts'
import { listAvailableSounds } from './sounds.ts'

export const beginTurn = (
  state: ExerciseState,
  at: number,
  delayMs: number = replayDelayMs,
): ExerciseTransition => {
  const { run } = state
  const turn = findTurn(state)
  if (turn === null) return { state, effects: [] }
  const index = run.words.indexOf(turn.word)
  const earlier = run.detailed_results[index]
  const began: ExerciseState = {
    ...state,
    progress: {
      step: exerciseParts.content,
      errors: earlier?.num_errors ?? 0,
      cheats_used: earlier?.cheats_used ?? 0,
      hints_used: earlier?.hints_used ?? 0,
      word_index: index,
    },
    turn,
    turnNumber: state.turnNumber + 1,
    wordSince: at,
    wordBefore: earlier?.time_spent ?? 0,
    timer: { ...state.timer, since: state.timer.since ?? at },
  }
  return { state: began, effects: openingSpeech(began, delayMs) }
}

const openingSpeech = (state: ExerciseState, delayMs: number): ExerciseEffect[] => {
  const { setup, turn } = state
  if (turn === null) return []
  const available = listAvailableSounds(setup.exercise, turn.word)
  const sounds = setup.logic.turn.opensWith.filter((sound) => available.some((other) => other === sound))
  if (sounds.length === 0) return []
  return [{ type: 'speak', sounds, delayMs, ...(isAfterMissedWord(state) && { afterText: true }) }]
}

/** Repeats the word after a wrong answer, if the turn started with the word. */
export const repeatWord = ({ setup, turn }: ExerciseState): ExerciseEffect[] => {
  const speaks = setup.logic.turn.opensWith.includes('word')
  const isAvailable = turn !== null && listAvailableSounds(setup.exercise, turn.word).includes('word')
  return speaks && isAvailable
    ? [{ type: 'speak', sounds: ['word'], delayMs: replayDelayMs, afterText: true }]
    : []
}

export const returnToIntro = (state: ExerciseState): ExerciseState => ({
  ...state,
  progress: { step: exerciseParts.intro, errors: 0, cheats_used: 0, hints_used: 0, word_index: 0 },
  chosen: [],
  turn: null,
  timer: { since: null, elapsedMs: 0 },
})

export const reachOutro = (state: ExerciseState, at: number): ExerciseTransition => ({
  state: {
    ...state,
    progress: {
      step: exerciseParts.outro,
      errors: 0,
      cheats_used: 0,
      hints_used: 0,
      word_index: state.run.words.length,
    },
    chosen: [],
    turn: null,
    timer: stopped(state.timer, at),
  },
  effects: [{ type: 'clear-sound' }],
})

const stopped = (timer: ExerciseState['timer'], at: number): ExerciseState['timer'] => ({
  since: null,
  elapsedMs: timer.elapsedMs + (timer.since === null ? 0 : Math.max(0, at - timer.since)),
})

/** Shows the turn of another word, the outro after the last, or the intro if words must be chosen again. */
export const showRun = (state: ExerciseState, run: StudentExercise, at: number): ExerciseTransition => {
  const shown = { ...state, run }
  const { step } = state.progress
  if (step === exerciseParts.intro) return { state: shown, effects: [] }
  if (run.is_complete)
    return step === exerciseParts.content ? reachOutro(shown, at) : { state: shown, effects: [] }
  const turn = findTurn(shown)
  if (turn === null) return { state: returnToIntro(shown), effects: [{ type: 'clear-sound' }] }
  if (state.turn !== null && state.turn.word.word === turn.word.word) {
    const errors = run.detailed_results.find(({ word }) => word === turn.word.word)?.num_errors ?? 0
    const progress = errors === state.progress.errors ? state.progress : { ...state.progress, errors }
    return { state: { ...shown, progress }, effects: [] }
  }
  const began = beginTurn({ ...shown, turn: null }, at)
  return { state: began.state, effects: [{ type: 'clear-sound' }, ...began.effects] }
}
