import type { AudioType } from '@letterliaan/contract'
import { cutSentence } from '@letterliaan/rules/sentence'
import { expect, test, vi } from 'vitest'
import { logIn } from '../../../testing/http.ts'
import { getStep } from '../../../testing/player.ts'
import { makeChild, makeSchool } from '../../../testing/school.ts'
import { measureMp3 } from '../../../testing/sound.ts'
import { startTestApp, useTestApp } from '../../../testing/test-app.ts'
import { productTexts } from '../text/product-texts.ts'
import { toTextRequest } from '../text/text-service.ts'
import { limitTo } from '../../../db/limit-to-organisation.ts'
import { createSoundCorrections } from './sound-corrections.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app))
const caller = await logIn(app, child.username)
const steps = child.steps
const [word = { id: 0, file_name: '', audio_version: '' }] = (await getStep(caller, child.steps[0] ?? 0))
  .words[2]

const fetchSound = (type: AudioType, file_name: string, query: Record<string, string> = {}, as = caller) =>
  as.call('GET /word/:type/:file_name.mp3', { params: { type, file_name }, query })

test.each(['word', 'plural', 'sound_groups', 'structure', 'sentence'] as const)(
  'API-7 GET /word/%s/{file_name}.mp3 is an audible MP3',
  async (type) => {
    const { status, headers, body } = await fetchSound(type, word.file_name)
    expect([status, headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    const { peak, seconds } = await measureMp3(body)
    expect(peak).toBeGreaterThan(0.1)
    expect(seconds).toBeGreaterThan(0.2)
  },
)

test('API-7 GET /word/parts/{file_name}.mp3 and type part are an audible single sound', async () => {
  const params = { file_name: 'k_a' }
  const parts = await caller.call('GET /word/parts/:file_name.mp3', { params })
  const part = await fetchSound('part', 'k_a')
  expect([parts.status, part.status]).toEqual([200, 200])
  expect((await measureMp3(parts.body)).peak).toBeGreaterThan(0.1)
  expect(new Uint8Array(part.body)).toEqual(new Uint8Array(parts.body))
})

test('API-7 TPL-12 one klankgroep of a word can be spoken alone, and a number beyond the last gets a 404', async () => {
  const all = await fetchSound('sound_groups', 'tijger')
  const [first, second, third] = await Promise.all(
    ['1', '2', '3'].map((group) => fetchSound('sound_groups', 'tijger', { group })),
  )
  expect([first?.status, second?.status, third?.status]).toEqual([200, 200, 404])
  const seconds = async (body?: ArrayBuffer) => (await measureMp3(body ?? new ArrayBuffer(0))).seconds
  expect((await seconds(first?.body)) + (await seconds(second?.body))).toBeLessThan(await seconds(all.body))
  expect((await measureMp3(first?.body ?? new ArrayBuffer(0))).peak).toBeGreaterThan(0.1)
  expect(first?.headers.get('etag')).not.toBe(second?.headers.get('etag'))
})

test('ZIN-1 one phrase of a sentence can be spoken alone, and a number beyond the last gets a 404', async () => {
  const sentences = Object.values((await getStep(caller, steps[0] ?? 0)).words).flat()
  const long = sentences.find(({ sentence }) => cutSentence(sentence).length === 2)
  if (!long) throw new Error('A sentence has two phrases.')
  const all = await fetchSound('sentence', long.file_name)
  const [first, second, third] = await Promise.all(
    ['1', '2', '3'].map((phrase) => fetchSound('sentence', long.file_name, { phrase })),
  )
  expect([first?.status, second?.status, third?.status]).toEqual([200, 200, 404])
  const whole = await measureMp3(all.body)
  for (const part of [first, second]) {
    const { peak, seconds } = await measureMp3(part?.body ?? new ArrayBuffer(0))
    expect(peak).toBeGreaterThan(0.1)
    expect(seconds).toBeLessThan(whole.seconds)
  }
  expect((await fetchSound('word', long.file_name, { phrase: '1' })).status).toBe(404)
  expect((await fetchSound('sentence', long.file_name, { phrase: '0' })).status).toBe(422)
})

test('a sound is cached for ever under its version, and revalidated under any other version', async () => {
  const versioned = await fetchSound('word', word.file_name, { v: word.audio_version })
  expect(versioned.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  const other = await fetchSound('word', word.file_name, { v: 'oud' })
  expect(other.headers.get('cache-control')).toBe('private, no-cache')
  const etag = versioned.headers.get('etag') ?? ''
  const again = await caller.call('GET /word/:type/:file_name.mp3', {
    params: { type: 'word', file_name: word.file_name },
    headers: { 'if-none-match': etag },
  })
  expect([again.status, again.body.byteLength]).toEqual([304, 0])
})

test('STEM-7 the embedded voice speaks a word if requested, and an unknown speaker is refused', async () => {
  const say = vi.spyOn(app.speech, 'say')
  expect((await fetchSound('word', word.file_name, { speaker: 'embedded' })).status).toBe(200)
  await fetchSound('word', word.file_name)
  expect(say.mock.calls.map(([{ speaker }]) => speaker)).toEqual(['embedded', undefined])
  say.mockRestore()
  expect((await fetchSound('word', word.file_name, { speaker: 'other' })).status).toBe(422)
})

test('only words of the organisation and existing sounds can be spoken', async () => {
  for (const [type, file_name] of [
    ['word', 'rietsuikerriet'],
    ['part', 'k_z'],
    ['word', '__proto__'],
    ['word', '..%2f..%2fletterliaan'],
  ] as const) {
    const { status, problem } = await fetchSound(type, file_name)
    expect([status, problem.title]).toEqual([404, 'Niet gevonden'])
  }
})

test('API-6 GET word/{id} returns only a word of a prepared step', async () => {
  const somebody = await makeChild(app, await makeSchool(app))
  const me = await logIn(app, somebody.username)
  expect((await me.call('GET /api/v1/word/:id', { params: { id: word.id } })).body).toEqual(word)
  const without = await logIn(app, (await makeChild(app, somebody, { worlds: [] })).username)
  expect((await without.call('GET /api/v1/word/:id', { params: { id: word.id } })).status).toBe(404)
  expect((await me.call('GET /api/v1/word/:id', { params: { id: 99_999_999 } })).status).toBe(404)
})

test('GIDS-1 the sounds and texts of a step are made ahead once, and the words at two stars come first', async () => {
  const own = await startTestApp({}, { makesSoundsAhead: true })
  const warm = vi.spyOn(own.speech, 'warm').mockResolvedValue({ ready: 0, failed: [] })
  const player = await makeChild(own, await makeSchool(own))
  const opener = await logIn(own, player.username)
  const step = await getStep(opener, player.steps[0] ?? 0)
  await getStep(opener, player.steps[0] ?? 0)
  const textsOfProduct = () => warm.mock.calls.slice(1).flatMap(([requests]) => requests)
  await expect.poll(() => textsOfProduct()).toHaveLength(productTexts.length)
  await own.close()
  expect(warm.mock.calls[0]?.[0]).toEqual(
    expect.arrayContaining([expect.objectContaining({ type: 'text', text: 'Doe nu ‘Lees de letters’!' })]),
  )
  expect(warm.mock.calls[0]?.[0][0]).toEqual(
    expect.objectContaining({ type: 'word', text: step.words[2][0]?.word }),
  )
  expect(textsOfProduct()).toEqual(productTexts.map(toTextRequest))
})

test('changed sounds are cached for the two hundred organisations that used them last', async () => {
  const changes = createSoundCorrections()
  const of = (organisation_id: number) =>
    changes.of(limitTo(app.database.queries, organisation_id), { organisation_id, sounds_version: '1' })
  const first = await of(1)
  expect(await of(1)).toBe(first)
  for (let id = 2; id <= 201; id++) await of(id)
  const last = await of(201)
  expect(await of(201)).toBe(last)
  expect(await of(1)).not.toBe(first)
})
