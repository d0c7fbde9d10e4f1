// @database any
import { loadCurriculum } from '@letterliaan/curriculum'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nowSeconds } from '../../../clock.ts'
import { generateClass } from '../../../testing/generated-class.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { makeSchool, makeSupervisor, type TestChild } from '../../../testing/school.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { getTest, sendAnswer } from '../../../testing/test-taker.ts'

const names = [
  ['Zoë', 'Zwart'],
  ['Amir', 'Aydin'],
] as const

let app: TestApp
let juf: TestCaller
let zoe: TestChild
let amir: TestChild
let group_id: number
let period: { since: number; until: number }
beforeAll(async () => {
  app = await startTestApp()
  const school = await makeSchool(app)
  juf = await logIn(app, await makeSupervisor(app, school))
  const { children } = await generateClass(app, school, { seed: 20_261_121, children: 2, weeks: 3 })
  ;[zoe, amir] = children as [TestChild, TestChild]
  for (const [at, { student_id }] of children.entries()) {
    const [first_name, last_name] = names[at] ?? []
    const changes = {
      first_name,
      last_name,
      screen_name: `Held ${at}`,
      school_key: at === 0 ? 'L<1>&"2"' : null,
    }
    await app.database.queries.updateTable('student').set(changes).where('id', '=', student_id).execute()
  }
  const group = { name: 'Groep 5', school_year: 2026, level_id: 5 }
  group_id = (await juf.call('POST /api/v1/begeleider/group', { body: group })).body.id
  const add = children.map(({ student_id }) => student_id)
  await juf.call('PUT /api/v1/begeleider/group/:id/student', { params: { id: group_id }, body: { add } })
  await takeMeasure(zoe)
  // The first week lies before it, the time of day of now after it.
  const now = nowSeconds(app.clock)
  period = { since: now - 17 * 86_400, until: now + 3600 }
})
afterAll(() => app.close())

/** A start measure of world 1 of which every third word is wrong. */
async function takeMeasure({ student_id, username }: TestChild): Promise<void> {
  await juf.call('POST /api/v1/begeleider/measure', {
    body: { student_ids: [student_id], kind: 'start', worlds: [1] },
  })
  const caller = await logIn(app, username)
  const [part] = (await caller.call('GET /api/v1/measure')).body
  let toets = await getTest(caller, part?.test_id ?? 0)
  for (let at = 0; !toets.is_complete; at++) {
    const word = toets.current_word ?? ''
    toets = (await sendAnswer(caller, toets, at % 3 === 0 ? `${word}x` : word)).body
  }
}

const stepByNr = new Map(loadCurriculum().steps.map((step) => [step.nr, step]))

/** The rows of the log of a child in the period, straight from the database. */
async function logOf({ student_id }: TestChild) {
  const rows = await app.database.queries
    .selectFrom('answer')
    .innerJoin('word', 'word.id', 'answer.word_id')
    .selectAll('answer')
    .select(['word.word', 'word.nr'])
    .where('student_id', '=', student_id)
    .where('answer.created_at', '>=', period.since)
    .where('answer.created_at', '<', period.until)
    .orderBy('answer.id')
    .execute()
  return rows.map((row) => Object.assign(row, { label: stepByNr.get(row.nr)?.label ?? '' }))
}

type Row = Awaited<ReturnType<typeof logOf>>[number]

/** Counted anew from the rows, without the product's code. */
function count(rows: readonly Row[]) {
  const asked = Map.groupBy(rows, (row) => [row.exercise_id, row.difficulty, row.run, row.word_id].join())
  const right = [...asked.values()].filter((same) =>
    same.every((row) => row.is_right && row.hints === 0 && row.cheats === 0),
  )
  const sessions: { from: number; until: number }[] = []
  for (const { created_at, time_ms } of rows) {
    const last = sessions.at(-1)
    if (last && created_at - last.until < 600) last.until = created_at
    else sessions.push({ from: created_at - Math.round(time_ms / 1000), until: created_at })
  }
  const seconds = sessions.reduce((sum, { from, until }) => sum + until - from, 0)
  return { words: asked.size, right: right.length, sessions, minutes: Math.round(seconds / 60) }
}

const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '')

async function readPdf(reply: {
  status: number
  body: ArrayBuffer
}): Promise<{ text: string; pages: number }> {
  expect(reply.status).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(reply.body.slice()))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { text: withoutSpace(text), pages: totalPages }
}

const expectTexts = (text: string, expected: readonly string[]) => {
  for (const each of expected) expect(text).toContain(withoutSpace(each))
}

const dutchDay = (seconds: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', ...options }).format(seconds * 1000)

const forChild = ({ student_id }: TestChild, body: object = period) => ({ params: { id: student_id }, body })

describe('RAP-1 the numbers of a report are those of the rows of the log', () => {
  test('for parents: a page, what goes well first, and no other child', async () => {
    const sent = forChild(zoe)
    const reply = await juf.call('POST /api/v1/begeleider/student/:id/report/parents', sent)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="ouders-zoe-zwart.pdf"',
    })
    const { text, pages } = await readPdf(reply)
    expect(pages).toBe(1)
    const rows = await logOf(zoe)
    const { words, right, sessions, minutes } = count(rows)
    const often = `oefende in deze periode ${sessions.length} keer, samen ${Math.floor(minutes / 60)} uur`
    expectTexts(text, [`schreef Zoë ${words} woorden. Daarvan waren er ${right} in één keer goed`])
    expectTexts(text, [minutes < 60 ? `${sessions.length} keer, samen ${minutes} minuten` : often])
    const bars = [...text.matchAll(/(\d+)vande(\d+)woorden/g)].map(([, ...counts]) => counts.join())
    expect(bars.length).toBeGreaterThan(1)
    const byStep = [...Map.groupBy(rows, ({ label }) => label)].map(([label, own]) =>
      Object.assign({ label }, count(own)),
    )
    for (const { label, ...own } of byStep) {
      if (!text.includes(withoutSpace(`${own.right} van de ${own.words} woorden`))) continue
      expect(text).toContain(withoutSpace(label))
    }
    const known = new Set(byStep.map((own) => `${own.right},${own.words}`))
    for (const bar of bars) expect(known).toContain(bar)
    expect(text.indexOf('Ditgaatgoed')).toBeLessThan(text.indexOf('DitoefentZoënu'))
    expect(text).not.toMatch(/Amir|Aydin/)
  })

  test('for the dyslexia file: measures, weeks, steps, errors, and what a person fills in', async () => {
    const support = { guided_by: 'Juf Marit', goal: 'Twee stappen in twaalf weken' }
    const reply = await juf.call(
      'POST /api/v1/begeleider/student/:id/report/dyslexia',
      forChild(zoe, { ...period, ...support }),
    )
    const { text } = await readPdf(reply)
    const rows = await logOf(zoe)
    const all = count(rows)
    expectTexts(text, [
      'Juf Marit',
      support.goal,
      'Effect',
      `Periode: ${dutchDay(period.since, { dateStyle: 'long' })} tot en met ${dutchDay(period.until - 1, { dateStyle: 'long' })}.`,
      'In één keer goed: bij de eerste poging goed',
      `Samen ${all.sessions.length} ${all.minutes} ${all.words} ${all.right}`,
    ])

    const earlier = { since: period.since, until: period.since + 86_400, ...support }
    const without = await juf.call(
      'POST /api/v1/begeleider/student/:id/report/dyslexia',
      forChild(zoe, earlier),
    )
    expectTexts((await readPdf(without)).text, ['In deze periode is geen meting afgerond.'])

    const measured = rows.filter(
      ({ template, step_id }) => template === 'Test' && !zoe.steps.includes(step_id),
    )
    expect(measured).toHaveLength(20)
    const [, shown = ''] = /goedwarenvandewoordendiegevraagdzijn(.*?)Foutindelaatste/.exec(text) ?? []
    const tallies = [...shown.matchAll(/(\d+)van(\d+)/g)]
    const sumOf = (at: number) => tallies.reduce((sum, match) => sum + Number(match[at]), 0)
    expect([sumOf(1), sumOf(2)]).toEqual([measured.filter(({ is_right }) => is_right).length, 20])
    for (const { word, input, is_right } of measured)
      expect(text.includes(withoutSpace(`${input} (${word})`)), word).toBe(!is_right)

    const weekday = (at: number) => dutchDay(at, { weekday: 'short', day: 'numeric' })
    for (const [, sessions] of Map.groupBy(all.sessions, ({ from }) =>
      Math.floor((from - 4 * 86_400) / 604_800),
    )) {
      const [first, last] = [sessions[0]?.from ?? 0, sessions.at(-1)?.until ?? 0]
      const own = count(rows.filter(({ created_at }) => created_at >= first && created_at <= last))
      const days = [...new Set(sessions.map(({ from }) => weekday(from)))].join(', ')
      expectTexts(text, [`${days} ${sessions.length} ${own.minutes} ${own.words} ${own.right}`])
    }

    for (const [nr, own] of Map.groupBy(rows, (row) => row.nr)) {
      const day = (at: number | undefined) =>
        dutchDay(own.at(at ?? 0)?.created_at ?? 0, { day: 'numeric', month: 'short', year: 'numeric' })
      const { right, words } = count(own)
      expectTexts(text, [`${nr}. ${own[0]?.label} ${day(0)} ${day(-1)} ${right} van ${words}`])
    }

    for (const [error_class, own] of Map.groupBy(rows, (row) => row.error_class)) {
      if (error_class === null || error_class.includes(',')) continue
      if (measured.some((row) => row.error_class?.includes(error_class))) continue
      const [, category] = error_class.split(':')
      const label = [...stepByNr.values()].find((step) => step.category === category)?.label ?? ''
      expect(text).toMatch(new RegExp(`${withoutSpace(label)}[^0-9]+${own.length}[a-z]+\\(`))
    }
  })

  test('of a group: its children by name, with minutes, and each cell', async () => {
    const reply = await juf.call('POST /api/v1/begeleider/group/:id/report', {
      params: { id: group_id },
      body: period,
    })
    const { text } = await readPdf(reply)
    expect(text.indexOf('AmirAydin')).toBeLessThan(text.indexOf('ZoëZwart'))
    for (const [child, name] of [
      [amir, 'Amir Aydin'],
      [zoe, 'Zoë Zwart'],
    ] as const) {
      const rows = await logOf(child)
      const { words, right, sessions, minutes } = count(rows)
      const byNr = [...Map.groupBy(rows, ({ nr }) => nr)].toSorted(([a], [b]) => a - b)
      const cells = byNr.map(([, own]) => {
        const tally = count(own)
        return tally.words < 5 ? '·' : String(Math.round((100 * tally.right) / tally.words))
      })
      // Thirteen categories stand in two tables.
      const rowsOfCells = [cells.slice(0, 7), cells.slice(7)].map((part) => `${name} ${part.join('')}`)
      expectTexts(text, [`${name} ${sessions.length} ${minutes} ${words} ${right}`, ...rowsOfCells])
    }
  })

  test('of nothing no page is made for parents, and a period that ends before it begins is none', async () => {
    const empty = { since: 1_000_000_000, until: 1_000_086_400 }
    const tries = await Promise.all([
      juf.call('POST /api/v1/begeleider/student/:id/report/parents', forChild(zoe, empty)),
      juf.call('POST /api/v1/begeleider/student/:id/report/parents', forChild(zoe, { since: 2, until: 1 })),
    ])
    expect(tries.map(({ status }) => status)).toEqual([422, 422])
    expect(tries[0]?.problem.detail).toBe('Zoë heeft in deze periode niet geoefend. Kies een andere periode.')
  })
})

const readCsv = (body: ArrayBuffer): string[] => {
  expect([...new Uint8Array(body.slice(0, 3))]).toEqual([0xef, 0xbb, 0xbf])
  return new TextDecoder().decode(body).trimEnd().split('\r\n')
}

describe('RAP-2 CSV', () => {
  const csvOf = async (table: string, body: object = period) => {
    const sent = { params: { id: group_id }, body: { ...body, table } }
    const reply = await juf.call('POST /api/v1/begeleider/group/:id/csv', sent)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    return readCsv(reply.body)
  }

  test('of the answers has every row of the log, and runs nothing that a child typed', async () => {
    const { queries } = app.database
    const [first] = await logOf(amir)
    const formulas = [' vis ', '=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', '=HYPERLINK("x";"y")']
    const { id: _, word: _word, nr: _nr, label: _label, ...row } = first as Row
    const rows = formulas.map((input) => ({ ...row, input, run: 99, created_at: period.until - 1 }))
    await queries.insertInto('answer').values(rows).execute()
    const lines = await csvOf('answers')
    await queries.deleteFrom('answer').where('run', '=', 99).execute()
    expect(lines[0]).toMatch(/^\ufeff?naam;leerlingnummer;datum;tijd;/)
    for (const typed of ["'=1+1", "'+1", "'-1", "'@A1"])
      expect(
        lines.filter((line) => line.includes(`;${typed};`)),
        typed,
      ).toHaveLength(1)
    for (const typed of [`;" vis ";`, `;'\t=1;`, `;"'\r=1";`, `;"'=HYPERLINK(""x"";""y"")";`])
      expect(
        lines.filter((line) => line.includes(typed)),
        typed,
      ).toHaveLength(1)
    expect(lines.filter((line) => /(^|;)"?[=+\-@\t]/.test(line))).toEqual([])
    const ids = lines.flatMap((line) => /;(\d+)$/.exec(line)?.[1] ?? [])
    const expected = [...(await logOf(amir)), ...(await logOf(zoe))].map(({ id }) => String(id))
    expect(ids).toEqual(expect.arrayContaining(expected))
    expect(ids).toHaveLength(expected.length + formulas.length)
  })

  test('of the sessions and the measures has what was put in; of another period nothing', async () => {
    const sessions = [...count(await logOf(amir)).sessions, ...count(await logOf(zoe)).sessions]
    const lines = (await csvOf('sessions')).slice(1)
    expect(lines.map((line) => Number(line.split(';')[5]))).toEqual(
      sessions.map(({ from, until }) => until - from),
    )
    const clock = (at: number) => dutchDay(at, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
    expect(lines.map((line) => line.split(';').slice(3, 5).join())).toEqual(
      sessions.map(({ from, until }) => `${clock(from)},${clock(until)}`),
    )
    const measures = (await csvOf('measures')).slice(1)
    expect(measures.every((line) => line.startsWith('Zoë Zwart;"L<1>&""2""";startmeting;'))).toBe(true)
    const sum = (at: number) => measures.reduce((total, line) => total + Number(line.split(';')[at]), 0)
    expect([sum(8), sum(9)]).toEqual([13, 20])
    for (const table of ['answers', 'sessions', 'measures'])
      expect(await csvOf(table, { since: 0, until: 1 }), table).toHaveLength(1)
  })
})

test('MEND-1 RAP-1 RAP-2 a session that was voided counts in no report, and counts again when that is undone', async () => {
  const read = async () => {
    const csv = { ...period, table: 'sessions' }
    const { body } = await juf.call('POST /api/v1/begeleider/student/:id/csv', forChild(amir, csv))
    const page = await juf.call('POST /api/v1/begeleider/student/:id/report/parents', forChild(amir))
    const [, words] = /schreefAmir(\d+)woorden/.exec((await readPdf(page)).text) ?? []
    return { sessions: readCsv(body).length - 1, words: Number(words) }
  }
  const before = await read()
  const all = await logOf(amir)
  expect(before).toEqual({ sessions: count(all).sessions.length, words: count(all).words })
  const last = count(all).sessions.at(-1)
  const remaining = all.filter(({ created_at }) => created_at < (last?.from ?? 0))
  const params = { id: amir.student_id }
  const { body } = await juf.call('GET /api/v1/begeleider/student/:id/session', { params })
  const started_at = body.sessions[0]?.started_at ?? 0
  const call = { params, body: { started_at, reason: '' } }
  expect((await juf.call('POST /api/v1/begeleider/student/:id/session/void', call)).status).toBe(200)
  expect(await read()).toEqual({
    sessions: before.sessions - 1,
    words: count(remaining).words,
  })
  const now = (await juf.call('GET /api/v1/begeleider/student/:id/session', { params })).body
  const undo = { params: { id: now.voided[0]?.id ?? 0 } }
  const undone = await juf.call('POST /api/v1/begeleider/voided-session/:id/undo', undo)
  expect([undone.status, undone.body.voided]).toEqual([200, []])
  expect(await read()).toEqual(before)
})

test('RAP-3 results hold the finished measures of children with a leerlingnummer, as a concept', async () => {
  await takeMeasure(amir)
  const student_ids = [zoe.student_id]
  await juf.call('POST /api/v1/begeleider/measure', { body: { student_ids, kind: 'interim', worlds: [1] } })
  const caller = await logIn(app, zoe.username)
  const begun = (await caller.call('GET /api/v1/measure')).body.at(-1)
  await sendAnswer(caller, await getTest(caller, begun?.test_id ?? 0), 'x')
  const sent = { params: { id: group_id }, body: period }
  const { status, body, headers } = await juf.call('POST /api/v1/begeleider/group/:id/uwlr', sent)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const xml = new TextDecoder().decode(body)
  expect(xml).toContain('<commentaar>concept, niet gecertificeerd</commentaar>')
  expect(xml.match(/<leerlingid>(.*?)<\/leerlingid>/g)).toEqual([
    '<leerlingid>L&lt;1&gt;&amp;&quot;2&quot;</leerlingid>',
  ])
  expect(xml).not.toContain('meting-interim')
  const ofOther = { ...sent, body: { since: 1, until: 2 } }
  expect((await juf.call('POST /api/v1/begeleider/group/:id/uwlr', ofOther)).status).toBe(422)
  const none = await juf.call('POST /api/v1/begeleider/student/:id/uwlr', forChild(amir))
  expect([none.status, none.problem.detail]).toEqual([
    422,
    'Er is geen leerlingnummer bekend. Lees de kinderen in met EDEXML, of met een lijst waar het leerlingnummer in staat.',
  ])
})

test('reports and exports are for the supervisors of a child alone, and the audit log knows of each', async () => {
  const school = { organisation_id: zoe.organisation_id }
  const strangers = [
    await logIn(app, await makeSupervisor(app, school)),
    await logIn(app, await makeSupervisor(app, await makeSchool(app))),
    await logIn(app, zoe.username),
  ]
  const ofGroup = { params: { id: group_id }, body: period }
  for (const stranger of strangers) {
    const tries = await Promise.all([
      stranger.call('POST /api/v1/begeleider/student/:id/report/parents', forChild(zoe)),
      stranger.call('POST /api/v1/begeleider/student/:id/report/dyslexia', forChild(zoe)),
      stranger.call(
        'POST /api/v1/begeleider/student/:id/csv',
        forChild(zoe, { ...period, table: 'answers' }),
      ),
      stranger.call('POST /api/v1/begeleider/student/:id/uwlr', forChild(zoe)),
      stranger.call('POST /api/v1/begeleider/group/:id/report', ofGroup),
      stranger.call('POST /api/v1/begeleider/group/:id/csv', {
        ...ofGroup,
        body: { ...period, table: 'sessions' },
      }),
      stranger.call('POST /api/v1/begeleider/group/:id/uwlr', ofGroup),
    ])
    const expected = stranger === strangers[2] ? 403 : 404
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => expected))
  }
  const audit = await app.database.queries
    .selectFrom('audit')
    .select('action')
    .where('organisation_id', '=', zoe.organisation_id)
    .execute()
  const actions = new Set(audit.map(({ action }) => action))
  for (const action of ['parents_report', 'dyslexia_report', 'group_report'])
    expect(actions).toContain(`${action}_made`)
  for (const action of ['answers', 'measures', 'sessions', 'results'])
    expect(actions).toContain(`${action}_exported`)
})
