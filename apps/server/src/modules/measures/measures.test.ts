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
  test('WEET-15 has at most 48 words a world, taking turns between its topics, none twice in the measure', async () => {
    await give([1, 2, 3, 4])
    const parts = await waitingOf()
    expect(parts.map(({ world, num_words }) => [world, num_words])).toEqual([
      [1, 48],
      [2, 48],
      [3, 48],
      [4, 48],
    ])
    const toetsen = await Promise.all(parts.map(({ test_id }) => getTest(kimCaller, test_id)))
    const words = toetsen.flatMap(({ order }) => order.map(({ word }) => word))
    expect(new Set(words).size).toBe(4 * 48)
    expect(toetsen[0]).toMatchObject({ kind: 'meting', phase_id: null, difficulty: 2, label: 'Meting' })
    for (const toets of toetsen) {
      const topics = toets.order.map(({ word }) => topicOf(toets, word))
      const num = new Set(topics).size
      expect(new Set(topics.slice(0, num)).size).toBe(num)
      const ofTopic = Map.groupBy(topics, (topic) => topic)
      for (const [topic, { length }] of ofTopic) expect(length, topic).toBeGreaterThanOrEqual(6)
    }
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
    await takePart({ klinkers: 50, medeklinkers: 50, 'sch-ng-nk': 50 })
    await queries
      .updateTable('run')
      .set({ word_ids: JSON.stringify(others.map(({ id }) => id)) })
      .where('student_id', '=', kim.student_id)
      .where('step_id', 'in', queries.selectFrom('step').select('id').where('measure_id', 'in', measure_ids))
      .execute()
    await give([1, 2, 3, 4], 'interim')
    const parts = await waitingOf()
    const toetsen = await Promise.all(parts.map(({ test_id }) => getTest(kimCaller, test_id)))
    const words = toetsen.flatMap(({ order }) => order.map(({ word }) => word))
    expect(words.filter((word) => shared.includes(word))).not.toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })

  test('WEET-15 asks the anchors of each topic again, and no other words of an earlier one of the child', async () => {
    const asked: string[][] = []
    for (const kind of ['start', 'interim', 'end'] as const) {
      await give([1], kind)
      const [part] = await waitingOf()
      const { order } = await takeTest(kimCaller, part?.test_id ?? 0)
      asked.push(order.map(({ word }) => word))
    }
    const [start = [], interim = [], end = []] = asked
    const shared = start.filter((word) => interim.includes(word))
    expect(shared).toHaveLength(3 * 3)
    expect(shared.every((word) => end.includes(word))).toBe(true)
    const all = new Set(asked.flat())
    expect(all.size).toBe(asked.flat().length - 2 * shared.length)
  })

  test('is one try a word, tells the child nothing of how it went, and can be left and gone on with', async () => {
    await give([1])
    const [part] = await waitingOf()
    let toets = await getTest(kimCaller, part?.test_id ?? 0)
    toets = (await sendAnswer(kimCaller, toets, 'xxx')).body
    expect(toets).toMatchObject({ word_index: 1, detailed_results: [] })
    expect(await waitingOf()).toMatchObject([{ step_id: part?.step_id, num_done: 1 }])
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
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.every(({ template, kind }) => template === 'Test' && kind === 'answer')).toBe(true)
    expect(rows.filter(({ is_right }) => !is_right).map(({ error_class }) => error_class)).not.toContain(null)
    expect(await pathOf()).toEqual(path)
    const { body: after } = await kimCaller.call('GET /api/v1/user/me/')
    expect(after.student).toEqual({ ...before.student, num_words: rows.length })
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
    expect(measure).toMatchObject({ num_done: 1, is_complete: false })
    const told = measure?.topics.filter(({ words }) => words > 0)
    expect(told).toMatchObject([{ words: 1, right: 0, band: 'unknown', advice: 'too_few' }])
    expect(measure?.withdrawn_at).not.toBeNull()
    expect((await give([1])).waiting).toEqual([])
  })
})

describe('MEET-2 the proposal', () => {
  test('is to waive, to repeat and where to begin, each with its reason', async () => {
    await give([2])
    expect((await measuresOf()).measures[0]).toMatchObject({ is_complete: false, num_words: 48, topics: [] })
    await takePart({ 'v-z': 1, woorddelen: 20, klankgroepen: 20 })
    const { measures } = await measuresOf()
    const [measure] = measures
    const topics = measure?.topics ?? []
    expect(topics.map(({ key, advice, band }) => [key, advice, band])).toEqual([
      ['vaste-klanken', 'waive', 'known'],
      ['v-z', 'repeat', 'almost'],
      ['woorddelen', 'begin', 'not_yet'],
      ['klankgroepen', 'later', 'not_yet'],
    ])
    expect(measure?.num_words).toBe(measure?.num_done)
    expect(topics[1]?.mistakes).toHaveLength(1)
    expect(topics[1]?.steps.reduce((sum, { words }) => sum + words, 0)).toBe(topics[1]?.words)
  })

  test('WEET-17 names what was asked, what was wrong and how sure it is', async () => {
    await give([2])
    await takePart({ 'v-z': 1 })
    const [measure] = (await measuresOf()).measures
    const topic = measure?.topics.find(({ key }) => key === 'v-z')
    expect(topic?.reason).toMatch(
      /^V of f, z of s vooraan: \d+ van de \d+ goed \(fout: \p{L}+\)\. .+: van tien van zulke woorden schrijft het kind er naar schatting \d+ tot \d+ goed\. /u,
    )
    expect(topic?.reason).toContain(`(fout: ${topic?.mistakes[0]?.word})`)
  })

  test('WEET-15 is not to skip after fewer than six words, nor where the lower bound is too low', async () => {
    await give([1])
    await takePart({ klinkers: 1 })
    const topics = (await measuresOf()).measures[0]?.topics ?? []
    for (const { words, low } of topics.filter(({ advice }) => advice === 'waive')) {
      expect([words >= 6, low >= 0.75]).toEqual([true, true])
    }
    expect(topics.map(({ key, advice }) => [key, advice])).toContainEqual(['sch-ng-nk', 'waive'])
  })

  test('changes nothing before the supervisor accepts, and then what was accepted alone', async () => {
    const before = await pathOf()
    const { measure_ids } = await give([1, 2])
    await takePart({ 'sch-ng-nk': 20 })
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
    ['start', 20],
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

describe('WEET-15 a measure that adapts', () => {
  const runOf = () =>
    app.database.queries
      .selectFrom('run')
      .select(['word_ids', 'status'])
      .where('student_id', '=', kim.student_id)
      .executeTakeFirstOrThrow()

  test('asks no more of what is sure: a child that knows nothing is done soon', async () => {
    await give([1])
    await takePart({ klinkers: 99, medeklinkers: 99, 'sch-ng-nk': 99 })
    const [measure] = (await measuresOf()).measures
    expect(measure?.num_done).toBeLessThanOrEqual(3 * 4)
    expect(measure?.topics.map(({ band }) => band)).toEqual(['not_yet', 'not_yet', 'not_yet'])
  })

  test('has the next word on the screen before the answer is known, and its run tells what was asked, in its order', async () => {
    await give([1])
    const [part] = await waitingOf()
    let toets = await getTest(kimCaller, part?.test_id ?? 0)
    const asked: number[] = []
    for (let at = 0; !toets.is_complete; at++) {
      const next = toets.order[toets.word_index + 1]?.word
      const ids = new Map(
        Object.values(toets.words)
          .flat()
          .map(({ word, id }) => [word, id]),
      )
      asked.push(ids.get(toets.current_word ?? '') ?? 0)
      toets = (await sendAnswer(kimCaller, toets, at % 3 === 0 ? 'x' : toets.current_word)).body
      expect(toets.current_word).toBe(next ?? null)
    }
    expect(JSON.parse((await runOf()).word_ids)).toEqual(asked)
    const settings = { student_id: kim.student_id, write: false, now: nowSeconds(app.clock) }
    expect(await rebuildStudent(app.database, app.contents, settings)).toEqual([])
  })

  test('halfway the log tells the same as what is stored', async () => {
    await give([1])
    const [part] = await waitingOf()
    let toets = await getTest(kimCaller, part?.test_id ?? 0)
    for (let at = 0; at < 7; at++) toets = (await sendAnswer(kimCaller, toets, 'x')).body
    const settings = { student_id: kim.student_id, write: false, now: nowSeconds(app.clock) }
    expect(await rebuildStudent(app.database, app.contents, settings)).toEqual([])
    expect(await getTest(kimCaller, toets.id)).toEqual(toets)
  })

  test('takes the words that a device asked offline, by the plan that it had', async () => {
    await give([1])
    const [part] = await waitingOf()
    const toets = await getTest(kimCaller, part?.test_id ?? 0)
    const offline = toets.order.slice(0, 9)
    for (const { word, step_id } of offline) {
      const asOffline = { ...toets, current_word: word, current_step: step_id }
      expect((await sendAnswer(kimCaller, asOffline, 'x')).status).toBe(200)
    }
    const { order } = await getTest(kimCaller, toets.id)
    expect(order.slice(0, offline.length)).toEqual(offline)
    const again = { ...toets, current_word: toets.order[0]?.word ?? '' }
    expect((await sendAnswer(kimCaller, again, 'x')).status).toBe(409)
  })
})

test('WEET-16 a change between measures is told when it is larger than its error, and not otherwise', async () => {
  for (const [kind, wrong] of [
    ['start', 99],
    ['interim', 99],
    ['end', 0],
  ] as const) {
    await give([1], kind)
    await takePart({ klinkers: wrong, medeklinkers: 1, 'sch-ng-nk': wrong })
  }
  const { measures } = await measuresOf()
  const changedOf = (key: string) =>
    measures.map(({ topics }) => topics.find((topic) => topic.key === key)?.changed)
  expect(changedOf('klinkers')).toEqual([null, null, 'forward'])
  expect(changedOf('medeklinkers')).toEqual([null, null, null])
  expect(measures.map(({ changes }) => changes)).toEqual([[], [], [{ world: 1, changed: 'forward' }]])
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
