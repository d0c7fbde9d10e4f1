import { fill, computeTextKey } from '@letterliaan/texts'
import { lessonTexts } from '@letterliaan/texts/lesson'
import { listChartWords } from '@letterliaan/dutch/sound-chart'
import { expect, test } from 'vitest'
import { createCaller, logIn, type TestCaller } from '../../../testing/http.ts'
import { getStep } from '../../../testing/player.ts'
import { makeChild, makeSchool } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { listTextsOfProduct } from './product-texts.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app))
const caller: TestCaller = await logIn(app, child.username)

const sayProduct = (text: string, as: TestCaller, headers: Record<string, string> = {}) =>
  as.call('GET /word/text/:key.mp3', { params: { key: computeTextKey(text) }, headers })
const sayOfStep = (text: string, as = caller, id = child.steps[0] ?? 0) =>
  as.call('GET /word/text/:id/:key.mp3', { params: { id, key: computeTextKey(text) } })

test('GIDS-1 anyone can hear a text of the product, even before login, and browsers cache it', async () => {
  const nobody = createCaller(app, null)
  const { status, headers, body } = await sayProduct('Luister naar het woord en typ het', nobody)
  expect([status, headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect(headers.get('cache-control')).toBe('public, max-age=86400')
  expect(body.byteLength).toBeGreaterThan(5000)
  const again = await sayProduct('Luister  naar het woord en typ het ', nobody, {
    'if-none-match': headers.get('etag') ?? '',
  })
  expect([again.status, again.body.byteLength]).toEqual([304, 0])
})

test.each([
  ['a count', 'Bijna: 3 van de 6'],
  ['what to listen for', 'Hoor je ‘sg’? Dan schrijf je sch.'],
  ['a badge', 'Eerste sprong'],
  ['a word of the klankenkaart', 'trein'],
  ['the description of a world test', 'Laat zien wat je van deze wereld al kunt.'],
  ['a rule of the klankenkaart', 'Die onthoud je.'],
  ['a line of one buddy', 'Oe, oe! Daar is mijn maatje!'],
  ['a line of the story', 'Kijk nou! Mijn dam zit vol letters.'],
  [
    'a refusal of the login',
    'Er was een fout tijdens het inloggen. Wacht 5 minuten en probeer het dan nog eens.',
  ],
  ['an instruction of one template', 'Welk ankerwoord heeft dezelfde regel?'],
])('GIDS-1 the texts of the product include %s: %s', (_what, text) => {
  expect(new Set(listTextsOfProduct())).toContain(text)
})

test('GIDS-1 invented texts, and words that are not on the klankenkaart, are not spoken', async () => {
  const { words, anchors } = await getStep(caller, child.steps[0] ?? 0)
  const anchored = new Set([...anchors.map(({ name }) => name), ...listChartWords()])
  const word = words[2].find((other) => !anchored.has(other.word))?.word ?? ''
  for (const text of ['Koop dit spel!', 'Bijna: 999 van de 1', word]) {
    for (const { status, problem } of [await sayProduct(text, caller), await sayOfStep(text)])
      expect([status, problem.title]).toEqual([404, 'Niet gevonden'])
  }
  const malformed = await caller.call('GET /word/text/:key.mp3', { params: { key: '../geheim' } })
  expect([404, 422]).toContain(malformed.status)
})

test('GIDS-1 GIDS-2 a child hears each text of its steps, except the sentences of their words', async () => {
  const step = await getStep(caller, child.steps[0] ?? 0)
  const [exercise] = step.exercises
  const [anchor] = step.anchors
  for (const text of [step.hint, anchor?.tip]) {
    const { status, headers } = await sayOfStep(text ?? '')
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, max-age=86400'])
  }
  expect((await sayOfStep(fill(lessonTexts.doNow.ofStep, { name: exercise?.name ?? '' }))).status).toBe(200)
  expect((await sayOfStep(step.words[2][0]?.sentence ?? '')).status).toBe(404)
})

test('GIDS-1 only the child of a step hears the text that a supervisor wrote for it', async () => {
  const id = child.steps[1] ?? 0
  const notes = 'Neem hier rustig de tijd voor.'
  await app.database.queries.updateTable('step').set({ notes }).where('id', '=', id).execute()
  expect((await sayOfStep(notes, caller, id)).status).toBe(200)
  const classmate = await makeChild(app, child)
  const stranger = await makeChild(app, await makeSchool(app))
  for (const { username } of [classmate, stranger])
    expect((await sayOfStep(notes, await logIn(app, username), id)).status).toBe(404)
  expect((await sayOfStep(notes, createCaller(app, null), id)).status).toBe(401)
})
