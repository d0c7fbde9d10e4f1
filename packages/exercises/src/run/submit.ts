import type { AnswerBody, StudentExercise } from '@letterliaan/contract'
import { policyOf } from '@letterliaan/rules'
import type { ExerciseMachine, MachineSetup, MachineStep, PendingMove } from './machine.ts'
import { predictMove, type PlayRules } from './play-move.ts'
import { beginTurn, reachOutro, repeatWord } from './turn.ts'

const longestMs = 86_400_000

export const playRulesOf = (
  { logic, exercise, difficulty }: MachineSetup,
  run: StudentExercise,
): PlayRules => ({
  logic,
  policy: policyOf(exercise, difficulty, logic.tries),
  anchors: run.exercise_data?.anchors ?? [],
})

const bodyOf = (
  machine: ExerciseMachine,
  data: Readonly<Record<string, unknown>>,
  at: number,
): AnswerBody => {
  const { setup, progress, task, wordSince, wordBefore } = machine
  return {
    exercise_id: setup.exercise.id,
    hints: progress.hints_used,
    startTime: Math.floor(wordSince / 1000),
    time: Math.round(Math.min(longestMs, wordBefore + Math.max(0, at - wordSince))),
    difficulty: setup.difficulty,
    word: task?.word.word ?? '',
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
  machine: ExerciseMachine,
  data: Readonly<Record<string, unknown>>,
  at: number,
): MachineStep => {
  const body = bodyOf(machine, data, at)
  const play = predictMove(playRulesOf(machine.setup, machine.run), machine.run, body)
  if (play.kind !== 'played') return { machine, effects: [] }
  const pending: PendingMove = { seq: machine.nextSeq, body }
  const sent: ExerciseMachine = {
    ...machine,
    run: play.run,
    pending: [...machine.pending, pending],
    nextSeq: machine.nextSeq + 1,
  }
  const followed = follow(sent, play, at)
  return {
    machine: followed.machine,
    effects: [{ type: 'submit', ...pending }, ...outcomeOf(machine, play), ...followed.effects],
  }
}

type Played = Extract<ReturnType<typeof predictMove>, { kind: 'played' }>

const outcomeOf = ({ setup }: ExerciseMachine, { verdict }: Played): MachineStep['effects'] =>
  verdict.kind === 'answer' && setup.logic.tellsOutcome
    ? [{ type: 'feedback', feedback: verdict.right ? 'right' : 'wrong' }]
    : []

/** After a submit (EX-13): complete, the next word, or the same word with one error more. */
const follow = (machine: ExerciseMachine, { change }: Played, at: number): MachineStep => {
  if (change === 'complete') return reachOutro(machine, at)
  if (change === 'next') return beginTurn(machine, at)
  const errors = machine.progress.errors + 1
  const counted = { ...machine, progress: { ...machine.progress, errors } }
  if (change === 'error') return { machine: counted, effects: [] }
  return {
    machine: counted,
    effects: [{ type: 'to-flow', event: { type: 'rejected' } }, ...repeatWord(machine)],
  }
}

/** The run after the moves that the server has not answered; moves that no longer fit change nothing. */
export const replayMoves = (
  setup: MachineSetup,
  run: StudentExercise,
  moves: readonly PendingMove[],
): StudentExercise =>
  moves.reduce((played, { body }) => predictMove(playRulesOf(setup, run), played, body).run, run)
