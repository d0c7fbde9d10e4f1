import type { StudentExercise, Test, TestAnswerBody } from '@letterliaan/contract'
import { playMove } from '@letterliaan/exercises/logic'
import { isToetsDone, toetsDifficulty } from '@letterliaan/rules'
import { correctAnswerTime } from '@letterliaan/rules/calendar'
import type * as z from 'zod'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Transaction } from '../../../../db/database.ts'
import { encodeJson } from '../../../../db/json.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { createInvalidInputError, ProblemError } from '../../../../plugins/errors/problem-error.ts'
import type { StudentCaller } from '../../../../plugins/auth/caller.ts'
import type { Contents } from '../../../curriculum/index.ts'
import type { PlayedMove } from '../exercise/conclude-move.ts'
import type { RunKey } from '../exercise/log-run.ts'
import type { MoveInRun } from '../exercise/move-in-run.ts'
import { storeMove } from '../exercise/store-move.ts'
import { updatePath } from '../../path/progress/update-path.ts'
import { foldAtEnd } from '../../knowledge/fold-student.ts'
import { createWordFinder, openToets, type OpenedToets } from './open-toets.ts'
import { replanRun, acceptWordOfPool } from './measure-plan.ts'
import { updateRunWords } from './queries.ts'
import { toetsRules } from './toets-run.ts'
import { describeToets, toToetsEntity } from './to-toets-entity.ts'
import { updateStep } from '../../../../db/tables/step.ts'

export interface ToetsCall {
  readonly transaction: Transaction
  readonly caller: StudentCaller
  readonly test_id: number
  readonly now: number
  /** Clock of the child's device when it sent the answer, unix seconds. */
  readonly deviceTime?: number | null
}

/** Judges the typed answer and ignores `num_errors` (rules.md, Tests). Throws 409 for another word. */
export async function answerToets(
  contents: Contents,
  call: ToetsCall,
  body: z.output<typeof TestAnswerBody>,
): Promise<Test> {
  const { transaction, caller, test_id } = call
  const opened = await openToets(transaction, contents, caller.student_id, test_id, call.now)
  const test = opened.kind === 'meting' ? acceptWordOfPool(opened, body.word) : opened
  const { state } = test.toetsRun
  const word = currentWord(test, body)
  if (word === null) throw notItsTurn(await toToetsEntity(transaction, test))
  const sent = { word, data: body.data ?? { answer: '' }, time: body.time, cheats_used: 0, hints_used: 0 }
  const play = playMove(toetsRules, state, sent)
  switch (play.kind) {
    case 'ignored':
      return toToetsEntity(transaction, test)
    case 'unreadable':
      throw createInvalidInputError({ data: 'Dit is geen antwoord dat bij een toets past.' })
    case 'refused':
      throw notItsTurn(await toToetsEntity(transaction, test))
    case 'played': {
      const { verdict } = play
      const planned = test.kind === 'meting' ? replanRun(test, isRight(verdict)) : test
      const after = planned === test ? play : playMove(toetsRules, planned.toetsRun.state, sent)
      const move: PlayedMove = { verdict, word, place: null }
      const { now, deviceTime = null } = call
      const at = correctAnswerTime({ startTime: body.startTime ?? now, time: body.time }, deviceTime, now)
      const run = await storeMove(transaction, moveIn(planned, after.run, move, call, body), { at, now })
      if (planned !== test) await storePlan(transaction, planned)
      if (run.is_complete) {
        await foldAtEnd(transaction, contents, caller.student_id)
        await finishTest(contents, planned, run, { ...call, at })
      }
      return toToetsEntity(transaction, { ...planned, toetsRun: { ...planned.toetsRun, state: run } })
    }
  }
}

const isRight = (verdict: PlayedMove['verdict']): boolean => verdict.kind === 'answer' && verdict.right

function storePlan(transaction: Transaction, { id, words, toetsRun }: OpenedToets): Promise<unknown> {
  const word_ids = encodeJson(words.map(({ word }) => word.id))
  return updateRunWords(transaction, { exercise_id: id, number: toetsRun.number, word_ids })
}

function currentWord({ toetsRun, words }: OpenedToets, { word, step_id }: { word: string; step_id: number }) {
  const isCurrent = toetsRun.state.current_word === word
  return isCurrent && words.some((toetsWord) => toetsWord.word.word === word && toetsWord.step_id === step_id)
    ? word
    : null
}

function moveIn(
  toets: OpenedToets,
  after: StudentExercise,
  move: PlayedMove,
  { now }: ToetsCall,
  {
    time,
    startTime = now,
    confidence,
  }: Pick<z.output<typeof TestAnswerBody>, 'time' | 'startTime' | 'confidence'>,
): MoveInRun {
  const { id, step, words, toetsRun, isStored } = toets
  const { organisation_id, student_id, id: step_id } = step
  const key: RunKey = {
    organisation_id,
    student_id,
    step_id,
    exercise_id: id,
    difficulty: toetsDifficulty,
    number: toetsRun.number,
  }
  return {
    key,
    names: describeToets(toets),
    logic: toetsRules.logic,
    find: createWordFinder(words),
    before: toetsRun.state,
    isBegun: isStored,
    after,
    move,
    meta: { time_ms: time, hints: 0, cheats: 0, started_at: startTime, confidence },
    round: 0,
  }
}

async function finishTest(
  contents: Contents,
  { id, kind, step }: OpenedToets,
  { status, percentage_score }: StudentExercise,
  { transaction, now, at }: ToetsCall & { readonly at: number },
): Promise<void> {
  const passed = status === ExerciseStatus.done
  const test_complete = isToetsDone(kind, passed)
  await updateStep(transaction, step.id, { test_complete, test_failed: !test_complete, updated_at: now })
  if (kind === 'meting') return
  const outcome = { kind, percentage_score, passed }
  recordEvent(transaction, step, { type: 'test_completed', test_id: id, ...outcome }, at)
  await updatePath(transaction, contents, step.student_id, at)
}

const notItsTurn = (test: Test): ProblemError =>
  new ProblemError({
    status: 409,
    title: 'Niet aan de beurt',
    detail: test.is_complete ? 'Deze toets is al afgerond.' : 'Dit woord is niet aan de beurt.',
    test,
  })
