import { loadCurriculum } from '@letterliaan/curriculum'
import { describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { logIn } from '../../../testing/http.ts'
import { useMeasuredChild } from '../../../testing/measured-child.ts'
import { makeChild } from '../../../testing/school.ts'
import { getTest, sendAnswer, takeTest, createToetsAnswerBody } from '../../../testing/test-taker.ts'
import { rebuildStudent } from '../../learn/rebuild/rebuild-student.ts'
import { findRow } from '../../../testing/rows.ts'
import { countWordsRight } from '../../learn/rewards/fact-queries.ts'

const { at, give, waitingOf, measuresOf, pathOf, topicOf, takePart } = useMeasuredChild()

const rebuild = () =>
  rebuildStudent(at.app.database, at.app.contents, {
    student_id: at.kim.student_id,
    write: false,
    now: getNowSeconds(at.app.clock),
  })

describe('MEET-1 a measure', () => {
  test('WEET-15 asks at most 48 words of a world, alternates its topics and asks no word twice', async () => {
    await give([1, 2, 3, 4])
    const parts = await waitingOf()
    expect(parts.map(({ world, num_words }) => [world, num_words])).toEqual([
      [1, 48],
      [2, 48],
      [3, 48],
      [4, 48],
    ])
    const toetsen = await Promise.all(parts.map(({ test_id }) => getTest(at.kimCaller, test_id)))
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
    expect(await getTest(at.kimCaller, parts[0]?.test_id ?? 0)).toEqual(toetsen[0])
  })

  test('asks a word only once if two worlds teach it', async () => {
    const worldsOf = Map.groupBy(
      loadCurriculum().steps.flatMap(({ world, words }) =>
        Object.values(words).flatMap((ofLevel) => ofLevel.map(({ word }) => ({ word, world }))),
      ),
      ({ word }) => word,
    )
    const shared = [...worldsOf].flatMap(([word, places]) =>
      new Set(places.map(({ world }) => world)).size > 1 ? [word] : [],
    )
    const { queries } = at.app.database
    const others = await queries.selectFrom('word').select('id').where('word', 'not in', shared).execute()
    // Marks all other words as asked, so that both worlds prefer the shared words.
    const { measure_ids } = await give([1])
    await takePart({ klinkers: 50, medeklinkers: 50, 'sch-ng-nk': 50 })
    await queries
      .updateTable('run')
      .set({ word_ids: JSON.stringify(others.map(({ id }) => id)) })
      .where('student_id', '=', at.kim.student_id)
      .where('step_id', 'in', queries.selectFrom('step').select('id').where('measure_id', 'in', measure_ids))
      .execute()
    await give([1, 2, 3, 4], 'interim')
    const parts = await waitingOf()
    const toetsen = await Promise.all(parts.map(({ test_id }) => getTest(at.kimCaller, test_id)))
    const words = toetsen.flatMap(({ order }) => order.map(({ word }) => word))
    expect(words.filter((word) => shared.includes(word))).not.toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })

  test('allows one try for each word, hides its results from the child, and can be paused', async () => {
    await give([1])
    const [part] = await waitingOf()
    let toets = await getTest(at.kimCaller, part?.test_id ?? 0)
    toets = (await sendAnswer(at.kimCaller, toets, 'xxx')).body
    expect(toets).toMatchObject({ word_index: 1, detailed_results: [] })
    expect(await waitingOf()).toMatchObject([{ step_id: part?.step_id, num_done: 1 }])
    const done = await takeTest(at.kimCaller, part?.test_id ?? 0)
    expect(done).toMatchObject({
      is_complete: true,
      percentage_score: null,
      passed: null,
      detailed_results: [],
      next: null,
    })
    expect(await waitingOf()).toEqual([])
  })

  test('MEET-1 PLEK-5 stores its answers as a test does, and adds no badge, record, family or memory', async () => {
    const path = await pathOf()
    const { body: before } = await at.kimCaller.call('GET /api/v1/user/me/')
    const { measure_ids } = await give([1])
    await takePart({ klinkers: 2 })
    const rows = await at.app.database.queries
      .selectFrom('answer')
      .innerJoin('step', 'step.id', 'answer.step_id')
      .select(['answer.template', 'answer.kind', 'answer.is_right', 'answer.error_class'])
      .where('step.measure_id', '=', measure_ids[0] ?? 0)
      .execute()
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.every(({ template, kind }) => template === 'Test' && kind === 'answer')).toBe(true)
    expect(rows.filter(({ is_right }) => !is_right).map(({ error_class }) => error_class)).not.toContain(null)
    expect(await pathOf()).toEqual(path)
    const { body: after } = await at.kimCaller.call('GET /api/v1/user/me/')
    expect(after.student).toEqual({ ...before.student, num_words: rows.length })
    const { queries } = at.app.database
    const memories = queries.selectFrom('word_memory').select('word_id')
    expect(await memories.where('student_id', '=', at.kim.student_id).execute()).toEqual([])
    const own = limitDatabase(at.app.database, at.kim.organisation_id).queries
    expect(await countWordsRight(own, at.kim.student_id, Number.MAX_SAFE_INTEGER)).toBe(0)
    const { records, families } = (await at.kimCaller.call('GET /api/v1/record')).body
    expect(records).toEqual({ streak: 0, longest_word: null, dictation: null })
    expect(families.flatMap(({ members }) => members.filter(({ found }) => found !== null))).toEqual([])
    expect(await rebuild()).toEqual([])
  })

  test('has no page of a lesson', async () => {
    await give([1])
    const [part] = await waitingOf()
    const params = { id: part?.step_id ?? 0 }
    expect((await at.kimCaller.call('GET /api/v1/step/:id', { params })).status).toBe(404)
  })

  test('is given to several children at once, except to a child with an unfinished measure', async () => {
    const noor = await makeChild(at.app, at.school)
    await give([1])
    const { measure_ids, waiting } = await give([1, 2], 'start', [at.kim, noor])
    expect([measure_ids.length, waiting]).toEqual([1, [at.kim.student_id]])
    expect((await waitingOf(await logIn(at.app, noor.username))).map(({ world }) => world)).toEqual([1, 2])
  })

  test('keeps its answers if it is withdrawn, and another measure can then be given', async () => {
    const { measure_ids } = await give([1])
    const [part] = await waitingOf()
    const toets = await getTest(at.kimCaller, part?.test_id ?? 0)
    await sendAnswer(at.kimCaller, toets, 'xxx')
    const taken = await at.juf.call('POST /api/v1/begeleider/measure/withdraw', { body: { measure_ids } })
    expect(taken.body).toEqual({ measure_ids })
    expect(await waitingOf()).toEqual([])
    const late = await at.kimCaller.call('PUT /api/v1/test/:id', {
      params: { id: toets.id },
      body: createToetsAnswerBody(toets, 'x'),
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

describe('WEET-15 an adaptive measure', () => {
  test('asks the word that it announced before the answer, and a replay of its log is equal', async () => {
    await give([1])
    const [part] = await waitingOf()
    let toets = await getTest(at.kimCaller, part?.test_id ?? 0)
    const asked: number[] = []
    for (let turn = 0; !toets.is_complete; turn++) {
      const next = toets.order[toets.word_index + 1]?.word
      const ids = new Map(
        Object.values(toets.words)
          .flat()
          .map(({ word, id }) => [word, id]),
      )
      asked.push(ids.get(toets.current_word ?? '') ?? 0)
      toets = (await sendAnswer(at.kimCaller, toets, turn % 3 === 0 ? 'x' : toets.current_word)).body
      expect(toets.current_word).toBe(next ?? null)
      if (turn !== 6) continue
      expect(await rebuild()).toEqual([])
      expect(await getTest(at.kimCaller, toets.id)).toEqual(toets)
    }
    const { word_ids } = await findRow(at.app, 'run', { student_id: at.kim.student_id })
    expect(JSON.parse(word_ids)).toEqual(asked)
    expect(await rebuild()).toEqual([])
  })

  test('accepts the words that a device asked offline, even if its plan is older', async () => {
    await give([1])
    const [part] = await waitingOf()
    const toets = await getTest(at.kimCaller, part?.test_id ?? 0)
    const offline = toets.order.slice(0, 9)
    for (const { word, step_id } of offline) {
      const asOffline = { ...toets, current_word: word, current_step: step_id }
      expect((await sendAnswer(at.kimCaller, asOffline, 'x')).status).toBe(200)
    }
    const { order } = await getTest(at.kimCaller, toets.id)
    expect(order.slice(0, offline.length)).toEqual(offline)
    const again = { ...toets, current_word: toets.order[0]?.word ?? '' }
    expect((await sendAnswer(at.kimCaller, again, 'x')).status).toBe(409)
  })
})

describe('MEET-2 the proposal', () => {
  test('WEET-17 waives a topic, repeats it or says where to begin, with wrong words and certainty', async () => {
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
    expect(topics[1]?.reason).toMatch(
      /^V of f, z of s vooraan: \d+ van de \d+ goed \(fout: \p{L}+\)\. .+: van tien van zulke woorden schrijft het kind er naar schatting \d+ tot \d+ goed\. /u,
    )
    expect(topics[1]?.reason).toContain(`(fout: ${topics[1]?.mistakes[0]?.word})`)
  })

  test('WEET-15 is refused for a topic without a proposal', async () => {
    const { measure_ids } = await give([2])
    await takePart({ woorddelen: 20, klankgroepen: 20 })
    const params = { id: measure_ids[0] ?? 0 }
    const apply = (topics: string[]) =>
      at.juf.call('POST /api/v1/begeleider/measure/:id/apply', { params, body: { topics } })
    const [{ topics } = { topics: [] }] = (await measuresOf()).measures
    const later = topics.filter(({ advice }) => advice === 'later' || advice === 'too_few')
    expect(later.length).toBeGreaterThan(0)
    for (const { key } of [...later, { key: 'onbekend' }]) expect((await apply([key])).status).toBe(422)
  })

  test('changes only the topics that a supervisor accepts', async () => {
    const before = await pathOf()
    const { measure_ids } = await give([1, 2])
    await takePart({ 'sch-ng-nk': 20 })
    await takePart()
    expect(await pathOf()).toEqual(before)
    const apply = (topics: string[]) =>
      at.juf.call('POST /api/v1/begeleider/measure/:id/apply', {
        params: { id: measure_ids[0] ?? 0 },
        body: { topics },
      })
    const { status, body } = await apply(['klinkers', 'sch-ng-nk'])
    expect([status, body.applied]).toEqual([200, ['klinkers', 'sch-ng-nk']])
    const statuses = (await pathOf()).map((step) => step.status)
    expect(statuses.slice(0, 10)).toEqual([4, 4, 4, 0, -1, -1, -1, 0, -1, -1])
    expect(statuses.slice(10)).toEqual(before.slice(10).map((step) => step.status))
    expect((await measuresOf()).measures[0]?.applied).toEqual(['klinkers', 'sch-ng-nk'])
  })
})

test('MEET-3 WEET-15 WEET-16 measures share only anchors and show only changes that exceed their error', async () => {
  const asked: string[][] = []
  for (const [kind, wrong] of [
    ['start', 99],
    ['interim', 99],
    ['end', 0],
  ] as const) {
    await give([1], kind)
    const [part] = await waitingOf()
    await takePart({ klinkers: wrong, medeklinkers: 1, 'sch-ng-nk': wrong })
    asked.push((await getTest(at.kimCaller, part?.test_id ?? 0)).order.map(({ word }) => word))
  }
  const [start = [], interim = [], end = []] = asked
  const shared = start.filter((word) => interim.includes(word))
  expect(shared).toHaveLength(3 * 3)
  expect(shared.every((word) => end.includes(word))).toBe(true)
  expect(new Set(asked.flat()).size).toBe(asked.flat().length - 2 * shared.length)
  const { measures } = await measuresOf()
  expect(measures.map(({ kind }) => kind)).toEqual(['start', 'interim', 'end'])
  const changedOf = (key: string) =>
    measures.map(({ topics }) => topics.find((topic) => topic.key === key)?.changed)
  expect(changedOf('klinkers')).toEqual([null, null, 'forward'])
  expect(changedOf('medeklinkers')).toEqual([null, null, null])
  expect(measures.map(({ changes }) => changes)).toEqual([[], [], [{ world: 1, changed: 'forward' }]])
})
