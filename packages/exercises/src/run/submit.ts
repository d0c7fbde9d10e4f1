import type { AnswerBody, StudentExercise } from '@letterliaan/contract'
import { policyOf } from '@letterliaan/rules'
import type { ExerciseSetup, ExerciseState, ExerciseTransition, PendingMove } from './exercise-state.ts'
import { beginTurn, reachOutro, repeatWord } from './parts.ts'
import { predictMove, type PlayRules } from './play-move.ts'

const longestMs = 86_400_000

export const playRulesOf = (
  { logic, exercise, difficulty }: ExerciseSetup,
  run: StudentExercise,
): PlayRules => ({
  logic,
  policy: policyOf(exercise, difficulty, logic.tries),
  anchors: run.exercise_data?.anchors ?? [],
})

const bodyOf = (state: ExerciseState, data: Readonly<Record<string, unknown>>, at: number): AnswerBody => {
  const { setup, progress, turn, wordSince, wordBefore } = state
  return {
    exercise_id: setup.exercise.id,
    hints: progress.hints_used,
    startTime: Math.floor(wordSince / 1000),
    time: Math.round(Math.min(longestMs, wordBefore + Math.max(0, at - wordSince))),
    difficulty: setup.difficulty,
    word: turn?.word.word ?? '',
    cheats_used: progress.cheats_used,
    hints_used: progress.hints_used,
    data: { ...data },
  }
}

/**
 * A move of the child: predicted at once with the server's own rules, and sent. A move that the rules don't know (not
 * wrong, or no word's turn) is neither.
 */
export const submitMove = (
  state: ExerciseState,
  data: Readonly<Record<string, unknown>>,
  at: number,
): ExerciseTransition => {
  const body = bodyOf(state, data, at)
  const play = predictMove(playRulesOf(state.setup, state.run), state.run, body)
  if (play.kind !== 'played') return { state, effects: [] }
  const pending: PendingMove = { seq: state.nextSeq, body }
  const sent: ExerciseState = {
    ...state,
    run: play.run,
    pending: [...state.pending, pending],
    nextSeq: state.nextSeq + 1,
  }
  const followed = follow(sent, play, at)
  return {
    state: followed.state,
    effects: [{ type: 'submit', ...pending }, ...outcomeOf(state, play), ...followed.effects],
  }
}

type Played = Extract<ReturnType<typeof predictMove>, { kind: 'played' }>

const outcomeOf = ({ setup }: ExerciseState, { verdict }: Played): ExerciseTransition['effects'] =>
  verdict.kind === 'answer' && setup.logic.tellsOutcome
    ? [{ type: 'feedback', feedback: verdict.right ? 'right' : 'wrong' }]
    : []

/** After a submit (EX-13): complete, the next word, or the same word with one error more. */
const follow = (state: ExerciseState, { change }: Played, at: number): ExerciseTransition => {
  if (change === 'complete') return reachOutro(state, at)
  if (change === 'next') return beginTurn(state, at)
  const errors = state.progress.errors + 1
  const counted = { ...state, progress: { ...state.progress, errors } }
  if (change === 'error') return { state: counted, effects: [] }
  return {
    state: counted,
    effects: [{ type: 'to-flow', event: { type: 'rejected' } }, ...repeatWord(state)],
  }
}

/** The run after the moves that the server has not answered; moves that no longer fit change nothing. */
export const replayMoves = (
  setup: ExerciseSetup,
  run: StudentExercise,
  moves: readonly PendingMove[],
): StudentExercise =>
  moves.reduce((played, { body }) => predictMove(playRulesOf(setup, run), played, body).run, run)
