// @database any
import type { Intervention } from '@letterliaan/contract'
import { amsterdamDate } from '@letterliaan/rules/calendar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nowSeconds } from '../../clock.ts'
import { logIn, type TestCaller } from '../../testing/http.ts'
import { interventionPlan } from '../../testing/intervention.ts'
import { exercisesOf, getStep, playExercise } from '../../testing/player.ts'
import { readPdf, withoutSpace } from '../../testing/reported-class.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  type TestChild,
  type TestSchool,
} from '../../testing/school.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { daySeconds } from '../../testing/test-clock.ts'
import { getTest, sendAnswer } from '../../testing/test-taker.ts'

let app: TestApp
let school: TestSchool
let juf: TestCaller
let meester: TestCaller
let names: { juf: string; meester: string }
let kim: TestChild
let sem: TestChild
let group_id: number
beforeAll(async () => {
  app = await startTestApp()
  school = await makeSchool(app, { days: 400 })
  kim = await makeChild(app, school)
  sem = await makeChild(app, school)
  names = { juf: await makeSupervisor(app, school), meester: await makeSupervisor(app, school) }
  await enter()
  group_id = await makeGroup(juf, 'Groep 5', kim)
  await makeGroup(meester, 'Groep 6', sem)
})
afterAll(() => app.close())

async function enter() {
  juf = await logIn(app, names.juf)
  meester = await logIn(app, names.meester)
}

async function makeGroup(caller: TestCaller, name: string, { student_id }: TestChild): Promise<number> {
  const group = { name, school_year: 2026, level_id: 5 }
  const { body } = await caller.call('POST /api/v1/begeleider/group', { body: group })
  const member = { params: { id: body.id }, body: { add: [student_id] } }
  await caller.call('PUT /api/v1/begeleider/group/:id/student', member)
  return body.id
}

const day = (later: number): string => amsterdamDate(nowSeconds(app.clock) + later * daySeconds)
const planOf = (more: object = {}) => ({
  ...interventionPlan,
  group_id,
  student_ids: [kim.student_id],
  begin_on: day(0),
  end_on: day(69),
  ...more,
})
const plan = (more: object = {}, caller = juf) =>
  caller.call('POST /api/v1/begeleider/intervention', { body: planOf(more) })
const read = async (id: number): Promise<Intervention> =>
  (await juf.call('GET /api/v1/begeleider/intervention/:id', { params: { id } })).body

/** Writes every word of the measure that waits, each so many-th one wrong. */
async function takeMeasure(child: TestChild, isRight: (at: number) => boolean): Promise<number> {
  const caller = await logIn(app, child.username)
  const [part] = (await caller.call('GET /api/v1/measure')).body
  let toets = await getTest(caller, part?.test_id ?? 0)
  let at = 0
  for (; !toets.is_complete; at++) {
    const word = toets.current_word ?? ''
    toets = (await sendAnswer(caller, toets, isRight(at) ? word : `${word}x`)).body
  }
  return at
}

describe('DOE-8 an intervention', () => {
  let id: number

  test('is planned; what it lasts, whom it is for and what it asks are checked', async () => {
    const refusals: readonly [object, RegExp][] = [
      [{ end_on: day(60) }, /duurt 10 tot 12 weken/],
      [{ end_on: day(90) }, /duurt 10 tot 12 weken/],
      [{ goals: [{ topic: 'nergens', wanted: 75 }] }, /Kies een onderdeel/],
      [
        {
          goals: [
            { topic: 'klinkers', wanted: 75 },
            { topic: 'klinkers', wanted: 70 },
          ],
        },
        /één keer/,
      ],
    ]
    for (const [more, sentence] of refusals) {
      const reply = await plan(more)
      expect(reply.status).toBe(422)
      expect(JSON.stringify(reply.body)).toMatch(sentence)
    }
    const { status, body } = await plan()
    expect(status).toBe(201)
    id = body.id
    expect(body).toMatchObject({ num_weeks: 10, group_name: 'Groep 5', made_by: expect.any(String) })
    expect(body.children).toHaveLength(1)
    expect(body.children[0]?.results[0]).toMatchObject({ verdict: 'no_before', before: null, reached: null })
  })

  test('asks sixteen words of its goal, also of a child that knows them all', async () => {
    const params = { id }
    const given = await juf.call('POST /api/v1/begeleider/intervention/:id/measure', {
      params,
      body: { kind: 'start' },
    })
    expect(given.body.measure_ids).toHaveLength(1)
    expect((await read(id)).children[0]?.waits).toBe(true)
    expect(await takeMeasure(kim, (at) => at % 4 === 0)).toBe(16)
    const [child] = (await read(id)).children
    expect(child).toMatchObject({ waits: false })
    expect(child?.results[0]).toMatchObject({ before: { right: 4, words: 16 }, verdict: 'no_after' })
    const { body: measures } = await juf.call('GET /api/v1/begeleider/student/:id/measure', {
      params: { id: kim.student_id },
    })
    expect(measures.measures[0]?.topics.map(({ key }) => key)).toEqual(['klinkers'])
  })

  test('planned and done minutes come from the log, in the week in which they were', async () => {
    app.clock.advance(8 * daySeconds)
    await enter()
    const pupil = await logIn(app, kim.username)
    const { explore } = exercisesOf(await getStep(pupil, kim.steps[0] ?? 0))
    await playExercise(pupil, explore[0] ?? 0, 2)
    app.clock.advance(300)
    await playExercise(pupil, explore[1] ?? 0, 2)
    const [child] = (await read(id)).children
    expect(child?.planned).toBe(2 * 3 * 20)
    expect(child?.weeks.slice(0, 3).map(({ times }) => times)).toEqual([1, 1, 0])
    expect(child?.weeks.slice(0, 3).map(({ planned }) => planned)).toEqual([60, 60, 0])
    expect(child?.weeks.slice(0, 3).map(({ minutes }) => minutes)).toEqual([0, 5, 0])
    expect(child?.minutes).toBe(5)
  })

  test('a change larger than its error is told, with the interval and whether the goal is reached', async () => {
    app.clock.advance(61 * daySeconds)
    await enter()
    const params = { id }
    await juf.call('POST /api/v1/begeleider/intervention/:id/measure', { params, body: { kind: 'end' } })
    expect(await takeMeasure(kim, () => true)).toBe(16)
    const [result] = (await read(id)).children[0]?.results ?? []
    expect(result).toMatchObject({ verdict: 'forward', reached: 'yes', after: { right: 16, words: 16 } })
    expect(result?.after?.low).toBeGreaterThanOrEqual(0.75)
    expect(result?.after?.high).toBeLessThan(1)
  })

  test('is evaluated in words, of the whole and of each child', async () => {
    const params = { id }
    const body = {
      evaluation: 'Het werkte in kleine stappen.',
      children: [{ student_id: kim.student_id, evaluation: 'Kim durft weer.' }],
    }
    await juf.call('PUT /api/v1/begeleider/intervention/:id/evaluation', { params, body })
    const kept = await read(id)
    expect([kept.evaluation, kept.children[0]?.evaluation]).toEqual([
      'Het werkte in kleine stappen.',
      'Kim durft weer.',
    ])
  })

  test('its plan is one tagged page with the numbers of the log', async () => {
    const { minutes, planned, results } = (await read(id)).children[0] ?? {
      minutes: -1,
      planned: -1,
      results: [],
    }
    const reply = await juf.call('GET /api/v1/begeleider/intervention/:id/plan.pdf', { params: { id } })
    const { text, pages } = await readPdf(reply)
    expect(pages).toBe(1)
    expect(new TextDecoder('latin1').decode(reply.body)).toContain('/StructTreeRoot')
    for (const said of [
      'Handelingsplan spelling',
      'Klinkers in tien weken',
      '3 keer per week 20 minuten, samen 600 minuten per kind',
      `${minutes} / ${planned}`,
      `${results[0]?.before?.right} van 16`,
      'Korte en lange klanken: naar 75%',
      'Van elk onderdeel: de meting voor, de meting na, en wat dat zegt.',
      'vooruit',
      'Het werkte in kleine stappen.',
    ])
      expect(text).toContain(withoutSpace(said))
  })

  test('its plan stays one page with as many children and goals as it may have', async () => {
    const children = await Promise.all(Array.from({ length: 14 }, () => makeChild(app, school)))
    const ids = children.map(({ student_id }) => student_id)
    await juf.call('PUT /api/v1/begeleider/group/:id/student', {
      params: { id: group_id },
      body: { add: ids },
    })
    const goals = ['klinkers', 'klankgroepen', 'werkwoord'].map((topic) => ({ topic, wanted: 75 }))
    const text = 'Elke keer vijf minuten herhalen. '.repeat(18)
    const { body } = await plan({ student_ids: [kim.student_id, ...ids], goals, approach: text })
    const reply = await juf.call('GET /api/v1/begeleider/intervention/:id/plan.pdf', {
      params: { id: body.id },
    })
    const { text: said, pages } = await readPdf(reply)
    expect(pages).toBe(1)
    expect(said).toContain('15kinderen')
    const params = { id: body.id }
    await juf.call('PUT /api/v1/begeleider/intervention/:id/archived', {
      params,
      body: { is_archived: true },
    })
  })

  test('goes into the archive and comes back, and is never deleted', async () => {
    const move = (is_archived: boolean) =>
      juf.call('PUT /api/v1/begeleider/intervention/:id/archived', { params: { id }, body: { is_archived } })
    expect((await move(true)).body.archived_at).not.toBeNull()
    expect((await move(false)).body.archived_at).toBeNull()
  })
})

describe('DOE-8 the dyslexia file', () => {
  const makeFile = async () => {
    const now = nowSeconds(app.clock)
    const reply = await juf.call('POST /api/v1/begeleider/student/:id/report/dyslexia', {
      params: { id: kim.student_id },
      body: { since: now - 200 * daySeconds, until: now },
    })
    return { ...(await readPdf(reply)), bytes: reply.body }
  }

  test('has the interventions with their numbers, what is still missing, one graph and every row counted', async () => {
    const { body: all } = await juf.call('GET /api/v1/begeleider/intervention', {})
    const first = all.find(({ archived_at }) => archived_at === null)
    const { children } = await read(first?.id ?? 0)
    const { minutes, planned, times, results } = children[0] ?? {
      minutes: 0,
      planned: 0,
      times: 0,
      results: [],
    }
    const { text, bytes } = await makeFile()
    const { before, after } = results[0] ?? {}
    for (const said of [
      '0 van 3 ingevuld',
      '1 van 2',
      '1 van 1 onderdelen',
      'Interventie 1: Klinkers in tien weken',
      `${minutes} van ${planned} minuten tot nu, in ${times} oefenmomenten`,
      `${before?.right} van 16 goed, naar schatting ${Math.round(100 * (before?.chance ?? 0))}%`,
      `${after?.right} van 16 goed`,
      'Vooruit, meer dan door toeval te verwachten is. Doel bereikt.',
      'Kim durft weer.',
      'Protocol Dyslexie Diagnostiek en Behandeling 3.0',
      'dat onderzoekt een deskundige',
    ])
      expect(text).toContain(withoutSpace(said))
    // What the plan of the group says is not of one child.
    expect(text).not.toContain(withoutSpace('Het werkte in kleine stappen.'))
    expect(text).not.toContain('Begeleidingopondersteuningsniveau3')
    expect(new TextDecoder('latin1').decode(bytes)).toMatch(/\/S \/Figure/)

    const [, annex = ''] = /Bijlage:elkgevraagdwoord(.*)Zoisergeteld/.exec(text) ?? []
    const [, phases = ''] =
      /Geoefendeennieuwewoordenperfase(.*)Demetingeninééngrafiek/.exec(
        text.replaceAll(/Interventie\d|bladzijde\d+van\d+/g, ''),
      ) ?? []
    const asked = await app.database.queries
      .selectFrom('answer')
      .innerJoin('word', 'word.id', 'answer.word_id')
      .select(['word.word', 'answer.input', 'answer.is_right'])
      .where('student_id', '=', kim.student_id)
      .where('template', '=', 'Test')
      .orderBy('answer.id')
      .execute()
    expect(asked).toHaveLength(32)
    expect(annex).toContain(`Alle${asked.length}woorden`)
    for (const { word, input, is_right } of asked)
      expect(annex).toContain(withoutSpace(`${word} ${input} ${is_right ? 'goed' : 'fout'}`))
    const counted = [...phases.matchAll(/(\d+)van(\d+)/g)].map(([, right, words]) =>
      [right, words].map(Number),
    )
    expect(counted.reduce((sum, [right = 0]) => sum + right, 0)).toBe(
      asked.filter((row) => row.is_right).length,
    )
    expect(counted.reduce((sum, [, words = 0]) => sum + words, 0)).toBe(asked.length)
  })

  test('two in a row, and the scores as the school wrote them, with their source', async () => {
    await plan({
      label: 'Daarna cht en aai',
      begin_on: day(1),
      end_on: day(70),
      goals: [{ topic: 'vaste-klanken', wanted: 70 }],
    })
    const params = { id: kim.student_id }
    const moments = [
      { test: 'DMT', taken_on: '2025-06-02', score: 'V-' },
      { test: 'PI-dictee', taken_on: '2026-01-20', score: 'E (percentiel 7)' },
    ]
    await juf.call('PUT /api/v1/begeleider/student/:id/normed-moment', { params, body: { moments } })
    const { text } = await makeFile()
    for (const said of [
      '2 van 3 ingevuld',
      'twee; de tweede begon 1 dag na de laatste dag van de eerste',
      'Interventie 2: Daarna cht en aai',
      'DMT 2 juni 2025 V-',
      'PI-dictee 20 januari 2026 E (percentiel 7)',
      'Dit programma rekent niet met deze scores.',
      'Niet te zeggen: er is geen beginmeting.',
    ])
      expect(text).toContain(withoutSpace(said))
  })
})

describe('DOE-8 Vandaag', () => {
  test('tells of an intervention that ends, until how it went is written, and only to who sees the child', async () => {
    const { body } = await plan({ begin_on: day(-80), end_on: day(-1), label: 'Net klaar' })
    await plan({ begin_on: day(-60), end_on: day(20), label: 'Nog lang niet' })
    const causes = async (caller: TestCaller) =>
      (await caller.call('GET /api/v1/begeleider/today', {})).body.lines.flatMap((line) =>
        line.causes.flatMap((cause) => (cause.kind === 'intervention' ? `${line.id} ${cause.label}` : [])),
      )
    expect(await causes(juf)).toEqual([`${kim.student_id} Net klaar`])
    expect(await causes(meester)).toEqual([])
    await juf.call('PUT /api/v1/begeleider/intervention/:id/evaluation', {
      params: { id: body.id },
      body: { evaluation: '', children: [{ student_id: kim.student_id, evaluation: 'Klaar.' }] },
    })
    expect(await causes(juf)).toEqual([])
  })
})

describe('DOE-8 what a supervisor does not see', () => {
  test('an intervention of other children is not there, in no call', async () => {
    const { body } = await plan()
    const params = { id: body.id }
    expect((await meester.call('GET /api/v1/begeleider/intervention', {})).body).toEqual([])
    const replies = await Promise.all([
      meester.call('GET /api/v1/begeleider/intervention/:id', { params }),
      meester.call('GET /api/v1/begeleider/intervention/:id/plan.pdf', { params }),
      meester.call('PUT /api/v1/begeleider/intervention/:id', { params, body: planOf() }),
      meester.call('PUT /api/v1/begeleider/intervention/:id/archived', {
        params,
        body: { is_archived: true },
      }),
      meester.call('POST /api/v1/begeleider/intervention/:id/measure', { params, body: { kind: 'end' } }),
      plan({ student_ids: [sem.student_id] }),
      plan({ group_id: null, student_ids: [sem.student_id, kim.student_id] }),
      plan({}, meester),
      meester.call('GET /api/v1/begeleider/student/:id/normed-moment', { params: { id: kim.student_id } }),
    ])
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404))
  })

  test('of a shared intervention each sees its own children, and changing it keeps the others', async () => {
    const { body } = await plan()
    const params = { id: body.id }
    const { organisation_id, student_id } = sem
    await app.database.queries
      .insertInto('intervention_student')
      .values({ organisation_id, intervention_id: body.id, student_id, evaluation: 'Alleen voor Sem' })
      .execute()
    const seen = await meester.call('GET /api/v1/begeleider/intervention/:id', { params })
    expect(seen.body.children.map((child) => child.student_id)).toEqual([student_id])
    expect([seen.body.group_id, seen.body.group_name]).toEqual([null, null])
    expect(JSON.stringify(await read(body.id))).not.toContain('Alleen voor Sem')
    await juf.call('PUT /api/v1/begeleider/intervention/:id', { params, body: planOf({ label: 'Anders' }) })
    const after = await meester.call('GET /api/v1/begeleider/intervention/:id', { params })
    expect(after.body.label).toBe('Anders')
    expect(after.body.children[0]?.evaluation).toBe('Alleen voor Sem')
  })
})

describe('DOE-8 moments on a test with norms', () => {
  test('are kept as the school writes them, in the order of their days, never of a day to come', async () => {
    const params = { id: kim.student_id }
    const keep = (moments: object[]) =>
      juf.call('PUT /api/v1/begeleider/student/:id/normed-moment', { params, body: { moments } })
    const early = { test: 'DMT', taken_on: '2025-06-02', score: 'V-' }
    const late = { test: 'PI-dictee', taken_on: '2026-01-20', score: 'E (percentiel 7)' }
    await keep([late, early])
    const { body } = await juf.call('GET /api/v1/begeleider/student/:id/normed-moment', { params })
    expect(body.moments).toEqual([early, late])
    const refused = await keep([{ test: 'DMT', taken_on: day(1), score: 'E' }])
    expect(refused.status).toBe(422)
  })
})
