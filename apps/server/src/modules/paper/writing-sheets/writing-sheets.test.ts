import type { TemplateName, WritingSheet } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { usePathSchool } from '../../../testing/path-school.ts'
import { readPdf } from '../../../testing/reported-class.ts'
import { type TestChild } from '../../../testing/school.ts'
import { takeTest } from '../../../testing/test-taker.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { computeDayFromNow, giveDictation, markDictation } from '../../../testing/week-dictation.ts'
import { addRows, changeRows, findRow } from '../../../testing/rows.ts'

const { at, childAs } = usePathSchool()

const words = 'bakker kikker ladder emmer koffer appel zomer boter molen water regen hamer kamer lepel'.split(
  ' ',
)

const list = (as = at.juf, { student_id }: TestChild = at.kim) =>
  as.call('GET /api/v1/begeleider/student/:id/writing-sheet', { params: { id: student_id } })
const make = async (
  word_ids: readonly number[],
  { as = at.juf, headers = {} }: { as?: TestCaller; headers?: Record<string, string> } = {},
) => {
  const body = { sheets: [{ student_id: at.kim.student_id, word_ids }] }
  const reply = await as.call('POST /api/v1/begeleider/writing-sheet', { body, headers })
  return { ...reply, body: reply.body[0] as WritingSheet }
}
const byCode = (code: string, as = at.juf) =>
  as.call('GET /api/v1/begeleider/writing-sheet/code/:code', { params: { code } })
const mark = (id: number, marks: readonly object[], as = at.juf) =>
  as.call('PUT /api/v1/begeleider/writing-sheet/:id/marks', { params: { id }, body: { marks } })
const print = (id: number, as = at.juf) =>
  as.call('GET /api/v1/begeleider/writing-sheet/sheet.pdf', { query: { ids: String(id) } })
const idsOf = (sheet: Pick<WritingSheet, 'words'>): number[] => sheet.words.map(({ word_id }) => word_id)

/** Takes a week's dictation today as Kim, with the first words wrong. Returns the ids of the missed words. */
async function missWords(wrong = 3): Promise<number[]> {
  await giveDictation(at.juf, {
    group_id: at.group_id,
    day: computeDayFromNow(at.app, 0),
    text: words.join('\n'),
  })
  const kim = await childAs(at.kim)
  const [waiting] = (await kim.call('GET /api/v1/test')).body.dictations
  await takeTest(kim, waiting?.test_id ?? 0, wrong)
  return (await list()).body.missed.map(({ word_id }) => word_id)
}

async function write(word_id: number, template: TemplateName, is_right: boolean) {
  const { student_id, organisation_id } = at.kim
  const row = await findRow(at.app, 'answer', { student_id })
  const { id: _, ...rest } = row
  const created_at = getNowSeconds(at.app.clock)
  await addRows(at.app, 'answer', { ...rest, organisation_id, word_id, template, is_right, created_at })
}

async function wait(days: number) {
  at.app.clock.advance(days * daySeconds)
  at.juf = await logIn(at.app, at.jufName)
}

const monthsAgo = async (...word_ids: readonly number[]) =>
  changeRows(
    at.app,
    'answer',
    { word_id: word_ids },
    { created_at: getNowSeconds(at.app.clock) - 29 * daySeconds },
  )

const countEstimates = async () => {
  const { queries } = at.app.database
  const { student_id } = at.kim
  return Promise.all([
    queries.selectFrom('word_memory').selectAll().where('student_id', '=', student_id).execute(),
    queries.selectFrom('skill').selectAll().where('student_id', '=', student_id).execute(),
    queries.selectFrom('answer').selectAll().where('student_id', '=', student_id).execute(),
    queries.selectFrom('point').selectAll().where('student_id', '=', student_id).execute(),
  ])
}

describe('ZIN-3 the words that a child missed', () => {
  test('are those of its dictations in the last four weeks, until the child writes them right', async () => {
    const missed = await missWords(3)
    expect(missed).toHaveLength(3)
    const [first = 0, second = 0, third = 0] = missed
    await wait(1)
    await write(first, 'LuisterTyp', true)
    await write(second, 'LuisterTyp', false)
    expect(new Set((await list()).body.missed.map(({ word_id }) => word_id))).toEqual(
      new Set([second, third]),
    )
    await write(first, 'OefenDictee', false)
    await wait(1)
    await write(first, 'StapDictee', false)
    expect((await list()).body.missed[0]?.word_id).toBe(first)
    expect((await list()).body.missed).toHaveLength(3)
    await monthsAgo(second, third)
    expect((await list()).body.missed.map(({ word_id }) => word_id)).toEqual([first])
  })

  test('exclude errors in other exercises, have no doubles and are at most twelve', async () => {
    const missed = await missWords(14)
    expect(new Set(missed).size).toBe(12)
    expect(missed).toHaveLength(12)
    const { body } = await list(at.juf, at.noor)
    expect(body).toEqual({ missed: [], sheets: [] })
  })

  test('include a word that a supervisor marked as wrong on paper', async () => {
    const text = words.slice(0, 2).join('\n')
    const { body: dictation } = await giveDictation(at.juf, {
      group_id: at.group_id,
      day: computeDayFromNow(at.app, 0),
      text,
    })
    const marks = dictation.words.map(({ id, word }) => ({
      word_id: id,
      input: null,
      is_right: word !== 'kikker',
    }))
    await markDictation(at.juf, dictation.id, at.kim, marks)
    expect((await list()).body.missed.map(({ word }) => word)).toEqual(['kikker'])
  })

  test('exclude a word that a supervisor marked as right later', async () => {
    const [first = 0] = await missWords(1)
    expect(first).toBeGreaterThan(0)
    await wait(1)
    const params = { id: at.group_id }
    const { body: dictations } = await at.juf.call('GET /api/v1/begeleider/group/:id/week-dictation', {
      params,
    })
    const id = Math.max(...dictations.map((dictation) => dictation.id))
    const { body } = await at.juf.call('GET /api/v1/begeleider/week-dictation/:id', { params: { id } })
    const marks = body.words.map((word) => ({ word_id: word.id, input: null, is_right: true }))
    await markDictation(at.juf, id, at.kim, marks)
    expect((await list()).body.missed).toEqual([])
  })
})

describe('ZIN-3 a writing sheet', () => {
  test('has the chosen words and a code that is found in any spelling; a repeated call makes one sheet', async () => {
    const [first = 0, , third = 0] = await missWords()
    const headers = { 'idempotency-key': 'one-sheet' }
    const { status, body: sheet } = await make([third, first, third], { headers })
    expect(status).toBe(201)
    expect(idsOf(sheet)).toEqual([third, first])
    expect(sheet).toMatchObject({ student_id: at.kim.student_id, screen_name: 'Kim', marked_at: null })
    expect(sheet.words.map(({ is_right }) => is_right)).toEqual([null, null])
    expect(sheet.code).toMatch(/^[CFHJKRTVXZ345789]{6}$/)
    expect((await make([third, first, third], { headers })).body).toEqual(sheet)
    expect((await list()).body.sheets).toEqual([sheet])
    const typed = `${sheet.code.slice(0, 3)} ${sheet.code.slice(3).toLowerCase()}`
    expect((await byCode(typed)).body).toEqual(sheet)
    expect([(await byCode('CCCCC')).status, (await byCode('??')).status]).toEqual([404, 404])
  })

  test('is refused with a message if a word is not in the child’s steps, or if there are no words or more than twelve', async () => {
    const [first = 0] = await missWords()
    const { id: other } = await findRow(at.app, 'word', { organisation_id: null, nr: 70 })
    const foreign = await make([first, other])
    expect([foreign.status, foreign.problem.detail]).toEqual([
      422,
      'Kies woorden uit de stappen van dit kind.',
    ])
    expect((await make([])).status).toBe(422)
    expect((await make(Array.from({ length: 13 }, () => first))).status).toBe(422)
    expect((await list()).body.sheets).toEqual([])
  })

  test('is printed with its words, its code and the child’s name', async () => {
    const { body: sheet } = await make(await missWords())
    const answer = await print(sheet.id)
    const { text } = await readPdf(answer)
    for (const { word } of sheet.words) expect(text).toContain(word)
    expect(text).toContain(sheet.code)
    expect(text).toContain('Kim')
  })

  test('is made once for each of several children, and printed in one file', async () => {
    const missed = await missWords()
    const makeAll = () =>
      at.juf.call('POST /api/v1/begeleider/writing-sheet', {
        body: {
          sheets: [at.noor, at.kim].map(({ student_id }) => ({ student_id, word_ids: missed.slice(0, 2) })),
        },
      })
    const { body: sheets, status } = await makeAll()
    expect(status).toBe(201)
    expect(new Set(sheets.map(({ student_id }) => student_id))).toEqual(
      new Set([at.noor.student_id, at.kim.student_id]),
    )
    expect(sheets.map(idsOf)).toEqual([missed.slice(0, 2), missed.slice(0, 2)])
    expect((await makeAll()).body).toEqual(sheets)
    const { body: again } = await make(missed.slice(0, 1))
    const ids = [...sheets, again].map(({ id }) => id).join(',')
    const file = await at.juf.call('GET /api/v1/begeleider/writing-sheet/sheet.pdf', { query: { ids } })
    const { text } = await readPdf(file)
    for (const { code } of [...sheets, again]) expect(text).toContain(code)
  })

  test('gets a result for all words, which can be corrected and does not change the child’s knowledge', async () => {
    const { body: sheet } = await make(await missWords())
    const before = await countEstimates()
    const allRight = sheet.words.map(({ word_id }) => ({ word_id, is_right: true }))
    const oneWrong = allRight.map((each, nr) => ({ ...each, is_right: nr > 0 }))
    for (const marks of [
      allRight.slice(1),
      [...allRight.slice(1), allRight[1] ?? {}],
      [...allRight, { word_id: 1, is_right: true }],
    ]) {
      const refused = await mark(sheet.id, marks)
      expect([refused.status, refused.problem.detail]).toEqual([
        422,
        'Vul van alle woorden op het blad in hoe het ging.',
      ])
    }
    expect((await mark(sheet.id, oneWrong)).body).toMatchObject({
      marked_at: getNowSeconds(at.app.clock),
      words: oneWrong,
    })
    await wait(1)
    expect((await mark(sheet.id, allRight)).body).toMatchObject({ words: allRight })
    expect((await list()).body.sheets[0]).toMatchObject({
      words: allRight,
      marked_at: getNowSeconds(at.app.clock),
    })
    expect(await countEstimates()).toEqual(before)
    expect((await list()).body.missed).toHaveLength(3)
    const { body: history } = await at.juf.call('GET /api/v1/begeleider/student/:id/history', {
      params: { id: at.kim.student_id },
    })
    expect(JSON.stringify(history)).toContain('Ingevuld hoe een overschrijfblad ging.')
    expect(JSON.stringify(history)).toContain('Een overschrijfblad gemaakt.')
  })
})
