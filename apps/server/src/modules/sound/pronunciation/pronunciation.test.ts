import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SoundReviewWord, AudioType, SoundGroup } from '@letterliaan/contract'
import { expect, test, vi } from 'vitest'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { getExercise, getStep } from '../../../testing/player.ts'
import { readReviewWords } from '../../../testing/review-words.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { measureMp3 } from '../../../testing/sound.ts'
import { useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app))
const caller = await logIn(app, child.username)
const supervisor = await logIn(app, await makeSupervisor(app, child))
const vis = await findWord('vis')

async function findWord(text: string): Promise<SoundReviewWord> {
  const word = (await readReviewWords(supervisor)).find((candidate) => candidate.word === text)
  if (!word) throw new Error(`The first step has no ${text}.`)
  return word
}

async function wordOf(someone: TestCaller, steps: readonly number[]) {
  const word = (await getStep(someone, steps[0] ?? 0)).words[1].find(({ id }) => id === vis.id)
  if (!word) throw new Error('The step has the word.')
  return word
}

const hear = async (type: AudioType, v: string, someone = caller) => {
  const { headers, body } = await someone.call('GET /word/:type/:file_name.mp3', {
    params: { type, file_name: vis.file_name },
    query: { v },
  })
  return {
    bytes: Buffer.from(body).toString('base64'),
    isForever: headers.get('cache-control')?.includes('immutable'),
  }
}

const correct = (groups: readonly SoundGroup[] | null, type = 'word') =>
  supervisor.call('PATCH /api/v1/begeleider/word/:id', {
    params: { id: vis.id },
    body: { pronunciation: { type, groups } },
  })
const undo = (type = 'word') => correct(null, type)

const zis: SoundGroup[] = [{ sounds: ['m_z', 'k_i', 'm_s'], stressed: true }]

test('a corrected word has another sound at once, at another address, and only in its own organisation', async () => {
  const neighbour = await makeChild(app, await makeSchool(app))
  const neighbourCaller = await logIn(app, neighbour.username)
  const before = await wordOf(caller, child.steps)
  const old = await hear('word', before.audio_version)

  const { status, body } = await correct(zis)
  expect([status, body.pronunciations.word]).toEqual([200, { groups: zis, is_corrected: true, unsure: [] }])

  const after = await wordOf(caller, child.steps)
  expect(after.audio_version).toBe(body.audio_version)
  expect(after.audio_version).not.toBe(before.audio_version)
  const fresh = await hear('word', after.audio_version)
  expect([fresh.isForever, fresh.bytes === old.bytes]).toEqual([true, false])
  // The old address returns the new sound, but the sound is not cached for ever.
  expect(await hear('word', before.audio_version)).toEqual({ bytes: fresh.bytes, isForever: false })

  // A voice that reads letters would ignore the correction (GIDS-14).
  expect([before.voices, after.voices]).toEqual([
    { word: 'synthetic', plural: 'synthetic', sentence: 'synthetic' },
    { word: 'corrected', plural: 'synthetic', sentence: 'corrected' },
  ])

  expect((await wordOf(neighbourCaller, neighbour.steps)).audio_version).toBe(before.audio_version)
  expect(await hear('word', before.audio_version, neighbourCaller)).toEqual(old)
})

test('every call that returns the word to a child has the new address', async () => {
  await correct(zis)
  const { audio_version } = await wordOf(caller, child.steps)
  const step = await getStep(caller, child.steps[0] ?? 0)
  const runs = await Promise.all(step.exercises.map(({ id }) => getExercise(caller, id)))
  const words = runs
    .flatMap(({ student_exercise }) => student_exercise['1'].words)
    .filter(({ id }) => id === vis.id)
  expect(words.length).toBeGreaterThan(0)
  expect(new Set(words.map((word) => word.audio_version))).toEqual(new Set([audio_version]))
  const { body } = await caller.call('GET /api/v1/word/:id', { params: { id: vis.id } })
  expect(body.audio_version).toBe(audio_version)
})

test('klankgroepen and sentence use the correction of the word, but the plural has its own sounds', async () => {
  await undo()
  const types = ['word', 'sound_groups', 'sentence', 'plural', 'structure'] as const
  const listen = async () => {
    const { audio_version } = await wordOf(caller, child.steps)
    return Promise.all(types.map(async (type) => (await hear(type, audio_version)).bytes))
  }
  const before = await listen()
  const changedAgainst = async () => {
    const now = await listen()
    return types.filter((_, at) => now[at] !== before[at])
  }
  await correct(zis)
  expect(await changedAgainst()).toEqual(['word', 'sound_groups', 'sentence'])
  await undo()
  await correct([...zis, { sounds: ['m_z', 'd_e'], stressed: false }], 'plural')
  expect(await changedAgainst()).toEqual(['plural'])
  await undo('plural')
})

test('sounds can be tried before they are stored, as a whole word or by klankgroep', async () => {
  const tryOut = async (type: 'word' | 'sound_groups') => {
    const { status, headers, body } = await supervisor.call('POST /api/v1/begeleider/pronunciation/try', {
      body: { type, groups: [...zis, { sounds: ['k_a', 'm_n'], stressed: false }] },
    })
    expect([status, headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    // A sound that is only tried is not stored.
    const file = `${headers.get('etag')?.replaceAll('"', '')}.mp3`
    expect(readdirSync(join(app.folder, 'speech'))).not.toContain(file)
    return measureMp3(body)
  }
  const [word, groups] = [await tryOut('word'), await tryOut('sound_groups')]
  expect(word.peak).toBeGreaterThan(0.1)
  expect(groups.seconds).toBeGreaterThan(word.seconds)
  expect((await findWord('vis')).pronunciations.word.is_corrected).toBe(false)
})

test('the sounds that each supervisor tries have a separate queue', async () => {
  const colleague = await logIn(app, await makeSupervisor(app, child))
  const preview = vi.spyOn(app.speech, 'preview')
  for (const listener of [supervisor, colleague, supervisor]) {
    await listener.call('POST /api/v1/begeleider/pronunciation/try', { body: { type: 'word', groups: zis } })
  }
  const [first, second, third] = preview.mock.calls.map(([, owner]) => owner)
  preview.mockRestore()
  expect([first === second, first === third]).toEqual([false, true])
})

test.each<[string, unknown, string]>([
  ['no klankgroep', [], 'Een woord heeft minstens één klankgroep nodig.'],
  ['an unknown sound', [{ sounds: ['k_z'], stressed: true }], 'Deze klank bestaat niet: k_z.'],
  ['no vowel', [{ sounds: ['m_s', 'm_t'], stressed: true }], 'Elke klankgroep heeft een klinker nodig.'],
  ['two stresses', [...zis, ...zis], 'Er kan maar één klankgroep klemtoon hebben.'],
])('%s is refused in Dutch, and nothing changes', async (_name, groups, sentence) => {
  const { status, problem } = await correct(groups as SoundGroup[])
  expect([status, Object.values(problem.errors ?? {})]).toEqual([422, [sentence]])
  expect((await findWord('vis')).pronunciations.word.is_corrected).toBe(false)
})

test('the plural cannot be corrected if the word has none, and other types are refused', async () => {
  const words = (await getStep(caller, child.steps[0] ?? 0)).words
  const single = Object.values(words)
    .flat()
    .find(({ plural_form }) => plural_form === null)
  const send = (id: number | undefined, type: string) =>
    supervisor.call('PATCH /api/v1/begeleider/word/:id', {
      params: { id },
      body: { pronunciation: { type, groups: zis } },
    })
  expect((await send(single?.id, 'plural')).status).toBe(404)
  expect((await send(vis.id, 'sentence')).status).toBe(422)
  expect((await send(99_999_999, 'word')).status).toBe(404)
})

test('each change is in the audit log with its author', async () => {
  const { body: me } = await supervisor.call('GET /api/v1/begeleider/me')
  await correct(zis)
  await undo()
  const rows = await app.database.queries
    .selectFrom('audit')
    .select(['user_id', 'action', 'detail'])
    .where('organisation_id', '=', child.organisation_id)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(rows).toEqual([
    { user_id: me.id, action: 'pronunciation_removed', detail: '{"text":"vis"}' },
    { user_id: me.id, action: 'pronunciation_saved', detail: '{"text":"vis","sounds":"m_z k_i m_s"}' },
  ])
})
