import type {
  SessionBody,
  SessionRestoring,
  SessionVoiding,
  StudentSessions,
  StudentStanding,
} from '@letterliaan/contract'
import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { decodeJson, encodeJson } from '../../../db/json.ts'
import { runAndRollBack } from '../../../db/run-and-roll-back.ts'
import type { Contents } from '../../curriculum/index.ts'
import {
  readSessions,
  readWholeLog,
  createSessionGoneError,
  countRememberedWords,
  toSessionTimes,
} from '../../insight/index.ts'
import { countPassed, listBadgesFor, lockSupervisedStudent } from '../../learn/index.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { assertSupervised } from '../../../plugins/auth/supervision-queries.ts'
import { createConflictError, createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { findVoidedSession, insertVoided, listVoided, countExercisesDone } from './queries.ts'
import { findSessionLog, type SessionLog } from './session-log.ts'
import { restoreWork } from './restore-session.ts'
import { voidWork, type LaidAsideSession } from './void-session.ts'
import { countDistinctWords } from '../../../db/tables/answer.ts'
import { findPoints } from '../../../db/tables/point.ts'
import { updateRow } from '../../../db/tables/rows.ts'

export interface SessionCall {
  readonly caller: UserCaller
  readonly student_id: number
  readonly now: number
}

export interface MendingDependencies {
  readonly database: Database
  readonly contents: Contents
}

/** Lists sessions, including voided ones. Throws 404 for a child that the caller may not see. */
export async function listStudentSessions(
  queries: Queries,
  { caller, student_id }: Pick<SessionCall, 'caller' | 'student_id'>,
): Promise<StudentSessions> {
  await assertSupervised(queries, caller, student_id)
  const voided = await listVoided(queries, student_id)
  return {
    student_id,
    sessions: await readSessions(queries, student_id),
    voided: voided.map((row) => Object.assign(row, { voided_by: row.voided_by ?? '' })),
  }
}

/** Previews a void by voiding and rolling back. Throws as `voidSession` does. */
export const previewVoiding = (
  dependencies: MendingDependencies,
  call: SessionCall,
  body: SessionBody,
): Promise<SessionVoiding> =>
  runAndRollBack(dependencies.database, (transaction) =>
    voidSession(dependencies, transaction, call, { ...body, reason: '' }),
  )

/** Voids sessions (MEND-1, ADR 80) and notifies the open game. Throws 404, 409 if one no longer exists. */
export async function voidSession(
  { database, contents }: MendingDependencies,
  transaction: Transaction,
  { caller, student_id, now }: SessionCall,
  { started_at, also = [], reason }: SessionBody & { readonly reason: string },
): Promise<SessionVoiding> {
  await lockSupervisedStudent(database, { transaction, caller, student_id })
  const before = await readStanding(transaction, student_id)
  const { organisation_id, user_id: voided_by } = caller
  const owner = { organisation_id, student_id }
  const voided: SessionLog[] = []
  // The latest is first, so that a void does not change the earlier ones.
  for (const start of [...new Set([started_at, ...also])].toSorted((a, b) => b - a)) {
    const session = findSessionLog(await readWholeLog(transaction, student_id), start)
    if (session === null) throw createSessionGoneError()
    voided.push(session)
    const laid_aside = encodeJson(await voidWork({ transaction, contents, ...owner, session, now }))
    const times = { started_at: start, ended_at: session.ended_at, voided_at: now }
    await insertVoided(transaction, { ...owner, ...times, reason, laid_aside, voided_by })
    const about = { student_ids: [student_id], started_at: start, reason }
    recordEvent(transaction, caller, { type: 'session_voided', ...about }, now)
  }
  const count = (key: 'rows' | 'later'): number =>
    voided.reduce((sum, session) => sum + session[key].length, 0)
  const after = await readStanding(transaction, student_id)
  return {
    started_at,
    ended_at: voided.find((session) => session.started_at === started_at)?.ended_at ?? 0,
    num_answers: count('rows'),
    num_later: count('later'),
    before: before.standing,
    after: after.standing,
    badges_lost: listMissing(before.names, after.names),
  }
}

/** Previews restoring by restoring and rolling back. Throws as `restoreSession` does. */
export const previewRestoring = (
  dependencies: MendingDependencies,
  call: Pick<SessionCall, 'caller' | 'now'>,
  id: number,
): Promise<SessionRestoring> =>
  runAndRollBack(dependencies.database, async (transaction) => {
    const seen = await findVoidedSession(transaction, call.caller, id)
    if (seen === undefined) throw createNotFoundError()
    const { student_id, started_at } = seen
    const before = await readStanding(transaction, student_id)
    await restoreSession(dependencies, transaction, call, id)
    const after = await readStanding(transaction, student_id)
    const badges_back = listMissing(after.names, before.names)
    return { id, started_at, before: before.standing, after: after.standing, badges_back }
  })

/** Restores a voided session. Throws 404 without access, 409 if it can't be restored. */
export async function restoreSession(
  { database, contents }: MendingDependencies,
  transaction: Transaction,
  { caller, now }: Pick<SessionCall, 'caller' | 'now'>,
  id: number,
): Promise<StudentSessions> {
  const seen = await findVoidedSession(transaction, caller, id)
  if (seen === undefined) throw createNotFoundError()
  const { student_id } = seen
  await database.dialect.lockRow(transaction, 'student', student_id)
  const row = await findVoidedSession(transaction, caller, id)
  if (row === undefined || row.undone_at !== null)
    throw createConflictError('Dit oefenmoment telt alweer mee.')
  const laidAside = decodeJson<LaidAsideSession>(row.laid_aside)
  const { organisation_id } = caller
  await restoreWork({ transaction, contents, organisation_id, student_id, laidAside, now })
  await updateRow(transaction, 'voided_session', id, {
    undone_by: caller.user_id,
    undone_at: now,
    laid_aside: '',
  })
  const { started_at } = row
  recordEvent(transaction, caller, { type: 'session_restored', student_ids: [student_id], started_at }, now)
  return listStudentSessions(transaction, { caller, student_id })
}

type BadgeNames = ReadonlyMap<number, string>

const listMissing = (badges: BadgeNames, others: BadgeNames): string[] =>
  [...badges].filter(([id]) => !others.has(id)).map(([, name]) => name)

async function readStanding(
  queries: Queries,
  student_id: number,
): Promise<{ readonly standing: StudentStanding; readonly names: BadgeNames }> {
  const log = await readWholeLog(queries, student_id)
  const passed = await countPassed(queries, student_id)
  const badges = await listBadgesFor(queries, student_id)
  const own = badges.filter(({ student_has_badge }) => student_has_badge)
  const standing = {
    seconds: toSessionTimes(log).reduce((sum, { from, until }) => sum + until - from, 0),
    num_words: await countDistinctWords(queries, student_id),
    words_remembered: await countRememberedWords(queries, student_id),
    exercises_done: await countExercisesDone(queries, student_id),
    steps_passed: passed.steps,
    worlds_passed: passed.worlds,
    points: await findPoints(queries, student_id),
    badges: own.length,
  }
  return { standing, names: new Map(own.map(({ id, name }) => [id, name])) }
}
