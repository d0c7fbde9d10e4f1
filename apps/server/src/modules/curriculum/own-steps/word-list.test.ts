import { randomUUID } from 'node:crypto'
import { OwnWord, type OwnWordList } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { addRows, findRow } from '../../../testing/rows.ts'

let supervisor: TestCaller
const app = await useTestApp()
// Each test has its own organisation, so that it finds only what it stored.
beforeEach(async () => {
  supervisor = await logIn(app, await makeSupervisor(app, await makeSchool(app)))
})

const text = 'bakker\nkikker\nladder\nmodder\nyoghurt\nfee'

async function listOf(changes: Partial<OwnWordList> = {}): Promise<OwnWordList> {
  const { body } = await supervisor.call('POST /api/v1/begeleider/own-word/split', { body: { text } })
  return { label: 'Week 12', words: body.words, apart: [], ...changes }
}

const keep = (body: OwnWordList, key: string = randomUUID()) =>
  supervisor.call('POST /api/v1/begeleider/own-step/words', { body, headers: { 'idempotency-key': key } })

const labels = async () =>
  (await supervisor.call('GET /api/v1/begeleider/own-step')).body.map(({ label }) => label).toSorted()

const wordsOf = (words: readonly OwnWord[]) => words.map(({ word }) => word)

test('OWN-1 words that are set apart become a second step with another rule, in the same call', async () => {
  const { status, body } = await keep(await listOf({ apart: ['yoghurt', 'fee'] }))
  expect(status).toBe(201)
  expect(body.map(({ label, step }) => [label, wordsOf(step.words)])).toEqual([
    ['Week 12', ['bakker', 'kikker', 'ladder', 'modder']],
    ['Week 12, andere woorden', ['yoghurt', 'fee']],
  ])
  expect(body[0]?.step.rule).toMatch(/korte klank/)
  expect(body[1]?.step.rule).not.toMatch(/korte klank/)
  expect(await labels()).toEqual(['Week 12', 'Week 12, andere woorden'])
})

test('OWN-1 a list is not stored at all if its second step is refused', async () => {
  const list = await listOf({ apart: ['yoghurt', 'fee'] })
  const words = list.words.map((own) =>
    own.word === 'fee' ? Object.assign({}, own, { sentence: 'Zij tovert.' }) : own,
  )
  const countAll = async () => {
    const { queries } = app.database
    const tables = ['own_step', 'curriculum_step', 'word', 'audit'] as const
    const rows = await Promise.all(
      tables.map((table) =>
        queries
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow(),
      ),
    )
    return rows.map(({ count }) => Number(count))
  }
  const before = await countAll()
  const { status, problem } = await keep({ ...list, words })
  expect([status, problem.detail]).toEqual([422, '‘fee’ staat niet als heel woord in zijn zin.'])
  expect(await countAll()).toEqual(before)
})

test('OWN-1 a corrected list is stored under the idempotency key of the refused list', async () => {
  const key = randomUUID()
  const list = await listOf()
  const wrong = list.words.map((own) => Object.assign({}, own, { sentence: 'Niets.' }))
  expect((await keep({ ...list, words: wrong }, key)).status).toBe(422)
  expect((await keep(list, key)).status).toBe(201)
  expect(await labels()).toEqual(['Week 12'])
})

test.each<[string, readonly string[]]>([
  ['all its words', text.split('\n')],
  ['not in the list', ['elders']],
])(
  'a list becomes one step with the name of the list if the words set apart are %s',
  async (_what, apart) => {
    const { body } = await keep(await listOf({ apart: [...apart] }))
    expect(body.map(({ label, num_words }) => [label, num_words])).toEqual([['Week 12', 6]])
  },
)

test('the second step of a list has its own name, even if the list’s name has the maximum length', async () => {
  const label = 'w'.repeat(ownStepLimits.label)
  const { body } = await keep(await listOf({ label, apart: ['fee'] }))
  const [first = '', second = ''] = body.map((step) => step.label)
  expect([first, second.length]).toEqual([label, ownStepLimits.label])
  expect(second).toMatch(/^w+, andere woorden$/)
})

test('a word that occurs twice counts once', async () => {
  const list = await listOf()
  const { body } = await keep({ ...list, words: [...list.words, ...list.words] })
  expect(body[0]?.num_words).toBe(6)
})

test('a list of two steps is refused if only one more step is allowed', async () => {
  const { body } = await keep(await listOf())
  const { organisation_id } = await findRow(app, 'own_step', { id: body[0]?.id ?? 0 })
  const row = {
    organisation_id,
    source_nr: null,
    source_version: null,
    archived_at: null,
    created_at: 0,
    updated_at: 0,
  }
  await addRows(
    app,
    'own_step',
    Array.from({ length: 498 }, () => row),
  )
  const { status, problem } = await keep(await listOf({ apart: ['fee'] }))
  expect([status, problem.detail]).toEqual([409, 'Er passen 500 eigen stappen in. Berg er eerst een op.'])
  expect((await keep(await listOf())).status).toBe(201)
})

describe('EIGEN-3 a word with an uncertain cut', () => {
  const unsure = 'langlaufen'
  const paste = async (words: string) =>
    (await supervisor.call('POST /api/v1/begeleider/own-word/split', { body: { text: words } })).body.words
  const analysed = async (words: readonly OwnWord[]) =>
    (await supervisor.call('POST /api/v1/begeleider/own-word/analysis', { body: { words: [...words] } })).body

  test('is shown with both cuts, cannot be stored until one is chosen, and keeps the chosen cut', async () => {
    const words = await paste(`${unsure}\nbootje\nsporthal`)
    expect(words.map(({ marked }) => marked)).toEqual([null, 'boot|je|', 'sport|hal|'])
    const [first, second] = await analysed(words)
    expect(first?.cuts.map(({ syllables }) => syllables)).toEqual(['lang,lau,fen', 'lan,glau,fen'])
    expect([second?.cuts, second?.syllables]).toEqual([[], 'boot,je'])

    const list = { label: 'Week 12', words, apart: [] }
    const refused = await keep(list)
    expect([refused.status, refused.problem.detail]).toEqual([
      422,
      'Kies eerst hoe ‘langlaufen’ wordt geknipt.',
    ])

    const marked = first?.cuts[1]?.marked ?? ''
    const chosen = words.map((own) => (own.word === unsure ? Object.assign({}, own, { marked }) : own))
    const { status, body } = await keep({ ...list, words: chosen })
    expect([status, body[0]?.step.words.map((own) => own.marked)]).toEqual([
      201,
      ['langlaufen|', 'boot|je|', 'sport|hal|'],
    ])

    expect((await paste(unsure)).map((own) => own.marked)).toEqual(['langlaufen|'])
    const [again] = await analysed([OwnWord.parse({ word: unsure })])
    expect([again?.marked, again?.syllables]).toEqual(['langlaufen|', 'lan,glau,fen'])
  })
})
