import { getNowSeconds } from '../clock.ts'
import { updatePath } from '../modules/learn/path/progress/update-path.ts'
import type { ChildAction } from './child-actions.ts'
import { createRandomChild } from './random-child.ts'
import { makeChild, makeSchool, type TestChild } from './school.ts'
import type { TestApp } from './test-app.ts'
import { limitDatabase } from '../db/limit-to-organisation.ts'

export async function makeShortPath(app: TestApp): Promise<TestChild> {
  const child = await makeChild(app, await makeSchool(app), { worlds: [1], endsWithTest: true })
  const [first = 0, second = 0] = child.steps
  const last = child.steps.at(-1) ?? 0
  const steps = [first, second, last]
  await limitDatabase(app.database, child.organisation_id).transaction(async (transaction) => {
    await transaction
      .deleteFrom('step')
      .where('student_id', '=', child.student_id)
      .where('id', 'not in', steps)
      .execute()
    await transaction.updateTable('step').set({ test_kind: 'closing' }).where('id', '=', first).execute()
    await updatePath(transaction, app.contents, child.student_id, getNowSeconds(app.clock))
  })
  return { ...child, steps }
}

export async function playActions(
  app: TestApp,
  child: TestChild,
  actions: readonly ChildAction[],
): Promise<void> {
  const player = createRandomChild(app, child, getNowSeconds(app.clock))
  for (const action of actions) await player.do(action)
}
