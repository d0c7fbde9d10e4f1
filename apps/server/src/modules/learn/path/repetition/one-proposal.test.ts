// @database both
import { expect, test } from 'vitest'
import { logIn } from '../../../../testing/http.ts'
import { passStep } from '../../../../testing/player.ts'
import { makeChild, makeSchool } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { daySeconds } from '../../../../testing/test-clock.ts'

const app = await useTestApp()

test('simultaneous requests of one child get the same proposal', async () => {
  const child = await makeChild(app, await makeSchool(app, { days: 400 }))
  await passStep(await logIn(app, child.username), child.steps[0] ?? 0)
  app.clock.advance(4 * daySeconds)
  const caller = await logIn(app, child.username)
  const askNow = () => caller.call('GET /api/v1/step/repeatable')
  const lists = (await Promise.all(Array.from({ length: 6 }, askNow))).map(({ body }) => body)
  for (const list of lists) expect(list).toEqual(lists[0])
  expect(lists[0]).toHaveLength(1)
})
