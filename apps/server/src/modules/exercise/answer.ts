import type { AnswerBody, StudentExercise } from '@letterliaan/contract'
import { playMove, type Play } from '@letterliaan/exercises/logic'
import { exerciseStatus } from '@letterliaan/rules'
import type * as z from 'zod'
import type { Transaction } from '../../db/database.ts'
import { ProblemError } from '../../plugins/errors/problem-error.ts'
import type { StudentCaller } from '../../plugins/auth/caller.ts'
import type { Contents } from '../curriculum/content.ts'
import { payForRun } from '../progress/points.ts'
import { updatePath } from '../progress/path.ts'
import { countNewWord } from '../progress/words.ts'
import { openExercise, policyAt, rowAt, runAt, type OpenedExercise } from './opened-exercise.ts'
import { appendAnswer, saveRun } from './repository.ts'
import { encodeRun } from './run.ts'

export interface AnswerCall {
  readonly transaction: Transaction
  readonly caller: StudentCaller
  readonly body: z.output<typeof AnswerBody>
  /** Unix seconds. */
  readonly now: number
}

type Played = Extract<Play, { kind: 'played' }>

/**
 * One answer (rules.md, Exercise; architecture.md, How an answer travels): judged again by the server's own copy of the
 * run, appended to the log, and everything derived from it, in the call's one transaction.
 */
export async function answerExercise(contents: Contents, call: AnswerCall): Promise<StudentExercise> {
  const { transaction, caller, body, now } = call
  const exercise = await openExercise(transaction, contents, caller.student_id, body.exercise_id)
  const { number, state } = runAt(exercise, body.difficulty)
  const rules = {
    logic: exercise.logic,
    policy: policyAt(exercise, body.difficulty),
    anchors: exercise.content.anchors,
  }
  const play = playMove(rules, state, { ...body, hints_used: Math.max(body.hints, body.hints_used) })
  switch (play.kind) {
    case 'ignored':
      return state
    case 'unreadable':
      throw unreadable()
    case 'refused':
      throw notItsTurn(state)
    case 'played': {
      const run = { ...play.run, started_at: state.started_at ?? now }
      await logAnswer(exercise, number, play, call)
      return storeRun(contents, exercise, number, run, call)
    }
  }
}

async function logAnswer(
  exercise: OpenedExercise,
  run: number,
  { verdict }: Played,
  call: AnswerCall,
): Promise<void> {
  const { transaction, body, now } = call
  const { id: exercise_id, student_id, step, recipe } = exercise
  const word_id = wordIdOf(exercise, body)
  if (verdict.kind === 'answer') await countNewWord(transaction, student_id, word_id)
  await appendAnswer(transaction, {
    organisation_id: step.organisation_id,
    student_id,
    step_id: step.id,
    exercise_id,
    run,
    word_id,
    template: recipe.exercise_type.template,
    difficulty: body.difficulty,
    kind: verdict.kind,
    input: verdict.input,
    is_right: verdict.kind === 'answer' && verdict.right,
    time_ms: body.time,
    hints: Math.max(body.hints, body.hints_used),
    cheats: body.cheats_used,
    error_class: null,
    started_at: body.startTime,
    created_at: now,
  })
}

function wordIdOf({ content }: OpenedExercise, { word }: AnswerCall['body']): number {
  const found = Object.values(content.words)
    .flat()
    .find((one) => one.word === word)
  if (!found) throw new Error('A word that was judged belongs to the step.')
  return found.id
}

/** Stores the run and, where its status changed, all that follows from it. */
async function storeRun(
  contents: Contents,
  exercise: OpenedExercise,
  number: number,
  run: StudentExercise,
  { transaction, body, now }: AnswerCall,
): Promise<StudentExercise> {
  const { id: exercise_id, student_id, step, recipe } = exercise
  const before = rowAt(exercise, body.difficulty)
  const status = exerciseStatus(before?.status ?? 0, run.status)
  const points_earned = run.is_complete
    ? await payForRun(transaction, { exercise: { id: exercise_id, recipe, step }, run, now })
    : 0
  const stored = { ...run, points_earned }
  await saveRun(transaction, {
    organisation_id: step.organisation_id,
    student_id,
    exercise_id,
    step_id: step.id,
    run: number,
    status,
    difficulty: body.difficulty,
    run_status: run.status,
    current_word: run.current_word,
    state: encodeRun(stored),
    last_passed: run.is_complete ? run.status === 2 : (before?.last_passed ?? null),
    last_completed_at: run.is_complete ? now : (before?.last_completed_at ?? null),
    updated_at: now,
  })
  if (run.is_complete || status !== before?.status) await updatePath(transaction, contents, student_id, now)
  return stored
}

const unreadable = (): ProblemError =>
  new ProblemError({
    status: 422,
    title: 'Onleesbaar antwoord',
    detail: 'Dit antwoord past niet bij deze oefening.',
    errors: { data: 'Dit is geen antwoord dat bij deze oefening past.' },
  })

const notItsTurn = (student_exercise: StudentExercise): ProblemError =>
  new ProblemError({
    status: 409,
    title: 'Niet aan de beurt',
    detail: student_exercise.is_complete ? 'Deze oefening is al klaar.' : 'Dit woord is niet aan de beurt.',
    student_exercise,
  })
