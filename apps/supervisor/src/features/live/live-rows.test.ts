import type { SupervisedStudent } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { createLiveRowMaker } from './live-rows.ts'
import type { RecentWord, StudentWork, WorkByChild } from './work.ts'

const now = 10_000
const wrong: RecentWord = {
  id: 1,
  word: 'maan',
  outcome: 'wrong',
  num_wrong: 1,
  writings: [],
  isHelped: false,
}
const workOf = (student_id: number, more: Partial<StudentWork> = {}): StudentWork => ({
  student_id,
  lastId: 1,
  lastSign: now,
  step_label: 'Aa of a',
  exercise_id: 1,
  exercise_name: 'Luister',
  difficulty: 1,
  part: 'words',
  word: null,
  num_words: 5,
  num_done: 0,
  recent: [],
  ...more,
})
const stuck = { recent: [wrong, wrong, wrong] }
const students = ['Noor', 'Émile', 'bo', 'Noor'].map((screen_name, at) => ({
  id: at + 1,
  screen_name,
})) as SupervisedStudent[]
const toWork = (...all: StudentWork[]): WorkByChild => new Map(all.map((work) => [work.student_id, work]))

describe('ZIEN-1 the rows', () => {
  const all = toWork(workOf(1), workOf(2), workOf(3, stuck), workOf(4))
  const ids = (order: 'name' | 'help') =>
    createLiveRowMaker()(all, students, now, order).map(({ student }) => student.id)

  test('are sorted by name in Dutch order, and by id if names are equal', () => {
    expect(ids('name')).toEqual([3, 2, 1, 4])
  })

  test('start with children who may need help, and are sorted by name within both parts', () => {
    const more = toWork(workOf(1, stuck), workOf(2), workOf(3, stuck), workOf(4))
    expect(createLiveRowMaker()(more, students, now, 'help').map(({ student }) => student.id)).toEqual([
      3, 1, 2, 4,
    ])
  })

  test('contain only children with an event in the last ten minutes', () => {
    const work = toWork(workOf(1, { lastSign: now - 599 }), workOf(2, { lastSign: now - 600 }))
    expect(createLiveRowMaker()(work, students, now, 'name').map(({ student }) => student.id)).toEqual([1])
  })

  test('contain only children of the given list', () => {
    expect(createLiveRowMaker()(toWork(workOf(99)), students, now, 'name')).toEqual([])
  })
})

describe('a row', () => {
  test('is the same object while its data is unchanged, even if another child did something', () => {
    const make = createLiveRowMaker()
    const work = toWork(workOf(1), workOf(2))
    const [, before] = make(work, students, now, 'name')
    const [, after] = make(
      toWork(workOf(2, { num_done: 3 }), work.get(1) as StudentWork),
      students,
      now + 5,
      'name',
    )
    expect(before?.student.id).toBe(1)
    expect(after).toBe(before)
  })

  test('is a new object if the child did something, or if a reason to need help appeared', () => {
    const make = createLiveRowMaker()
    const [before] = make(toWork(workOf(1)), students, now, 'name')
    const [moved] = make(toWork(workOf(1, { num_done: 1 })), students, now, 'name')
    expect(moved).not.toBe(before)
    const quiet = toWork(workOf(1))
    const [early] = make(quiet, students, now + 100, 'name')
    const [late] = make(quiet, students, now + 130, 'name')
    expect(early?.reasons).toEqual([])
    expect(late?.reasons).toEqual(['2 minuten stil'])
    expect(late).not.toBe(early)
  })

  test('is a new object if the child is renamed', () => {
    const make = createLiveRowMaker()
    const work = toWork(workOf(1))
    make(work, students, now, 'name')
    const renamed = students.map((student) =>
      student.id === 1 ? Object.assign({}, student, { screen_name: 'Nora' }) : student,
    )
    expect(make(work, renamed, now, 'name')[0]?.student.screen_name).toBe('Nora')
  })
})
