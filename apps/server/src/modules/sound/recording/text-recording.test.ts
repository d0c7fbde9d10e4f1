import { computeTextKey } from '@letterliaan/texts'
import { describe, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { getStep } from '../../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { makeWav, measureMp3 } from '../../../testing/sound.ts'
import { useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app))
const caller = await logIn(app, child.username)
const supervisor = await logIn(app, await makeSupervisor(app, child))
const { body: steps } = await supervisor.call('GET /api/v1/begeleider/review/step')
const step_id = steps[0]?.id ?? 0

const list = (someone = supervisor) =>
  someone.call('GET /api/v1/begeleider/text', { query: { step_id: String(step_id) } })
const [first = { key: '', text: '' }] = (await list()).body.texts
const keep = (key = first.key, someone = supervisor) =>
  someone.call('PUT /api/v1/begeleider/text/:key/recording', {
    params: { key },
    query: { step_id: String(step_id) },
    upload: makeWav({ seconds: 3, loudness: 0.3, around: 0.5 }),
  })
const hear = async (someone = caller, whose = child): Promise<number> => {
  const { status, body } = await someone.call('GET /word/text/:id/:key.mp3', {
    params: { id: whose.steps[0] ?? 0, key: first.key },
  })
  if (status !== 200) throw new Error(String(status))
  return (await measureMp3(body)).seconds
}

test('STEM-1 a text of a step can be recorded, and then the children of this school hear the recording', async () => {
  expect((await getStep(caller, child.steps[0] ?? 0)).description).toBe(first.text)
  const before = await hear()
  const { status, body } = await keep()
  expect([status, body.key, body.recording?.doubts]).toEqual([200, computeTextKey(first.text), []])
  expect(await hear()).toBeGreaterThan(3)
  expect(await hear()).toBeLessThan(3.4)

  const neighbour = await makeChild(app, await makeSchool(app))
  const stranger = await logIn(app, await makeSupervisor(app, neighbour))
  expect((await list(stranger)).body.texts[0]?.recording).toBeNull()
  expect(await hear(await logIn(app, neighbour.username), neighbour)).toBeCloseTo(before, 1)
})

test('STEM-1 a text that the step does not have cannot be recorded', async () => {
  expect((await keep(computeTextKey('Zeg dit eens'))).status).toBe(404)
})

describe('STEM-1 a fixed sentence of the game', () => {
  const line = { key: computeTextKey('Help je zoeken?') }
  const speak = (params = line, someone = supervisor) =>
    someone.call('PUT /api/v1/begeleider/text/:key/recording', {
      params,
      upload: makeWav({ seconds: 2.5, loudness: 0.3, around: 0.5 }),
    })
  const secondsFor = async (someone: TestCaller): Promise<number> =>
    (await measureMp3((await someone.call('GET /word/text/own/:key.mp3', { params: line })).body)).seconds
  const versionFor = async (someone: TestCaller) =>
    (await someone.call('GET /api/v1/user/me/')).body.sounds_version

  test('can be recorded, and then only the children of this school hear the recording', async () => {
    const [before, version] = [await secondsFor(caller), await versionFor(caller)]
    expect((await speak()).body.recording?.name).toBe('Juf')
    expect(await secondsFor(caller)).toBeGreaterThan(before + 0.5)
    expect(await versionFor(caller)).not.toBe(version)
    const { body } = await supervisor.call('GET /api/v1/begeleider/text')
    expect(body.texts.filter(({ recording }) => recording).map(({ text }) => text)).toEqual([
      'Help je zoeken?',
    ])
    const stranger = await logIn(app, (await makeChild(app, await makeSchool(app))).username)
    expect(await secondsFor(stranger)).toBeCloseTo(before, 1)
    expect(await versionFor(stranger)).toBe('')
  })

  test('cannot be recorded if it is not in the game', async () => {
    expect((await speak({ key: computeTextKey('Koop dit spel!') })).status).toBe(404)
  })
})

describe('STEM-1 a single sound', () => {
  const single = async (someone = supervisor) =>
    (await someone.call('GET /api/v1/begeleider/text')).body.sounds.find(({ id }) => id === 'k_i')
  const speak = (id = 'k_i', someone = supervisor) =>
    someone.call('PUT /api/v1/begeleider/sound/:id/recording', {
      params: { id },
      upload: makeWav({ seconds: 0.9, loudness: 0.3, around: 0.5 }),
    })
  const secondsOf = async (): Promise<number> => {
    const { body } = await caller.call('GET /word/parts/:file_name.mp3', { params: { file_name: 'k_i' } })
    return (await measureMp3(body)).seconds
  }
  const versionOf = async () => {
    const { words } = await getStep(caller, child.steps[0] ?? 0)
    return words[1].find(({ structure_audio_parts }) => structure_audio_parts.includes('k_i'))?.audio_version
  }

  test('can be recorded, and then the children of this school hear it in its words', async () => {
    const [before, version] = [await secondsOf(), await versionOf()]
    expect(await single()).toEqual({ id: 'k_i', letters: 'i', word: 'vis', recording: null })
    const { status, body } = await speak()
    expect([status, body.recording?.name]).toEqual([200, 'Juf'])
    expect(await secondsOf()).toBeGreaterThan(before + 0.2)
    expect(await versionOf()).not.toBe(version)
    const stranger = await logIn(app, await makeSupervisor(app, await makeChild(app, await makeSchool(app))))
    expect((await single(stranger))?.recording).toBeNull()
  })

  test('cannot be recorded if Dutch does not have it', async () => {
    expect((await speak('k_q')).status).toBe(404)
  })

  test('STEM-2 is in a voice pack', async () => {
    await speak()
    const { body } = await supervisor.call('POST /api/v1/begeleider/voice-pack/file', {
      body: { speaker: 'Juf Els', licence: 'cc0', agrees: true, types: ['part'] },
    })
    const neighbour = await logIn(
      app,
      await makeSupervisor(app, await makeChild(app, await makeSchool(app)), 'beheerder'),
    )
    const upload = new Blob([body], { type: 'application/zip' })
    const { status } = await neighbour.call('POST /api/v1/begeleider/voice-pack', { upload })
    expect([status, (await single(neighbour))?.recording?.pack_speaker]).toEqual([201, 'Juf Els'])
  })
})
