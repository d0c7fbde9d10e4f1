import { afterEach, expect, test, vi } from 'vitest'
import { logIn } from '../../../testing/http.ts'
import { groupExercises, getExercise, getStep, playExercise, sendMove } from '../../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../testing/school.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { getNowSeconds } from '../../../clock.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { createRightMove } from '../../learn/developer/move.ts'
import { rebuildStudent } from '../../learn/rebuild/rebuild-student.ts'
import { findRows } from '../../../testing/rows.ts'

const running: TestApp[] = []
afterEach(async () => {
  for (const app of running.splice(0).toReversed()) await app.close()
})

/** Starts a server that has run no query yet, on a new database or on the database of `other`. */
async function startFreshServer(other?: TestApp): Promise<TestApp> {
  vi.resetModules()
  const { startTestApp } = await import('../../../testing/test-app.ts')
  const app = await startTestApp({}, other && { database: other.database, clock: other.clock })
  running.push(app)
  return app
}

async function makeClass(app: TestApp) {
  const school = await makeSchool(app)
  const [played, other] = [await makeChild(app, school), await makeChild(app, school)]
  for (const day of [1, 2]) {
    const caller = await logIn(app, played.username)
    const [id = 0] = groupExercises(await getStep(caller, played.steps[0] ?? 0)).explore
    const reset = { params: { id }, body: { difficulty: 2, shuffle: 1 } } as const
    if (day === 2) await caller.call('PUT /api/v1/exercise/reset/:id', reset)
    await playExercise(caller, id, 2)
    app.clock.advance(daySeconds)
  }
  return { played, other, supervisor: await makeSupervisor(app, school) }
}

/** Returns actions on this server, each with its response status. */
function actionsAt(app: TestApp, { played, other, supervisor }: Awaited<ReturnType<typeof makeClass>>) {
  const about = { params: { id: played.student_id } }
  const mend = async (way: 'preview' | 'void'): Promise<number> => {
    const juf = await logIn(app, supervisor)
    const { body } = await juf.call('GET /api/v1/begeleider/student/:id/session', about)
    const started_at = body.sessions[0]?.started_at ?? 0
    const session = { ...about, body: way === 'void' ? { started_at, reason: '' } : { started_at } }
    return (await juf.call(`POST /api/v1/begeleider/student/:id/session/${way}`, session)).status
  }
  return {
    preview: () => mend('preview'),
    mend: () => mend('void'),
    async undo(): Promise<number> {
      const juf = await logIn(app, supervisor)
      const { voided } = (await juf.call('GET /api/v1/begeleider/student/:id/session', about)).body
      const params = { id: voided[0]?.id ?? 0 }
      return (await juf.call('POST /api/v1/begeleider/voided-session/:id/undo', { params })).status
    },
    async answer(): Promise<number> {
      const caller = await logIn(app, other.username)
      const exercises = groupExercises(await getStep(caller, other.steps[0] ?? 0))
      for (const id of [...exercises.explore, ...exercises.practise]) {
        const run = (await getExercise(caller, id)).student_exercise[2]
        if (run.started_at === null) return (await sendMove(caller, id, run, createRightMove(run))).status
      }
      throw new Error('Every exercise was begun.')
    },
  }
}

test('STOP-1 a child can answer after another child’s sitting is previewed, voided or restored', async () => {
  const app = await startFreshServer()
  const { preview, mend, undo, answer } = actionsAt(app, await makeClass(app))
  expect(await answer()).toBe(200)
  for (const mending of [preview, mend, undo]) expect([await mending(), await answer()]).toEqual([200, 200])
})

test('STOP-1 a child can answer if the first request to the server previewed a void', async () => {
  const first = await startFreshServer()
  const children = await makeClass(first)
  const { preview, answer } = actionsAt(await startFreshServer(first), children)
  expect([await preview(), await answer()]).toEqual([200, 200])
})

test('STOP-1 a rebuilt exercise gets the round that its log has', async () => {
  const app = await startFreshServer()
  const { played } = await makeClass(app)
  const { queries } = app.database
  const { student_id } = played
  await queries.updateTable('run').set({ round: 1 }).where('student_id', '=', student_id).execute()
  await queries.deleteFrom('student_exercise').where('student_id', '=', student_id).execute()
  await rebuildStudent(app.database, app.contents, { student_id, write: true, now: getNowSeconds(app.clock) })
  const rows = await findRows(app, 'student_exercise', { student_id }, ['round'])
  expect(rows).toEqual([{ round: 1 }])
})
