import { expect, test } from 'vitest'
import { logIn } from '../../../testing/http.ts'
import { makeChild, makeSchool } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { updatePath } from './progress/update-path.ts'
import { limitDatabase } from '../../../db/of-organisation.ts'

const app = await useTestApp()

test('DAG-7 worlds that a supervisor waived are open and are not reported as passed', async () => {
  const { organisation_id, student_id, username } = await makeChild(app, await makeSchool(app), {
    worlds: [1, 2, 3],
  })
  await limitDatabase(app.database, organisation_id).transaction(async (transaction) => {
    await transaction
      .updateTable('step')
      .set({ waived: true })
      .where('student_id', '=', student_id)
      .where('phase_id', '<', 3)
      .execute()
    await updatePath(transaction, app.contents, student_id, 1_790_000_000)
  })
  const child = await logIn(app, username)
  const { student } = (await child.call('GET /api/v1/user/me/')).body
  expect(student).toMatchObject({
    phase_id: 3,
    end_reward_1_collected: false,
    end_reward_2_collected: false,
  })
  const steps = (await child.call('GET /api/v1/step')).body
  const [waived] = steps['1']
  expect(waived).toMatchObject({
    status: 4,
    is_waived: true,
    status_label: 'Deze stap hoef je niet te doen',
  })
  expect(steps['3'][0]).toMatchObject({ status: 0, is_waived: false })
  const lesson = await child.call('GET /api/v1/step/:id', { params: { id: waived?.id ?? 0 } })
  expect(lesson.body.is_waived).toBe(true)
  const [row] = (await child.call('GET /api/v1/progress')).body
  expect(row).toMatchObject({ is_waived: true, status_label: 'Deze stap hoef je niet te doen' })
  const activities = await app.database.queries
    .selectFrom('activity')
    .select('type')
    .where('student_id', '=', student_id)
    .where('type', 'in', ['complete_world', 'complete_step'])
    .execute()
  expect(activities).toEqual([])
})
