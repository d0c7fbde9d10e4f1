import type { OwnStepFile } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { loadCurriculum } from '@letterliaan/curriculum'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn } from '../../../testing/http.ts'
import { ProblemError } from '../../../plugins/errors/problem-error.ts'
import { measureLoopMs } from '../../../testing/loop-time.ts'
import { pasteStep } from '../../../testing/own-step.ts'
import { createPng } from '../../../testing/pictures.ts'
import { makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { syncCurriculum } from '../sync-curriculum.ts'
import { readOwnStepFile } from './step-file.ts'

const app = await useTestApp()
const here = await logIn(app, await makeSupervisor(app, await makeSchool(app)))
const there = await logIn(app, await makeSupervisor(app, await makeSchool(app)))

const copyOf = async (nr: number) =>
  (await here.call('POST /api/v1/begeleider/own-step/copy', { body: { nr } })).body

const fileOf = async (id: number): Promise<OwnStepFile> =>
  (await here.call('GET /api/v1/begeleider/own-step/:id/file', { params: { id } })).body

const send = (file: string, as = there) =>
  as.call('POST /api/v1/begeleider/own-step/file', {
    upload: new Blob([file]),
    headers: { 'content-type': 'application/vnd.letterliaan.stap+json' },
  })

const countThere = async () => (await there.call('GET /api/v1/begeleider/own-step')).body.length

test('OWN-4 a step of the product is copied with all its content', async () => {
  const copy = await copyOf(23)
  const original = loadCurriculum().steps.find(({ nr }) => nr === 23)
  expect(copy).toMatchObject({ label: original?.label, version: 1, source: { nr: 23, current_version: 1 } })
  expect(copy.step.rule).toBe(original?.rule)
  expect(copy.step.anchors).toMatchObject(original?.anchors.map(({ word, image }) => ({ word, image })) ?? [])
  expect(copy.step.recipe).toHaveLength(original?.recipe.length ?? 0)
  const words = new Map(
    Object.values(original?.words ?? {}).flatMap((all) => all.map((own) => [own.word, own])),
  )
  expect(copy.step.words).toHaveLength(words.size)
  for (const { word, sentence, image } of copy.step.words) {
    expect([word, sentence, image]).toEqual([word, words.get(word)?.sentence, words.get(word)?.image])
  }
  expect(copy.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect((await here.call('POST /api/v1/begeleider/own-step/copy', { body: { nr: 71 } })).status).toBe(404)
})

test('OWN-6 a copy shows its differences from a newer version until they are applied', async () => {
  const copy = await copyOf(2)
  const params = { id: copy.id }
  const mine = { ...copy.step, rule: 'Onze eigen regel.' }
  await here.call('PATCH /api/v1/begeleider/own-step/:id', { params, body: { version: 1, step: mine } })
  const { steps, ...rest } = loadCurriculum()
  const renewed = steps.flatMap((step) =>
    step.nr === 2 ? Object.assign({}, step, { label: 'Lange klanken', tip: 'Nieuwe tip.' }) : step,
  )
  await syncCurriculum(app.database, { steps: renewed, ...rest }, getNowSeconds(app.clock))

  const readOriginal = async () =>
    (await here.call('GET /api/v1/begeleider/own-step/:id', { params })).body.original
  const original = await readOriginal()
  expect(original?.differences).toEqual([
    { field: 'label', is_new: true },
    { field: 'rule', is_new: false },
    { field: 'tip', is_new: true },
  ])
  const taken = { ...mine, tip: original?.step.tip ?? '' }
  const { body } = await here.call('PATCH /api/v1/begeleider/own-step/:id', {
    params,
    body: { version: 2, step: taken, source_version: original?.version },
  })
  expect(body.source).toMatchObject({ version: 2, current_version: 2 })
  expect((await readOriginal())?.differences).toEqual([
    { field: 'label', is_new: false },
    { field: 'rule', is_new: false },
  ])
})

test('OWN-6 a step that is no copy has no original', async () => {
  const { id } = await pasteStep(here, 'bakker\nkikker\nladder')
  const { body } = await here.call('GET /api/v1/begeleider/own-step/:id', { params: { id } })
  expect(body.original).toBeNull()
})

test('OWN-5 a preview shows a step as a child gets it, with sounds, and stores nothing', async () => {
  const { id } = await pasteStep(here, 'bakker\nkikker\nladder')
  const { queries } = app.database
  // The preview adds only to the counter of its rate limit.
  const tables = (await queries.introspection.getTables()).filter(({ name }) => !name.includes('limit'))
  const count = () =>
    Promise.all(
      tables.map(async ({ name }) => {
        const rows = await queries
          .selectFrom(name as 'step')
          .select(({ fn }) => fn.countAll().as('count'))
          .execute()
        return { name, rows }
      }),
    )
  const before = await count()
  const { body } = await here.call('GET /api/v1/begeleider/own-step/:id/preview', { params: { id } })
  expect(await count()).toEqual(before)
  expect(body.words[2].map(({ word }) => word).toSorted()).toEqual(['bakker', 'kikker', 'ladder'])
  expect(body.exercises.map(({ exercise }) => exercise.exercise_type.template)).toContain('StapDictee')
  expect(body.exercises.every(({ run }) => run.words.length > 0)).toBe(true)
  const sound = await here.call('GET /word/:type/:file_name.mp3', {
    params: { type: 'word', file_name: 'kikker' },
  })
  expect(sound.status).toBe(200)
})

test('OWN-7 a step with its own pictures is exported to a file and imported elsewhere', async () => {
  const { body: picture } = await here.call('POST /api/v1/begeleider/own-picture', {
    upload: new Blob([createPng(40, 40)]),
    headers: { 'content-type': 'image/png' },
    query: { alt: 'Onze kat' },
  })
  const { id, step } = await copyOf(1)
  const anchors = step.anchors.map((anchor, at) => (at === 0 ? { ...anchor, image: picture.name } : anchor))
  await here.call('PATCH /api/v1/begeleider/own-step/:id', {
    params: { id },
    body: { version: 1, step: { ...step, label: 'Met de kat', anchors } },
  })
  const file = await fileOf(id)
  const { status, body } = await send(JSON.stringify(file))
  expect(status).toBe(201)
  expect(body.step).toEqual({
    ...file.step,
    anchors: [{ ...anchors[0], image: body.step.anchors[0]?.image }, ...anchors.slice(1)],
  })
  expect(body.step.anchors[0]?.image).toMatch(/^eigen-/)
  expect(body.step.anchors[0]?.image).not.toBe(picture.name)
  const { body: choices } = await there.call('GET /api/v1/begeleider/own-picture')
  expect(choices.own.map(({ alt }) => alt)).toEqual(['Onze kat'])
})

test('OWN-7 hostile and broken files are refused with a sentence, and nothing is stored', async () => {
  const file = await fileOf((await copyOf(3)).id)
  const before = await countThere()
  const withWord = (changes: object) => ({
    ...file,
    step: {
      ...file.step,
      words: file.step.words.map((word, at) => (at === 2 ? { ...word, ...changes } : word)),
    },
  })
  const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const cases: readonly (readonly [string, number, RegExp])[] = [
    ['', 400, /geen stap van Letterliaan/],
    ['PK\u0003\u0004', 400, /geen stap van Letterliaan/],
    ['{"format":"letterliaan-stap"', 400, /geen stap van Letterliaan/],
    [nested, 400, /geen stap van Letterliaan/],
    [JSON.stringify({ ...file, format: 'iets-anders' }), 422, /geen stap van Letterliaan/],
    [JSON.stringify({ ...file, version: 2 }), 422, /nieuwere versie/],
    [JSON.stringify({ ...file, extra: 1 }), 422, /Onbekend veld: extra/],
    [
      JSON.stringify(file).replace('"format"', '"__proto__":{"a":1},"format"'),
      422,
      /Onbekend veld: __proto__/,
    ],
    [JSON.stringify(withWord({ word: 'x'.repeat(500) })), 422, /Woord 3 \(word\): Een woord heeft hoogstens/],
    [JSON.stringify(withWord({ sentence: 7 })), 422, /Woord 3 \(sentence\)/],
    [JSON.stringify(withWord({ sentence: 'Hier staat iets anders.' })), 422, /niet als heel woord/],
    [JSON.stringify(withWord({ word: '=HYPERLINK("x")', sentence: '' })), 422, /niet typen/],
    [JSON.stringify(withWord({ word: 'a\u0000b' })), 400, /geen stap van Letterliaan/],
    [JSON.stringify(withWord({ image: '../../etc/passwd' })), 422, /plaatje/],
    [
      JSON.stringify({ ...file, step: { ...file.step, words: Array(5000).fill(file.step.words[0]) } }),
      422,
      new RegExp(`${ownStepLimits.words} woorden`),
    ],
    [
      JSON.stringify({ ...file, pictures: [{ name: 'eigen-x', alt: 'x', data: 'PHN2Zz48L3N2Zz4=' }] }),
      422,
      /Dit plaatje is niet te lezen/,
    ],
  ]
  for (const [text, expected, sentence] of cases) {
    const { status, problem } = await send(text)
    expect([status, problem.detail], text.slice(0, 80)).toEqual([expected, expect.stringMatching(sentence)])
  }
  expect((await send('x'.repeat(4_000_001))).status).toBe(413)
  const latin1 = new Blob([new Uint8Array([0x7b, 0xe9, 0x7d])])
  const headers = { 'content-type': 'application/vnd.letterliaan.stap+json' }
  expect(
    (await there.call('POST /api/v1/begeleider/own-step/file', { upload: latin1, headers })).status,
  ).toBe(400)
  expect(await countThere()).toBe(before)
  expect(
    (await there.call('GET /api/v1/begeleider/own-picture')).body.own.map(({ alt }) => alt),
  ).not.toContain('x')
})

test('STOP-2 a hostile step file does not block the event loop', async () => {
  const fresh = await logIn(app, await makeSupervisor(app, await makeSchool(app)))
  await send('{}', fresh)
  const keys = Array.from({ length: 140_000 }, (_, at) => `"k${at}":1`).join(',')
  for (const text of [`{${keys}}`, `{"step":{"words":[${'{},'.repeat(600_000)}{}]}}`]) {
    const toRead = await measureLoopMs(() =>
      expect(() => readOwnStepFile(new TextEncoder().encode(text))).toThrow(ProblemError),
    )
    const toSend = await measureLoopMs(async () => expect((await send(text, fresh)).status).toBe(422))
    // Reading the file on the event loop takes at least `toRead`. Sending it takes up to half of that.
    expect(toSend).toBeLessThan(0.8 * toRead)
  }
})
