import { GameTemplate } from '@letterliaan/contract'
import { loadCurriculum } from '@letterliaan/curriculum'
import { expect, test } from 'vitest'
import { getNowSeconds } from './clock.ts'
import { updatePath } from './modules/learn/path/progress/update-path.ts'
import { addGameRepetitions } from './testing/game-repetitions.ts'
import { makeChild, makeSchool, testPassword, type ChildSettings } from './testing/school.ts'
import { readDocumentation, StrangersClient } from './testing/strangers-client.ts'
import { useTestApp } from './testing/test-app.ts'
import { limitDatabase } from './db/limit-to-organisation.ts'

const app = await useTestApp()
const docs = await readDocumentation(app.url)

/** Makes a client for a child whose path begins at step `from` of its world. */
async function arrive(settings: ChildSettings, from = 0): Promise<StrangersClient> {
  const { organisation_id, username, student_id, steps } = await makeChild(
    app,
    await makeSchool(app),
    settings,
  )
  await limitDatabase(app.database, organisation_id).transaction(async (transaction) => {
    await transaction.deleteFrom('step').where('id', 'in', steps.slice(0, from)).execute()
    await updatePath(transaction, app.contents, student_id, getNowSeconds(app.clock))
  })
  const client = new StrangersClient(app.url, docs)
  await client.logIn(username, testPassword)
  return client
}

test('STOP-7 a client built only from the documentation plays every template', async () => {
  const left = new Set(docs.templates)
  left.delete('Test')
  // Another test plays the games.
  for (const game of GameTemplate.options) left.delete(game)
  const visit = async (world: number, from: number): Promise<void> => {
    const client = await arrive({ worlds: [world] }, from)
    for (const { id, template } of await client.listExercises()) {
      if (!left.delete(template)) continue
      const run = await client.play(id, template === 'OefenDictee' || template === 'StapDictee')
      expect([template, run]).toMatchObject([template, { percentage_score: 100 }])
    }
  }
  for (const [world, from] of [
    [1, 0],
    [4, 0],
    [2, 6],
    [2, 9],
    [2, 11],
    [3, 2],
  ] as const)
    await visit(world, from)
  // A template that is in none of these places is played in the first step that has it.
  for (const { world, position, recipe } of loadCurriculum().steps)
    if (recipe.some(({ exercise_type }) => left.has(exercise_type.template)))
      await visit(world, (position ?? 1) - 1)
  expect([...left]).toEqual([])
})

test('STOP-7 a client built only from the documentation plays every game', async () => {
  const child = await makeChild(app, await makeSchool(app), { worlds: [1, 2, 3, 4] })
  const games = await addGameRepetitions(app, child)
  expect([...games.keys()].toSorted()).toEqual(GameTemplate.options.toSorted())
  const client = new StrangersClient(app.url, docs)
  await client.logIn(child.username, testPassword)
  for (const [game, id] of games)
    expect([game, await client.play(id, false)]).toMatchObject([game, { percentage_score: 100 }])
})

test('STOP-7 a client built only from the documentation passes a toets', async () => {
  const client = await arrive({ test_kind: 'entry' })
  expect(await client.playOpenToets()).toMatchObject({ is_complete: true, percentage_score: 100 })
})
