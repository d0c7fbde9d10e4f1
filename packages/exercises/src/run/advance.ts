import type { AnswerBody, Confidence, ProgressBody } from '@letterliaan/contract'
import { maxAnswerMs } from '@letterliaan/contract/limits'
import { normaliseColor } from '@letterliaan/contract/palette'
import { chooseSoundOfFirstHelp } from '../kit/first-help.ts'
import type { RefusedLetter } from '../kit/restricted-typing.ts'
import { soundsTheSame } from '../kit/same-sound.ts'
import { chooseHelpStep } from '../kit/help.ts'
import { replayDelayMs } from '../kit/flow.ts'
import type { StateMachine } from '../kit/machine.ts'
import type { Turn } from '../kit/turn.ts'
import { splitLetters } from '../kit/word-data.ts'
import { chooseWord, hasChosenWords } from './choose-words.ts'
import {
  exerciseParts,
  type ExerciseEffect,
  type ExerciseEvent,
  type ExerciseSetup,
  type ExerciseState,
  type ExerciseTransition,
  type PendingMove,
} from './exercise-state.ts'
import { requestReset, openExercise, resetEffect } from './open.ts'
import { beginTurn, reachOutro, repeatWord } from './part-transitions.ts'
import { collectPlayRules, predictMove } from './play-move.ts'
import { adoptReset, adoptRun } from './reconcile.ts'

const still = (state: ExerciseState): ExerciseTransition => ({ state, effects: [] })

/** True if there is a word, the document is printed, enough words are chosen (EX-3) and no reset runs. */
export const canBegin = (state: ExerciseState): boolean => {
  const { progress, reset, run } = state
  if (progress.step !== exerciseParts.intro || reset !== 'none') return false
  return run.is_complete || (run.current_word !== null && !lacksDocuments(state) && hasChosenWords(state))
}

export const lacksDocuments = ({ setup, run }: ExerciseState): boolean =>
  setup.logic.run?.needsDocuments === true && run.documents.length === 0

const goesOn: ReadonlySet<ExerciseEvent['type']> = new Set(['begin', 'answer', 'next'] as const)

/** `at`: unix ms. An event that does not fit changes nothing. */
export const advanceExercise = (
  state: ExerciseState,
  event: ExerciseEvent,
  at: number,
): ExerciseTransition => {
  const transition = take(state, event, at)
  const [before, after] = [state.progress, transition.state.progress]
  const isThere = before.step === after.step && before.word_index === after.word_index
  if (isThere || !goesOn.has(event.type)) return transition
  return {
    ...transition,
    effects: [...transition.effects, { type: 'place', place: placeOf(transition.state) }],
  }
}

export const createExerciseMachine = (
  setup: ExerciseSetup,
): StateMachine<ExerciseState, ExerciseEvent, ExerciseEffect> => ({
  start: () => openExercise(setup),
  next: advanceExercise,
})

const placeOf = ({ setup, progress }: ExerciseState): ProgressBody => ({
  exercise_id: setup.exercise.id,
  difficulty: setup.difficulty,
  ...progress,
})

const take = (state: ExerciseState, event: ExerciseEvent, at: number): ExerciseTransition => {
  switch (event.type) {
    case 'begin':
      return begin(state, at)
    case 'choose':
      return still(chooseWord(state, event.word))
    case 'attempt':
      return isOfThisTurn(state, event)
        ? submitMove(state, { attempt: event.attempt, at: event.at }, at)
        : still(state)
    case 'answer':
      return isOfThisTurn(state, event) ? submitMove(state, event.data, at, event.confidence) : still(state)
    case 'cheat':
      return isOfThisTurn(state, event) ? count(state, 'cheats_used') : still(state)
    case 'hint':
      return state.setup.logic.help?.never ? still(state) : count(state, 'hints_used')
    case 'next':
      return next(state)
    case 'repeat':
      return state.progress.step >= exerciseParts.outro ? requestReset(state) : still(state)
    case 'settled':
      return adoptRun(state, event, at)
    case 'reset-done':
      return still(adoptReset(state, event.student_exercise))
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

/** Starts the timer and plays the word (EX-12). */
const begin = (state: ExerciseState, at: number): ExerciseTransition => {
  if (!canBegin(state)) return still(state)
  return state.run.is_complete ? reachOutro(state, at) : beginTurn(state, at, 0)
}

const count = (state: ExerciseState, what: 'cheats_used' | 'hints_used'): ExerciseTransition => {
  if (state.turn === null) return still(state)
  const { progress } = state
  return still({ ...state, progress: { ...progress, [what]: progress[what] + 1 } })
}

const next = (state: ExerciseState): ExerciseTransition =>
  state.progress.step === exerciseParts.outro && state.setup.logic.run?.isDictation === true
    ? still({ ...state, progress: { ...state.progress, step: exerciseParts.stepTestOutro } })
    : still(state)

const bodyOf = (
  state: ExerciseState,
  data: Readonly<Record<string, unknown>>,
  at: number,
  confidence?: Confidence,
): AnswerBody => {
  const { setup, progress, turn, wordSince, wordBefore } = state
  return {
    exercise_id: setup.exercise.id,
    hints: progress.hints_used,
    startTime: Math.floor(wordSince / 1000),
    time: Math.round(Math.min(maxAnswerMs, wordBefore + Math.max(0, at - wordSince))),
    difficulty: setup.difficulty,
    word: turn?.word.word ?? '',
    cheats_used: progress.cheats_used,
    hints_used: progress.hints_used,
    data: { ...data },
    ...(confidence && { confidence }),
  }
}

/** Predicts a move with the server's own rules and sends it, unless the rules ignore the move. */
const submitMove = (
  state: ExerciseState,
  data: Readonly<Record<string, unknown>>,
  at: number,
  confidence?: Confidence,
): ExerciseTransition => {
  const body = bodyOf(state, data, at, confidence)
  const play = predictMove(collectPlayRules(state.setup, state.run), state.run, body)
  if (play.kind !== 'played') return { state, effects: [] }
  const pending: PendingMove = { seq: state.nextSeq, body }
  const sent: ExerciseState = {
    ...state,
    run: play.run,
    pending: [...state.pending, pending],
    nextSeq: state.nextSeq + 1,
  }
  const followed = follow(sent, play, body.data, at)
  return {
    state: followed.state,
    effects: [{ type: 'submit', ...pending }, ...outcomeOf(state, play), ...followed.effects],
  }
}

type Played = Extract<ReturnType<typeof predictMove>, { kind: 'played' }>

const outcomeOf = ({ setup }: ExerciseState, { verdict }: Played): ExerciseTransition['effects'] =>
  verdict.kind === 'answer' && !setup.logic.turn.toldAtEnd
    ? [{ type: 'feedback', feedback: verdict.right ? 'right' : 'wrong' }]
    : []

/** Continues after a move (EX-13): with the outro, the next word, or the same word and one more error. */
const follow = (
  state: ExerciseState,
  { change }: Played,
  data: AnswerBody['data'],
  at: number,
): ExerciseTransition => {
  if (change === 'complete') return reachOutro(state, at)
  if (change === 'next') {
    const { state: began, effects } = beginTurn(state, at)
    // Otherwise the child writes the former word, which it still hears.
    return { state: began, effects: [{ type: 'clear-sound', keepsText: true }, ...effects] }
  }
  const help = growHelp(state, data)
  if (change === 'error') return help
  return {
    state: help.state,
    effects: [
      { type: 'to-flow', event: { type: 'rejected' } },
      ...(help.effects.length > 0 ? help.effects : repeatWord(state)),
    ],
  }
}

/** Each step of help counts as a hint. The first step is spoken if a sound helps (GIDS-5). */
const growHelp = (state: ExerciseState, data: AnswerBody['data']): ExerciseTransition => {
  const { attempt } = data
  const { progress, setup, turn } = state
  const errors = progress.errors + 1
  const step = chooseHelpStep(setup.logic, errors)
  const hasGrown = step !== chooseHelpStep(setup.logic, progress.errors)
  const hints_used = progress.hints_used + (hasGrown ? 1 : 0)
  const isFirst = turn !== null && hasGrown && step === 'first'
  const place = turn === null ? null : letterOf(setup, turn, data)
  const isColour = typeof attempt === 'string' && normaliseColor(attempt) !== null
  const slip = isColour ? null : slipOf(data, place)
  const word = turn?.word.word ?? ''
  const written = data['answer'] ?? (slip === null ? null : word.slice(0, slip.at) + slip.attempt)
  const isUnheard = typeof written === 'string' && soundsTheSame(word, written)
  const sound =
    isFirst && !isUnheard
      ? chooseSoundOfFirstHelp(setup.logic, turn, place, isColour ? 'colour' : null, slip)
      : null
  return {
    state: { ...state, progress: { ...progress, errors, hints_used } },
    effects:
      sound === null ? [] : [{ type: 'speak', sounds: [sound], delayMs: replayDelayMs, afterText: true }],
  }
}

const slipOf = ({ attempt, answer }: AnswerBody['data'], at: number | null): RefusedLetter | null => {
  const letter = attempt ?? (typeof answer === 'string' && at !== null ? splitLetters(answer)[at] : undefined)
  return typeof letter === 'string' && at !== null ? { attempt: letter, at } : null
}

const letterOf = (
  { logic: { help } }: ExerciseSetup,
  turn: Turn,
  data: AnswerBody['data'],
): number | null => {
  if (help?.placeOf) return help.placeOf(turn, data)
  return typeof data['at'] === 'number' ? data['at'] : null
}
