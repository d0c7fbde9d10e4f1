import type { NumberedWorkEvent, StudentLocation, StudentMove } from '@letterliaan/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTimeSinceEvent, listHelpReasons, summariseAttention } from './attention.ts'
import {
  listRecentlyPassedWorlds,
  applyEvents,
  applyPassedWorlds,
  applyLoginBlocks,
  listChildrenAtWork,
  listWaitingChildren,
  type WorkByChild,
} from './work.ts'

const words = ['boom', 'maan', 'vis', 'roos', 'peer'].map((word, at) => ({ id: at + 1, word }))
const exercise = {
  step_id: 57,
  step_label: 'aa of a',
  exercise_id: 5701,
  exercise_name: 'Luister en typ',
  difficulty: 2,
  num_words: words.length,
} as const

const counts = { errors: 0, cheats_used: 0, hints_used: 0 } as const

const place = (student_id: number, step: number, word_index = 0, more: Partial<StudentLocation> = {}) => ({
  event: 'student_place' as const,
  data: {
    place: {
      ...exercise,
      student_id,
      step,
      word_index,
      ...counts,
      word: step === 2 ? (words[word_index] ?? null) : null,
      ...more,
    },
  },
})

/** Creates a move that ends its word, unless it is an attempt. */
const move = (student_id: number, at: number, is_right: boolean, more: Partial<StudentMove> = {}) => {
  const is_done = is_right || more.kind !== 'attempt'
  const word = words[at] ?? { id: 99, word: 'x' }
  const result = { hints_used: 0, cheats_used: 0, num_done: at + (is_done ? 1 : 0), is_complete: false }
  return {
    event: 'student_move' as const,
    data: {
      move: {
        ...exercise,
        student_id,
        kind: 'answer' as const,
        written: null,
        ...result,
        words: [{ ...word, is_right, is_done }],
        ...more,
      },
    },
  }
}

/** Numbers the events and gives them times, one a second from 1000. */
const number = (
  happened: readonly (ReturnType<typeof place> | ReturnType<typeof move>)[],
): NumberedWorkEvent[] => happened.map((event, at) => ({ id: at + 1, event: { ...event, time: 1000 + at } }))

const none: WorkByChild = new Map()
const workOf = (...happened: Parameters<typeof number>[0]) => applyEvents(none, number(happened)).get(7)

test('ZIEN-1 the events of one child give its exercise, its present word and the result of each word', () => {
  const transcript = [
    place(7, 2, 0),
    move(7, 0, true),
    place(7, 2, 1),
    move(7, 1, false, { kind: 'attempt', written: 'man' }),
    move(7, 1, false, { kind: 'attempt', written: 'maam' }),
    move(7, 1, true, { hints_used: 1 }),
    place(7, 2, 2),
    move(7, 2, false, { written: 'fis' }),
    place(7, 2, 3),
  ]
  expect(workOf(...transcript)).toEqual({
    student_id: 7,
    lastId: 9,
    lastSign: 1008,
    step_label: 'aa of a',
    exercise_id: 5701,
    exercise_name: 'Luister en typ',
    difficulty: 2,
    part: 'words',
    word: words[3],
    num_words: 5,
    num_done: 3,
    recent: [
      { ...words[0], outcome: 'right', num_wrong: 0, writings: [], isHelped: false },
      { ...words[1], outcome: 'right', num_wrong: 2, writings: ['man', 'maam'], isHelped: true },
      { ...words[2], outcome: 'wrong', num_wrong: 1, writings: ['fis'], isHelped: false },
    ],
  })
})

test('an answer to the previous word does not change the present word if it arrives late', () => {
  expect(workOf(place(7, 2, 0), place(7, 2, 1), move(7, 0, true))).toMatchObject({
    word: words[1],
    num_done: 1,
  })
})

test('the last answer completes the exercise, and a new or restarted exercise has no results', () => {
  const done = [place(7, 2, 4), move(7, 4, true, { is_complete: true })] as const
  expect(workOf(...done)).toMatchObject({ part: 'done', word: null, num_done: 5 })
  expect(workOf(...done, place(7, 2, 0))).toMatchObject({ part: 'words', recent: [], num_done: 0 })
  const other = { exercise_id: 5702, exercise_name: 'Blokken' }
  expect(workOf(...done, place(7, 1, 0, other))).toMatchObject({ ...other, part: 'intro', recent: [] })
  expect(workOf(...done, move(7, 0, true, other))).toMatchObject({ ...other, word: words[0], num_done: 1 })
})

test('an event counts once, however often and in whatever parts events arrive', () => {
  const events = number(
    [2, 0, 1, 3, 4].flatMap((at) => [place(7, 2, at), move(7, at, at % 2 === 0), move(8, at, true)]),
  )
  const whole = applyEvents(none, events)
  const cut = fc.integer({ min: 0, max: events.length })
  fc.assert(
    fc.property(cut, cut, (first, second) => {
      const [from, to] = [Math.min(first, second), Math.max(first, second)]
      const begun = applyEvents(none, events.slice(0, to))
      expect(applyEvents(begun, events.slice(from))).toEqual(whole)
    }),
  )
  const later: NumberedWorkEvent = { id: 99, event: { ...place(8, 2, 0), time: 2000 } }
  expect(applyEvents(whole, [later]).get(7)).toBe(whole.get(7))
})

test('ZIEN-1 thirty children have separate work, and are removed after ten minutes without an event', () => {
  const ids = Array.from({ length: 30 }, (_, at) => at + 1)
  const work = applyEvents(none, number(ids.map((id) => move(id, id % 5, id % 3 > 0))))
  expect(listChildrenAtWork(work, 1029).map(({ student_id }) => student_id)).toEqual(ids)
  expect(listChildrenAtWork(work, 1629)).toEqual([])
  expect(listChildrenAtWork(work, 1600 + 9)).toHaveLength(20)
})

const wrong = (at: number) => move(7, at, false)
const tried = Array.from({ length: 4 }, () => move(7, 1, false, { kind: 'attempt' }))

test.each<[reasons: readonly string[], now: number, happened: Parameters<typeof number>[0]]>([
  [[], 1119, [move(7, 0, true)]],
  [['2 minuten stil'], 1120, [move(7, 0, true)]],
  [[], 1500, [place(7, 3)]],
  [[], 1004, tried.slice(1)],
  [['blijft hangen bij maan'], 1004, tried],
  [[], 1005, [...tried, move(7, 1, true)]],
  [[], 1003, [wrong(0), wrong(1)]],
  [['3 woorden achter elkaar fout'], 1003, [wrong(0), wrong(1), wrong(2)]],
  [[], 1004, [wrong(0), wrong(1), wrong(2), move(7, 3, true)]],
])('the reasons why a child may need help are %j at time %i', (reasons, now, happened) => {
  const work = workOf(...happened)
  expect(work && listHelpReasons(work, now)).toEqual(reasons)
})

test('the time since the last event and the number of children are described in words', () => {
  expect([0, 9, 10, 59, 60, 119, 120].map(formatTimeSinceEvent)).toEqual([
    'net nog',
    'net nog',
    '10 seconden geleden',
    '50 seconden geleden',
    '1 minuut geleden',
    '1 minuut geleden',
    '2 minuten geleden',
  ])
  expect([summariseAttention(0, 0), summariseAttention(1, 0), summariseAttention(5, 1)]).toEqual([
    'Er is nu niemand aan het werk.',
    '1 kind is aan het werk.',
    '5 kinderen zijn aan het werk. 1 kind kan misschien hulp gebruiken.',
  ])
})

describe('STOP-3 a child whose login is blocked for a while', () => {
  const waits = (id: number, until: number): NumberedWorkEvent => ({
    id,
    event: { event: 'login_waits', time: 1000, data: { student_id: 7, until } },
  })
  const told = (events: readonly NumberedWorkEvent[]) =>
    listWaitingChildren(applyLoginBlocks(new Map(), events), applyEvents(new Map(), events), 1000)

  test.each([
    ['is listed until the block ends', [waits(1, 1300)], [7]],
    ['is not listed after the end of the block', [waits(1, 1000)], []],
    [
      'is not listed after it was let in, even if that event arrives first',
      [waits(2, 1000), waits(1, 1300)],
      [],
    ],
    ['is listed again after more wrong attempts', [waits(1, 1300), waits(2, 1000), waits(3, 1400)], [7]],
  ])('%s', (_, events, who) => expect(told(events)).toEqual(who))
})

test('PLEK-3 the last world that a child passed is shown for ten minutes, in any order of events', () => {
  const passed = (id: number, world: 1 | 2, time: number): NumberedWorkEvent => ({
    id,
    event: { event: 'world_passed', time, data: { student_id: 7, world } },
  })
  const told = applyPassedWorlds(new Map(), [passed(2, 2, 1100), passed(1, 1, 1000)])
  expect([...listRecentlyPassedWorlds(told, 1699)]).toEqual([[7, 2]])
  expect([...listRecentlyPassedWorlds(told, 1700)]).toEqual([])
})
