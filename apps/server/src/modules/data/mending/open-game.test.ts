import { expect, test } from 'vitest'
import { logIn } from '../../../testing/http.ts'
import { groupExercises, getExercise, getStep, sendMove } from '../../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { createRightMove } from '../../learn/developer/move.ts'

const app = await useTestApp()

test("MEND-1 an open game gets 'locked' in a step that the voided sitting had opened", async () => {
  const school = await makeSchool(app)
  const child = await makeChild(app, school)
  const [pim, juf] = [await logIn(app, child.username), await logIn(app, await makeSupervisor(app, school))]
  const [first = 0, second = 0] = child.steps
  const pass = { params: { id: first, what: 'pass' }, body: { difficulty: 2 } as const }
  expect((await pim.call('POST /api/v1/dev/step/:id/:what', pass)).status).toBe(200)
  const opened = groupExercises(await getStep(pim, second)).explore[0] ?? 0
  const run = (await getExercise(pim, opened)).student_exercise[2]

  const about = { params: { id: child.student_id } }
  const { body } = await juf.call('GET /api/v1/begeleider/student/:id/session', about)
  for (const { started_at } of body.sessions) {
    const session = { ...about, body: { started_at, reason: 'Het broertje' } }
    expect((await juf.call('POST /api/v1/begeleider/student/:id/session/void', session)).status).toBe(200)
  }
  const refused = await sendMove(pim, opened, run, createRightMove(run))
  expect([refused.status, refused.problem.detail]).toEqual([403, 'Deze stap zit nog op slot.'])
  const looked = await pim.call('GET /api/v1/step/:id', { params: { id: second } })
  expect(looked.status, 'by which the game knows before the next answer').toBe(403)
  expect((await pim.call('GET /api/v1/step', {})).status, 'the map is there').toBe(200)

  const begin = groupExercises(await getStep(pim, first)).explore[0] ?? 0
  const again = (await getExercise(pim, begin)).student_exercise[2]
  const counted = await sendMove(pim, begin, again, createRightMove(again))
  expect([counted.status, counted.body.current_word === again.current_word]).toEqual([200, false])
})
