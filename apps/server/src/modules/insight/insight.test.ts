// @database both
import type { GroupInsight, StudentInsight } from '@letterliaan/contract'
import { loadCurriculum } from '@letterliaan/curriculum'
import { describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../clock.ts'
import {
  generateClass,
  plannedConfusions,
  type PlannedTurn,
  findWrittenText,
} from '../../testing/generated-class.ts'
import { logIn } from '../../testing/http.ts'
import { makeGroup } from '../../testing/make-group.ts'
import { makeSchool, makeSupervisor } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { daySeconds } from '../../testing/test-clock.ts'
import { changeRows } from '../../testing/rows.ts'

const weeks = 3
const maxListed = 20

const app = await useTestApp()
const school = await makeSchool(app)
const juf = await logIn(app, await makeSupervisor(app, school))
const generated = await generateClass(app, school, { seed: 20_261_121, children: 3, weeks })
const group_id = await makeGroup(juf, generated.children)

const since = (week: number) => {
  const first = generated.sessions.find((session) => session.week === week)
  return { since: String((first?.from ?? 0) - 3600) }
}

async function insightOf(student_id: number, query = {}): Promise<StudentInsight> {
  const sent = { params: { id: student_id }, query }
  return (await juf.call('GET /api/v1/begeleider/student/:id/insight', sent)).body
}

async function groupInsight(query = {}): Promise<GroupInsight> {
  const sent = { params: { id: group_id }, query }
  return (await juf.call('GET /api/v1/begeleider/group/:id/insight', sent)).body
}

/** Selects the planned turns of a child, independently of the product's code. */
const putIn = (student_id: number, matches: (turn: PlannedTurn) => boolean = () => true) =>
  generated.turns.filter((turn) => turn.student_id === student_id && matches(turn))
const tally = (turns: readonly PlannedTurn[]) => ({
  words: turns.length,
  right: turns.filter(({ outcome }) => outcome === 'right').length,
})

const monday = (unixSeconds: number): string => {
  const date = new Date(unixSeconds * 1000)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

const categories = plannedConfusions.map(({ category }) => category)
const byName = (a: string, b: string) => a.localeCompare(b)

describe('a child', () => {
  test('INZ-1 practice time and sessions match the generated log to the minute', async () => {
    for (const { student_id } of generated.children) {
      const own = generated.sessions.filter((session) => session.student_id === student_id)
      const { practice } = await insightOf(student_id)
      expect(practice.num_sessions).toBe(own.length)
      expect(practice.sessions.map(({ started_at, seconds }) => [started_at, seconds])).toEqual(
        own.map(({ from, until }) => [from, until - from]).toReversed(),
      )
      const minutes = (week: number) =>
        own.filter((session) => session.week === week).reduce((sum, { from, until }) => sum + until - from, 0)
      expect(practice.weeks.map((week) => week.seconds)).toEqual([0, 1, 2].map(minutes))
    }
  })

  test('INZ-2 mastery by category and week counts words that were right at the first try without help', async () => {
    for (const { student_id } of generated.children) {
      const { categories: measured } = await insightOf(student_id)
      expect(measured.map(({ category }) => category)).toEqual(categories)
      for (const { category, words, right, weeks: byWeek } of measured) {
        const own = putIn(student_id, (turn) => turn.category === category)
        expect({ words, right }).toEqual(tally(own))
        const expected = [0, 1, 2].map((week) => {
          const ofWeek = own.filter((turn) => turn.week === week)
          return Object.assign({ week: monday(ofWeek[0]?.at ?? 0) }, tally(ofWeek))
        })
        expect(byWeek).toEqual(expected)
      }
    }
  })

  test('INZ-3 errors are counted by category and kind, with the child’s own spellings', async () => {
    for (const { student_id } of generated.children) {
      const { errors } = await insightOf(student_id)
      const expected = plannedConfusions.flatMap(({ category, error_class }) => {
        const wrong = putIn(student_id, (turn) => turn.category === category && turn.error !== null)
        return wrong.length === 0 ? [] : { entry: error_class, count: wrong.length }
      })
      const counted = errors.flatMap(({ category, types }) =>
        types.map(({ tag, count }) => ({ entry: `${tag}:${category}`, count })),
      )
      expect(counted.toSorted((a, b) => byName(a.entry, b.entry))).toEqual(
        expected.toSorted((a, b) => byName(a.entry, b.entry)),
      )
      const spellings = errors.flatMap(({ types }) => types.flatMap((type) => type.spellings))
      const own = putIn(student_id, ({ error }) => error !== null)
      for (const { word, written, count } of spellings) {
        const same = own.filter((turn) => turn.word === word && findWrittenText(turn) === written)
        expect(count, `${word} → ${written}`).toBe(same.length)
      }
      const listed = [...Map.groupBy(own, ({ category }) => category).values()].map((turns) =>
        Math.min(maxListed, new Set(turns.map((turn) => `${turn.word} ${findWrittenText(turn)}`)).size),
      )
      expect(spellings).toHaveLength(listed.reduce((sum, count) => sum + count, 0))
    }
  })

  test('INZ-4 dictations and toetsen count trained and untrained words separately', async () => {
    for (const { student_id } of generated.children) {
      const { trained, untrained, categories: measured } = await insightOf(student_id)
      const of = (template: string) => tally(putIn(student_id, (turn) => turn.template === template))
      expect({ trained, untrained }).toEqual({ trained: of('StapDictee'), untrained: of('Test') })
      expect(measured.map((category) => category.untrained.words)).toEqual([14, 14, 14])
    }
  })

  test('INZ-5 confused graphemes are listed as expected and written', async () => {
    for (const { student_id } of generated.children) {
      const { confusions } = await insightOf(student_id)
      const pairs = putIn(student_id).flatMap(({ error }) =>
        error === null ? [] : [`${error.expected} → ${error.written}`],
      )
      const expected = [...Map.groupBy(pairs, (pair) => pair)].map(([pair, same]) => [pair, same.length])
      const counted = confusions.map(({ expected: right, written, count }) => [
        `${right} → ${written}`,
        count,
      ])
      expect(new Map(counted as [string, number][])).toEqual(new Map(expected as [string, number][]))
      expect(confusions[0]?.count).toBe(Math.max(...confusions.map(({ count }) => count)))
    }
  })

  test('INZ-6 WEET-17 a repetition lists its words, when they became due and how they were spelt', async () => {
    const [child] = generated.children
    const { student_id = 0, organisation_id = 0, steps = [] } = child ?? {}
    const step_id = steps[22] ?? 0
    const practised = putIn(
      student_id,
      ({ category, template }) => category === 'kg-K' && template !== 'Test',
    )
    const words = [...new Map(practised.map((turn) => [turn.word_id, turn.word]))]
    const now = getNowSeconds(app.clock)
    const due = (index: number) => now - (10 - index) * daySeconds
    const { queries } = app.database
    await changeRows(app, 'step', { id: step_id }, { is_complete: true, status: 5 })
    const memory = { organisation_id, student_id, stability: 1, difficulty: 5, reps: 1, lapses: 0 }
    const rows = words.map(([word_id], index) => ({
      ...memory,
      word_id,
      due: due(index),
      last_review: due(index) - daySeconds,
    }))
    await queries.insertInto('word_memory').values(rows).execute()

    const expected = {
      step_id,
      label: 'Door elkaar',
      reason: 'due',
      words: words.map(([word_id, word], index) => ({
        word,
        why: 'due',
        step: loadCurriculum().steps[22]?.label,
        due_at: due(index),
        moments: putIn(student_id, (turn) => turn.word_id === word_id).map((turn) => ({
          at: turn.at,
          outcome: turn.outcome,
          written: findWrittenText(turn),
        })),
      })),
    }
    const { repetitions, due: dueWords } = await insightOf(student_id, since(weeks - 1))
    const dueOnly = repetitions.map((each) =>
      Object.assign({}, each, { words: each.words.filter(({ why }) => why === 'due') }),
    )
    expect(dueOnly, 'of all that the child did, whatever the period').toEqual([expected])
    expect(dueWords).toMatchObject({ num_due: words.length, num_soon: 0 })
    expect(dueWords.categories[0]?.words.map(({ word }) => word)).toEqual(words.map(([, word]) => word))
  })

  test('INZ-1 INZ-2 INZ-4 only work since the requested day counts, but earlier words are trained', async () => {
    const [{ student_id } = { student_id: 0 }] = generated.children
    const insight = await insightOf(student_id, since(weeks - 1))
    const last = putIn(student_id, (turn) => turn.week === weeks - 1)
    expect(insight.practice.weeks).toHaveLength(1)
    expect(insight.categories.reduce((sum, { words }) => sum + words, 0)).toBe(last.length)
    expect(insight.untrained, 'asked before, never practised').toEqual(
      tally(last.filter(({ template }) => template === 'Test')),
    )
    expect(insight.trained).toEqual(tally(last.filter(({ template }) => template === 'StapDictee')))
  })

  test('the insight of a child without work has no numbers', async () => {
    const far = { since: String(getNowSeconds(app.clock) + daySeconds) }
    const [, child] = generated.children
    expect(await insightOf(child?.student_id ?? 0, far)).toMatchObject({
      practice: { seconds: 0, num_sessions: 0, sessions: [], weeks: [] },
      categories: [],
      errors: [],
      confusions: [],
      repetitions: [],
      calibration: { sure: { words: 0, right: 0 }, doubt: { words: 0, right: 0 }, sure_wrong: [] },
      looks: { words: 0, looked: 0 },
    })
  })
})

test('INZ-7 a group lists its children by name, with their counts by category', async () => {
  for (const [query, counts] of [
    [{}, () => true],
    [since(weeks - 1), (turn: PlannedTurn) => turn.week === weeks - 1],
  ] as const) {
    const { students, categories: measured } = await groupInsight(query)
    expect(students.map(({ student_id }) => student_id)).toEqual(
      generated.children.map(({ student_id }) => student_id),
    )
    for (const { student_id, words, right, cells } of students) {
      const own = putIn(student_id, counts)
      expect({ words, right }).toEqual(tally(own))
      const expected = categories.map((category) =>
        Object.assign({ category }, tally(own.filter((turn) => turn.category === category))),
      )
      expect(
        cells.map(({ category, words: asked, right: good }) => ({ category, words: asked, right: good })),
      ).toEqual(expected)
    }
    const all = generated.turns.filter(counts)
    expect(measured.map(({ category, words, right }) => ({ category, words, right }))).toEqual(
      categories.map((category) =>
        Object.assign({ category }, tally(all.filter((turn) => turn.category === category))),
      ),
    )
  }
})

test('INZ-7 ZEG-1 a group’s insight has the same practice, counts and skills as its children’s insights', async () => {
  const { students } = await groupInsight()
  for (const { student_id, cells, seconds, num_sessions } of students) {
    const own = await insightOf(student_id)
    expect({ seconds, num_sessions }).toEqual({
      seconds: own.practice.seconds,
      num_sessions: own.practice.num_sessions,
    })
    expect(cells).toEqual(
      own.categories.map(({ category, words, right, skill }) => ({ category, words, right, skill })),
    )
  }
})
