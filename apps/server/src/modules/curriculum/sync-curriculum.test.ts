// @database both
import { loadCurriculum, type Curriculum } from '@letterliaan/curriculum'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../clock.ts'
import { DatabaseTooNew } from '../../db/migrations/migrations.ts'
import { logIn } from '../../testing/http.ts'
import { getStep } from '../../testing/player.ts'
import { makeChild, makeSchool } from '../../testing/school.ts'
import { countRows, findRows } from '../../testing/rows.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { syncCurriculum } from './sync-curriculum.ts'

const app = await useTestApp()

/** Returns the curriculum of a next release, whose first step has another label and sentence. */
function changed(curriculum: Curriculum): Curriculum {
  const [first, ...rest] = curriculum.steps
  if (!first) throw new Error('The curriculum has steps.')
  const words = {
    ...first.words,
    '2': first.words[2].map((word) => ({ ...word, sentence: 'Een andere zin.' })),
  }
  return { ...curriculum, steps: [{ ...first, label: 'Nieuw', words }, ...rest] }
}

const countVersions = () => countRows(app, 'curriculum_step')

test('a changed step gets a new version, and prepared steps keep theirs', async () => {
  const school = await makeSchool(app)
  const before = await makeChild(app, school)
  const count = await countVersions()
  await syncCurriculum(app.database, changed(loadCurriculum()), getNowSeconds(app.clock))
  expect(await countVersions()).toBe(count + 1)
  const after = await makeChild(app, school)

  const old = await getStep(await logIn(app, before.username), before.steps[0] ?? 0)
  const caller = await logIn(app, after.username)
  const fresh = await getStep(caller, after.steps[0] ?? 0)
  expect([old.label, fresh.label]).toEqual(['Korte klank', 'Nieuw'])
  expect(fresh.words[2].map(({ id }) => id)).toEqual(old.words[2].map(({ id }) => id))
  expect(fresh.words[2][0]?.audio_version).not.toBe(old.words[2][0]?.audio_version)
})

test('the old and the new version of a changed step have their own sounds', async () => {
  const school = await makeSchool(app)
  const child = await makeChild(app, school)
  const caller = await logIn(app, child.username)
  const [fresh] = (await getStep(caller, child.steps[0] ?? 0)).words[2]
  const rows = await findRows(app, 'curriculum_step', { nr: 1, region: null }, ['id'])
  const organisation = { organisation_id: school.organisation_id, sounds_version: '' }
  const versions = await Promise.all(
    rows.map(async ({ id }) => {
      const { words } = await app.contents.voiced(app.database.queries, id, organisation)
      return words[2][0]?.audio_version
    }),
  )
  const sounds = await Promise.all(
    versions.map((v = '') =>
      caller.call('GET /word/:type/:file_name.mp3', {
        params: { type: 'sentence', file_name: fresh?.file_name },
        query: { v },
      }),
    ),
  )
  expect(sounds.map(({ headers }) => headers.get('cache-control'))).toEqual(
    Array(2).fill('private, max-age=31536000, immutable'),
  )
  expect(sounds[0]?.headers.get('etag')).not.toBe(sounds[1]?.headers.get('etag'))
})

test('a word that only the old version of a step has is spoken without a version', async () => {
  const child = await makeChild(app, await makeSchool(app))
  const caller = await logIn(app, child.username)
  const [gone] = (await getStep(caller, child.steps[0] ?? 0)).words[2]
  const curriculum = changed(loadCurriculum())
  const [first, ...rest] = curriculum.steps
  if (!first) throw new Error('The curriculum has steps.')
  const words = { ...first.words, '2': first.words[2].filter(({ word }) => word !== gone?.word) }
  const next = { ...curriculum, steps: [{ ...first, words }, ...rest] }
  await syncCurriculum(app.database, next, getNowSeconds(app.clock))
  const params = { type: 'word', file_name: gone?.file_name } as const
  expect((await caller.call('GET /word/:type/:file_name.mp3', { params })).status).toBe(200)
})

test('an unchanged curriculum writes nothing', async () => {
  const count = await countVersions()
  await syncCurriculum(app.database, changed(loadCurriculum()), getNowSeconds(app.clock))
  expect(await countVersions()).toBe(count)
})

const [older, newer, newest] = ['0.1.0', '9.0.0', '9.1.0'] as const

test('OPS-8 a build of the same version does not write back content that was replaced', async () => {
  const count = await countVersions()
  await syncCurriculum(app.database, loadCurriculum(), getNowSeconds(app.clock))
  expect(await countVersions()).toBe(count)
})

test('OPS-8 an older version is refused and writes nothing if a newer version wrote before', async () => {
  await syncCurriculum(app.database, changed(loadCurriculum()), getNowSeconds(app.clock), { version: newer })
  const count = await countVersions()
  for (const writer of [{ version: older }, {}, { mayGoBack: true }])
    await expect(
      syncCurriculum(app.database, loadCurriculum(), getNowSeconds(app.clock), writer),
    ).rejects.toThrow(DatabaseTooNew)
  expect(await countVersions()).toBe(count)
})

test('OPS-8 a newer version may restore earlier content of a step', async () => {
  const count = await countVersions()
  await syncCurriculum(app.database, loadCurriculum(), getNowSeconds(app.clock), { version: newest })
  expect(await countVersions()).toBe(count + 1)
})
