import type { Test } from '@letterliaan/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadCurriculum, spellingTopics } from '@letterliaan/curriculum'
import { nowSeconds } from '../../clock.ts'
import { rebuildStudent } from '../rebuild/rebuild-student.ts'
import { logIn, type TestCaller } from '../../testing/http.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  type TestChild,
  type TestSchool,
} from '../../testing/school.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { getTest, sendAnswer, takeTest, toetsAnswerBody } from '../../testing/test-taker.ts'

let app: TestApp
let school: TestSchool
let juf: TestCaller
let kim: TestChild
let kimCaller: TestCaller
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  school = await makeSchool(app)
  juf = await logIn(app, await makeSupervisor(app, school))
  kim = await makeChild(app, school, { worlds: [1, 2] })
  kimCaller = await logIn(app, kim.username)
})

type Kind = 'start' | 'interim' | 'end'

const give = async (worlds: readonly number[], kind: Kind = 'start', children = [kim]) => {
  const student_ids = children.map(({ student_id }) => student_id)
  const { status, body } = await juf.call('POST /api/v1/begeleider/measure', {
    body: { student_ids, kind, worlds },
  })
  expect(status).toBe(201)
  return body
}

const waitingOf = async (caller = kimCaller) => (await caller.call('GET /api/v1/measure')).body

const measuresOf = async ({ student_id } = kim, as = juf) => {
  const params = { id: student_id }
  return (await as.call('GET /api/v1/begeleider/student/:id/measure', { params })).body
}

const pathOf = async (caller = kimCaller) => {
  const { body } = await caller.call('GET /api/v1/step')
  return Object.values(body).flat()
}

/** The topic of each word, by the word's id: a text may be of several steps. */
let topicOfWord: ReadonlyMap<number, string>
beforeAll(async () => {
  const topics = loadCurriculum().steps.map(({ nr, category }) => {
    const topic = spellingTopics.find(({ categories }) => categories.includes(category))
    return [nr, topic?.key ?? ''] as const
  })
  const byStep = new Map(topics)
  const words = await app.database.queries.selectFrom('word').select(['id', 'nr']).execute()
  topicOfWord = new Map(words.map(({ id, nr }) => [id, byStep.get(nr) ?? '']))
})

const topicOf = (toets: Test, text: string): string => {
  const word = Object.values(toets.words)
    .flat()
    .find((candidate) => candidate.word === text)
  return topicOfWord.get(word?.id ?? 0) ?? ''
}

/** Takes the part that waits, with as many of the first words of these topics wrong. */
async function takePart(wrong: Readonly<Record<string, number>> = {}): Promise<void> {
  const [part] = await waitingOf()
  let toets = await getTest(kimCaller, part?.test_id ?? 0)
  const left = { ...wrong }
  while (!toets.is_complete) {
    const word = toets.current_word ?? ''
    const topic = topicOf(toets, word)
    const isWrong = (left[topic] ?? 0) > 0
    if (isWrong) left[topic] = (left[topic] ?? 0) - 1
    toets = (await sendAnswer(kimCaller, toets, isWrong ? `${word}x` : word)).body
  }
}

describe('MEET-1 a measure', () => {
  test('has about 20 words a world, evenly by topic, none twice in the measure', async () => {
    await give([1, 2, 3, 4])
    const parts = await waitingOf()
    expect(parts.map(({ world, num_words }) => [world, num_words])).toEqual([
      [1, 20],
      [2, 20],
      [3, 20],
      [4, 20],
    ])
    const toetsen = await Promise.all(parts.map(({ test_id }) => getTest(kimCaller, test_id)))
    const words = toetsen.flatMap(({ order }) => order.map(({ word }) => word))
    expect(new Set(words).size).toBe(80)
    expect(toetsen[0]).toMatchObject({ kind: 'meting', phase_id: null, difficulty: 2, label: 'Meting' })
    const counts = toetsen.map((toets) => {
      const byTopic = Map.groupBy(toets.order, ({ word }) => topicOf(toets, word))
      return [...byTopic.values()].map(({ length }) => length)
    })
    for (const ofWorld of counts) expect(Math.max(...ofWorld) - Math.min(...ofWorld)).toBeLessThanOrEqual(1)
    expect(await getTest(kimCaller, parts[0]?.test_id ?? 0)).toEqual(toetsen[0])
  })

  test('asks a word that two worlds teach in one of them', async () => {
    const worldsOf = Map.groupBy(
      loadCurriculum().steps.flatMap(({ world, words }) =>
        Object.values(words).flatMap((ofLevel) => ofLevel.map(({ word }) => ({ word, world }))),
      ),
      ({ word }) => word,
    )
    const shared = [...worldsOf].flatMap(([word, places]) =>
      new Set(places.map(({ world }) => world)).size > 1 ? [word] : [],
    )
    const { queries } = app.database
    const others = await queries.selectFrom('word').select('id').where('word', 'not in', shared).execute()
    // All others were asked before: what two worlds teach comes first in both.
    const { measure_ids } = await give([1])
    await queries
      .updateTable('step')
      .set({ word_ids: JSON.stringify(others.map(({ id }) => id)), test_complete: true })
      .where('measure_id', 'in', measure_ids)
      .execute()
    await give([1, 2, 3, 4], 'interim')
    const parts = await waitingOf()
    const toetsen = await Promise.all(parts.map(({ test_id }) => getTest(kimCaller, test_id)))
    const words = toetsen.flatMap(({ order }) => order.map(({ word }) => word))
    expect(words.filter((word) => shared.includes(word))).not.toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })

  test('asks no words of an earlier one of the child', async () => {
    const asked: string[] = []
    for (const kind of ['start', 'interim', 'end'] as const) {
      await give([1], kind)
      const [part] = await waitingOf()
      const { order } = await takeTest(kimCaller, part?.test_id ?? 0)
      asked.push(...order.map(({ word }) => word))
    }
    expect(new Set(asked).size).toBe(60)
  })

  test('is one try a word, tells the child nothing of how it went, and can be left and gone on with', async () => {
    await give([1])
    const [part] = await waitingOf()
    let toets = await getTest(kimCaller, part?.test_id ?? 0)
    toets = (await sendAnswer(kimCaller, toets, 'xxx')).body
    expect(toets).toMatchObject({ word_index: 1, detailed_results: [] })
    expect(await waitingOf()).toEqual([{ ...part, num_done: 1 }])
    const done = await takeTest(kimCaller, part?.test_id ?? 0)
    expect(done).toMatchObject({
      is_complete: true,
      percentage_score: null,
      passed: null,
      detailed_results: [],
      next: null,
    })
    expect(await waitingOf()).toEqual([])
  })

  test('keeps its answers as a test does, changes nothing else, and a rebuild agrees', async () => {
    const path = await pathOf()
    const { body: before } = await kimCaller.call('GET /api/v1/user/me/')
    const { measure_ids } = await give([1])
    await takePart({ klinkers: 2 })
    const rows = await app.database.queries
      .selectFrom('answer')
      .innerJoin('step', 'step.id', 'answer.step_id')
      .select(['answer.template', 'answer.kind', 'answer.is_right', 'answer.error_class'])
      .where('step.measure_id', '=', measure_ids[0] ?? 0)
      .execute()
    expect(rows).toHaveLength(20)
    expect(rows.every(({ template, kind }) => template === 'Test' && kind === 'answer')).toBe(true)
    expect(rows.filter(({ is_right }) => !is_right).map(({ error_class }) => error_class)).not.toContain(null)
    expect(await pathOf()).toEqual(path)
    const { body: after } = await kimCaller.call('GET /api/v1/user/me/')
    expect(after.student).toEqual({ ...before.student, num_words: 20 })
    const { queries } = app.database
    const memories = queries.selectFrom('word_memory').select('word_id')
    expect(await memories.where('student_id', '=', kim.student_id).execute()).toEqual([])
    const settings = { student_id: kim.student_id, write: false, now: nowSeconds(app.clock) }
    expect(await rebuildStudent(app.database, app.contents, settings)).toEqual([])
  })

  test('has no lesson, and no step of the path leads to it', async () => {
    await give([1])
    const [part] = await waitingOf()
    const params = { id: part?.step_id ?? 0 }
    expect((await kimCaller.call('GET /api/v1/step/:id', { params })).status).toBe(404)
  })

  test('is given to many at once; a child for whom one waits keeps it', async () => {
    const noor = await makeChild(app, school)
    await give([1])
    const { measure_ids, waiting } = await give([1, 2], 'start', [kim, noor])
    expect([measure_ids.length, waiting]).toEqual([1, [kim.student_id]])
    expect((await waitingOf(await logIn(app, noor.username))).map(({ world }) => world)).toEqual([1, 2])
  })

  test('that is taken back waits no more; what was answered stays, and another can be given', async () => {
    const { measure_ids } = await give([1])
    const [part] = await waitingOf()
    const toets = await getTest(kimCaller, part?.test_id ?? 0)
    await sendAnswer(kimCaller, toets, 'xxx')
    const taken = await juf.call('POST /api/v1/begeleider/measure/withdraw', { body: { measure_ids } })
    expect(taken.body).toEqual({ measure_ids })
    expect(await waitingOf()).toEqual([])
    const late = await kimCaller.call('PUT /api/v1/test/:id', {
      params: { id: toets.id },
      body: toetsAnswerBody(toets, 'x'),
    })
    expect([late.status, late.problem.detail]).toEqual([403, 'Deze meting hoef je niet meer te maken.'])
    const [measure] = (await measuresOf()).measures
    expect(measure).toMatchObject({ num_done: 1, is_complete: false, topics: [] })
    expect(measure?.withdrawn_at).not.toBeNull()
    expect((await give([1])).waiting).toEqual([])
  })
})

describe('MEET-2 the proposal', () => {
  test('is to waive, to repeat and where to begin, each with its reason', async () => {
    await give([2])
    expect((await measuresOf()).measures[0]).toMatchObject({ is_complete: false, num_words: 20, topics: [] })
    await takePart({ 'v-z': 1, woorddelen: 4, klankgroepen: 3 })
    const { measures } = await measuresOf()
    const [measure] = measures
    const topics = measure?.topics ?? []
    expect(topics.map(({ key, advice }) => [key, advice])).toEqual([
      ['vaste-klanken', 'waive'],
      ['v-z', 'repeat'],
      ['woorddelen', 'begin'],
      ['klankgroepen', 'later'],
    ])
    expect(topics[1]).toMatchObject({
      right: 4,
      words: 5,
      reason:
        'V of f, z of s vooraan: 4 van de 5 goed. Het meeste gaat goed: deze stappen nog eens herhalen.',
    })
    expect(topics[1]?.mistakes).toHaveLength(1)
    expect(topics[1]?.steps.reduce((sum, { words }) => sum + words, 0)).toBe(5)
  })

  test('changes nothing before the supervisor accepts, and then what was accepted alone', async () => {
    const before = await pathOf()
    const { measure_ids } = await give([1, 2])
    await takePart({ 'sch-ng-nk': 6 })
    await takePart()
    expect(await pathOf()).toEqual(before)
    const apply = (topics: string[]) =>
      juf.call('POST /api/v1/begeleider/measure/:id/apply', {
        params: { id: measure_ids[0] ?? 0 },
        body: { topics },
      })
    expect((await apply(['onbekend'])).status).toBe(422)
    const { status, body } = await apply(['klinkers', 'sch-ng-nk'])
    expect([status, body.applied]).toEqual([200, ['klinkers', 'sch-ng-nk']])
    const statuses = (await pathOf()).map((step) => step.status)
    expect(statuses.slice(0, 10)).toEqual([4, 4, 4, 0, -1, -1, -1, 0, -1, -1])
    expect(statuses.slice(10)).toEqual(before.slice(10).map((step) => step.status))
    expect((await measuresOf()).measures[0]?.applied).toEqual(['klinkers', 'sch-ng-nk'])
  })
})

test('MEET-3 start, interim and end measure stand beside each other', async () => {
  for (const [kind, wrong] of [
    ['start', 9],
    ['interim', 2],
    ['end', 0],
  ] as const) {
    await give([1], kind)
    await takePart({ medeklinkers: wrong })
  }
  const { measures } = await measuresOf()
  expect(measures.map(({ kind }) => kind)).toEqual(['start', 'interim', 'end'])
  const shares = measures.map(({ topics }) => topics.find(({ key }) => key === 'medeklinkers'))
  expect(shares.map((topic) => (topic?.words ?? 0) - (topic?.right ?? 0))).toEqual([shares[0]?.words, 2, 0])
})

test("MEET-2 a supervisor of another group can't give, see, take back or take over", async () => {
  const meester = await logIn(app, await makeSupervisor(app, school))
  const group = await juf.call('POST /api/v1/begeleider/group', {
    body: { name: 'Groep 5', school_year: 2026, level_id: 5 },
  })
  await juf.call('PUT /api/v1/begeleider/group/:id/student', {
    params: { id: group.body.id },
    body: { add: [kim.student_id] },
  })
  const { measure_ids } = await give([1])
  const id = measure_ids[0] ?? 0
  const replies = await Promise.all([
    meester.call('POST /api/v1/begeleider/measure', {
      body: { student_ids: [kim.student_id], kind: 'start', worlds: [1] },
    }),
    meester.call('POST /api/v1/begeleider/measure/withdraw', { body: { measure_ids } }),
    meester.call('GET /api/v1/begeleider/student/:id/measure', { params: { id: kim.student_id } }),
    meester.call('POST /api/v1/begeleider/measure/:id/apply', {
      params: { id },
      body: { topics: ['klinkers'] },
    }),
  ])
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})
