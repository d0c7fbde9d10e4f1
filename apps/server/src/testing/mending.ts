import { getNowSeconds } from '../clock.ts'
import { limitDatabase } from '../db/limit-to-organisation.ts'
import type { UserCaller } from '../plugins/auth/caller.ts'
import { logIn } from './http.ts'
import { makePlayer, playExercise } from './player.ts'
import { findRow } from './rows.ts'
import type { TestChild } from './school.ts'
import type { TestApp } from './test-app.ts'
import { daySeconds } from './test-clock.ts'
import { isLong } from '../../../../tools/testing/is-long.ts'
import { rebuildStudent } from '../modules/learn/rebuild/rebuild-student.ts'
import { listStudentSessions, restoreSession, voidSession } from '../modules/data/mending/sessions.ts'

/** Tries a few random histories in a normal run, and as many as fit in a minute in a long run. */
export const effort = isLong ? { numRuns: 1000, interruptAfterTimeLimit: 60_000 } : { numRuns: 3 }

/** Voids and restores a child's sittings as an administrator of its school. */
export function createMending(app: TestApp) {
  const databaseOf = ({ organisation_id }: TestChild) => limitDatabase(app.database, organisation_id)

  const callerOf = async ({ organisation_id }: TestChild): Promise<UserCaller> => {
    const supervisor = await findRow(app, 'user', { organisation_id }, ['id'])
    const login = {
      family_id: 0,
      expires_at: 0,
      has_active_subscription: true,
      is_read_only: false,
      may_export: false,
    }
    return { ...login, organisation_id, user_id: supervisor.id, role: 'beheerder', student_id: null }
  }

  const rebuild = async ({ student_id }: TestChild) =>
    (
      await rebuildStudent(app.database, app.contents, {
        student_id,
        write: false,
        now: getNowSeconds(app.clock) + 10_000_000,
      })
    ).filter(({ what }) => what !== 'kept_badge')

  /** Voids a sitting; 0 is the last one. */
  async function voidAt(child: TestChild, at: number, now: number) {
    const caller = await callerOf(child)
    const call = { caller, student_id: child.student_id, now }
    const { sessions } = await listStudentSessions(databaseOf(child).queries, call)
    const started_at = sessions[at]?.started_at ?? 0
    return databaseOf(child).transaction((transaction) =>
      voidSession(app, transaction, call, { started_at, reason: 'broertje' }),
    )
  }

  async function undo(child: TestChild, now: number): Promise<void> {
    const caller = await callerOf(child)
    const call = { caller, student_id: child.student_id, now }
    const { voided } = await listStudentSessions(databaseOf(child).queries, call)
    await databaseOf(child).transaction((transaction) =>
      restoreSession(app, transaction, call, voided[0]?.id ?? 0),
    )
  }

  /** Makes a child with two sittings, each of one exercise. */
  async function makeTwoSittings() {
    const { child, caller, first } = await makePlayer(app)
    const [one = 0, other = 0] = first.practise
    await playExercise(caller, one, 2)
    app.clock.advance(2 * daySeconds)
    await playExercise(await logIn(app, child.username), other, 2, 1)
    return { child, student_id: child.student_id, one, other }
  }

  return { databaseOf, callerOf, rebuild, voidAt, undo, makeTwoSittings }
}
