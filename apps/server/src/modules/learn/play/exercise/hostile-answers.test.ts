import { templates } from '@letterliaan/exercises/logic'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../../../clock.ts'
import { sendAndCheck } from '../../../../testing/hostile/check.ts'
import { createPlayerBody } from '../../../../testing/hostile/player-body.ts'
import { createMutations, writeMutated } from '../../../../testing/hostile/mutate.ts'
import { issueTokens } from '../../../../testing/hostile/tenants.ts'
import { addGameRepetitions } from '../../../../testing/game-repetitions.ts'
import { createCaller } from '../../../../testing/http.ts'
import { downloadWorkbook } from '../../../../testing/player.ts'
import { listHostileValues } from '../../../../testing/hostile/values.ts'
import { toRequest } from '../../../../testing/hostile/valid-requests.ts'
import { makeChild, makeSchool } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { updatePath } from '../../path/progress/update-path.ts'
import { toStepId, toExerciseId } from '../../path/step/exercise-id.ts'
import { limitDatabase } from '../../../../db/of-organisation.ts'
import { findRows } from '../../../../testing/rows.ts'

const answerCall = 'PUT /api/v1/exercise/:id'
const exercises = new Map<string, number>()

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app), { worlds: [1, 2, 3, 4] })
const { queries } = app.database
await limitDatabase(app.database, child.organisation_id).transaction(async (transaction) => {
  const { student_id } = child
  await transaction.updateTable('step').set({ waived: true }).where('student_id', '=', student_id).execute()
  await updatePath(transaction, app.contents, student_id, getNowSeconds(app.clock))
})
const steps = await findRows(app, 'step', { student_id: child.student_id }, ['id', 'curriculum_step_id'])
for (const { id, curriculum_step_id } of steps) {
  const { recipe } = await app.contents.get(queries, curriculum_step_id)
  for (const { position, exercise_type } of recipe) {
    exercises.set(exercise_type.template, toExerciseId(id, position))
  }
}
for (const [game, id] of await addGameRepetitions(app, child)) exercises.set(game, id)

const played = Object.keys(templates).filter((name) => name !== 'Test')

test.each(played)('no answer of any kind makes %s respond with a server error', async (template) => {
  const id = exercises.get(template) ?? 0
  const { access_token: token } = await issueTokens(app, child.user_id)
  const caller = createCaller(app, token)
  if (template === 'Werkboek') await downloadWorkbook(caller, toStepId(id))
  let body = await createPlayerBody(caller, id)
  const send = (text: string) =>
    sendAndCheck(app, answerCall, {
      ...toRequest(answerCall, { token, input: { params: { id }, body } }),
      body: text,
    })
  expect((await send(JSON.stringify(body))).status).toBe(200)
  body = await createPlayerBody(caller, id)
  for (const mutation of createMutations(body, listHostileValues()).filter(
    ({ place: [field] }) => field === 'data',
  )) {
    const { status } = await send(writeMutated(body, mutation))
    if (status < 300) body = await createPlayerBody(caller, id)
  }
})
