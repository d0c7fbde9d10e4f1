import type { AnswerBody, StudentExercise } from '@letterliaan/contract'
import { hideOutcomes, playMove } from '@letterliaan/exercises/logic'
import { chooseStatusAfterRun, isFinished } from '@letterliaan/rules'
import { correctAnswerTime } from '@letterliaan/rules/calendar'
import type * as z from 'zod'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Transaction } from '../../../../db/database.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { hashLength, createKeyInUseError } from '../../../../plugins/contract/idempotency.ts'
import { ProblemError } from '../../../../plugins/errors/problem-error.ts'
import type { StudentCaller } from '../../../../plugins/auth/caller.ts'
import type { Contents } from '../../../curriculum/index.ts'
import { foldAtEnd } from '../../knowledge/fold-student.ts'
import { decidePayment } from '../../rewards/decide-payment.ts'
import { consumeDownload } from '../../rewards/queries.ts'
import { updatePath } from '../../path/progress/update-path.ts'
import { updateRepetition } from '../../path/repetition/update-repetition.ts'
import type { PlayedMove } from './conclude-move.ts'
import {
  findTaughtWord,
  assertAllowedDifficulty,
  describeExercise,
  openExercise,
  findRunRow,
  getPlayRules,
  findRun,
  type OpenedExercise,
} from './open-exercise.ts'
import { findStoredCall, saveRun } from './queries.ts'
import type { ExerciseRun } from './run.ts'
import { encodeRun } from './stored-run.ts'
import type { RunKey } from './log-run.ts'
import type { MoveInRun } from './move-in-run.ts'
import { storeMove } from './store-move.ts'

export interface AnswerCall {
  readonly transaction: Transaction
  readonly caller: StudentCaller
  readonly body: z.output<typeof AnswerBody>
  /** Identifies a retry of a stored answer, whose reply is the present state. */
  readonly fingerprint?: string | null
  readonly now: number
  /** Clock of the child's device when it sent the answer, unix seconds. */
  readonly deviceTime?: number | null
}

/** Tests whether the call is stored. Throws 422 if another request was sent with its key. */
async function isStored({ transaction, body, fingerprint }: AnswerCall): Promise<boolean> {
  if (!fingerprint) return false
  const stored = await findStoredCall(transaction, body.exercise_id, fingerprint.slice(0, hashLength))
  if (stored !== undefined && stored.call !== fingerprint) throw createKeyInUseError()
  return stored !== undefined
}

/** Judges and stores an answer (rules.md, Exercise; architecture.md, The way of an answer). */
export async function answerExercise(contents: Contents, call: AnswerCall): Promise<StudentExercise> {
  const { transaction, caller, body, now } = call
  const { exercise_id, difficulty } = body
  const opening = { now, difficulty }
  const [exercise, isRepeated] = await Promise.all([
    openExercise(transaction, contents, caller.student_id, exercise_id, opening),
    isStored(call),
  ])
  if (isRepeated) return hideOutcomes(exercise.logic, findRun(exercise, body.difficulty).state)
  assertAllowedDifficulty(exercise, body.difficulty)
  const run = findRun(exercise, body.difficulty)
  const play = playMove(getPlayRules(exercise, body.difficulty), run.state, {
    ...body,
    hints_used: hintsOf(body),
  })
  switch (play.kind) {
    case 'ignored':
      return hideOutcomes(exercise.logic, run.state)
    case 'unreadable':
      throw unreadable()
    case 'refused':
      throw notItsTurn(hideOutcomes(exercise.logic, run.state))
    case 'played':
      await mustBeDownloaded(transaction, exercise, run.state)
      return hideOutcomes(exercise.logic, await storeAnswer(contents, exercise, run, play, call))
  }
}

/** Requires a new download for each time that the workbook is done (EX-17). Throws 409 with the state. */
async function mustBeDownloaded(
  transaction: Transaction,
  { logic, step }: OpenedExercise,
  student_exercise: StudentExercise,
): Promise<void> {
  if (logic.run?.needsDocuments !== true) return
  if (await consumeDownload(transaction, step.student_id, step.id)) return
  throw new ProblemError({
    status: 409,
    title: 'Nog niet gedownload',
    detail: 'Download eerst je werkboek.',
    student_exercise,
  })
}

const hintsOf = ({ hints, hints_used }: AnswerCall['body']): number => Math.max(hints, hints_used)

async function storeAnswer(
  contents: Contents,
  exercise: OpenedExercise,
  { number, state, begun }: ExerciseRun,
  play: { readonly run: StudentExercise } & Pick<PlayedMove, 'verdict'>,
  call: AnswerCall,
): Promise<StudentExercise> {
  const { transaction, body, now, deviceTime = null, fingerprint } = call
  const at = correctAnswerTime(body, deviceTime, now)
  const { logic, step } = exercise
  const { organisation_id, student_id, id: step_id } = step
  const { exercise_id, difficulty } = body
  const key: RunKey = { organisation_id, student_id, step_id, exercise_id, difficulty, number }
  const move: MoveInRun = {
    key,
    names: describeExercise(exercise),
    logic,
    find: (text) => findTaughtWord(exercise, text),
    before: state,
    isBegun: state.started_at !== null,
    after: play.run,
    move: { verdict: play.verdict, word: body.word, place: placeOf(body.data) },
    meta: {
      time_ms: body.time,
      hints: hintsOf(body),
      cheats: body.cheats_used,
      started_at: body.startTime,
      call: fingerprint ?? null,
      confidence: logic.turn.checksWholeWord === true ? body.confidence : undefined,
    },
    round: findRunRow(exercise, difficulty)?.round ?? 0,
  }
  const run = await storeMove(transaction, move, { at, now })
  if (run.is_complete) await foldAtEnd(transaction, contents, student_id)
  const after = { ...run, started_at: state.started_at ?? at }
  return storeRun(contents, exercise, key, { begun, run: after }, { ...call, at })
}

const placeOf = ({ at }: Readonly<Record<string, unknown>>): number | null =>
  typeof at === 'number' && Number.isInteger(at) ? at : null

async function storeRun(
  contents: Contents,
  exercise: OpenedExercise,
  { number, ...key }: RunKey,
  { begun, run }: { readonly begun: StudentExercise | undefined; readonly run: StudentExercise },
  { transaction, now, at }: AnswerCall & { readonly at: number },
): Promise<StudentExercise> {
  const { step, recipeExercise } = exercise
  const before = findRunRow(exercise, key.difficulty)
  const status = chooseStatusAfterRun(before?.status ?? ExerciseStatus.open, run.status)
  const isDone = isFinished(run)
  const { exercise_id, difficulty } = key
  const followsFromLog = begun !== undefined && run.status === ExerciseStatus.paused
  if (followsFromLog && before?.run_status === ExerciseStatus.paused) return run
  const payment = isDone
    ? await decidePayment(transaction, {
        student_id: key.student_id,
        exercise_id,
        recipeExercise,
        run,
        now: at,
      })
    : null
  if (payment !== null)
    recordEvent(transaction, key, { type: 'exercise_completed', exercise_id, difficulty, payment }, at)
  const stored = { ...run, points_earned: payment?.points ?? 0 }
  await saveRun(transaction, {
    ...key,
    run: number,
    round: before?.round ?? 0,
    status,
    run_status: run.status,
    state: encodeRun(followsFromLog ? begun : stored),
    last_passed: isDone ? run.status === ExerciseStatus.done : (before?.last_passed ?? null),
    last_completed_at: isDone ? at : (before?.last_completed_at ?? null),
    updated_at: now,
  })
  if (isDone || status !== before?.status) {
    if (step.repeats_step_id === null) await updatePath(transaction, contents, step.student_id, at)
    else await updateRepetition(transaction, contents, step, at)
  }
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
