import type { TodayCause, TodayLine } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { mergePathCauses, mergeSharedCauses, listOtherAttention } from './list-attention.ts'
import { createSampleStuck } from '../../testing/samples.ts'

const line = (id: number, ...kinds: ('no_steps' | 'locked')[]): TodayLine => ({
  id,
  screen_name: `Kind ${id}`,
  buddy_id: 1,
  causes: kinds.map((kind): TodayCause => ({ kind, key: kind, level: 0 })),
})

test('nothing is listed if there is nothing to do', () => {
  expect(listOtherAttention({ num_marked_words: 0, num_open_reports: 0 })).toEqual([])
  expect(mergePathCauses([], [{ id: 1, name: '5a', student_ids: [1] }])).toEqual({
    beginning: [],
    lines: [],
    runningOut: [],
  })
})

test('a row that is not about a child has a count and a link', () => {
  const items = listOtherAttention({ num_marked_words: 2, num_open_reports: 1 })
  expect(items.map(({ title, actions }) => [title, actions[0]?.to])).toEqual([
    ['2 woorden klinken raar', '/begeleider/uitspraak/klinkt-raar'],
    ['1 melding is niet afgehandeld', '/begeleider/meldingen'],
  ])
})

test('children of a class who have no steps share one row, but a child without a group has its own', () => {
  const groups = [
    { id: 1, name: 'Plus', student_ids: [4] },
    { id: 2, name: '5a', student_ids: [4, 5, 6] },
  ]
  const lines = [line(4, 'no_steps'), line(5, 'no_steps'), line(6, 'locked'), line(7, 'no_steps')]
  const folded = mergePathCauses(lines, groups)
  expect(folded.beginning).toMatchObject([
    {
      title: '2 kinderen van 5a hebben nog geen stappen',
      advice: 'Kind 4, Kind 5',
      actions: [{ label: 'Zet klaar voor 5a', to: '/begeleider/groep/2/pad' }],
      marked: { name: '5a', students: [{ id: 4 }, { id: 5 }] },
    },
  ])
  expect(folded.lines.map(({ id }) => id)).toEqual([6, 7])
})

test('a row of a large class names six children and counts the others', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8]
  const lines = ids.map((id) => line(id, 'no_steps'))
  const { beginning } = mergePathCauses(lines, [{ id: 2, name: '5a', student_ids: ids }])
  expect(beginning[0]?.advice).toBe('Kind 1, Kind 2, Kind 3, Kind 4, Kind 5, Kind 6 en nog 2')
})

const nearlyDone = (id: number, follows_group_id: number | null, ...others: TodayCause[]): TodayLine => ({
  ...line(id),
  causes: [...others, { kind: 'running_out', key: 'running_out 9', level: 1, follows_group_id, num_left: 2 }],
})
const absent: TodayCause = { kind: 'absent', key: 'absent 1', level: 1, last_at: 1 }

test('ZEG-5 children whose group path runs out share one row, but keep their rows for other causes', () => {
  const groups = [{ id: 2, name: '5a', student_ids: [4, 5, 6, 7] }]
  const lines = [
    nearlyDone(4, 2, absent),
    nearlyDone(5, 2),
    nearlyDone(6, null),
    nearlyDone(7, 2),
    nearlyDone(8, 2),
  ]
  const folded = mergePathCauses(lines, groups)
  expect(folded.runningOut).toMatchObject([
    {
      title: '3 kinderen van 5a hebben nog 1 of 2 stappen op het pad',
      advice: 'Kind 4, Kind 5, Kind 7',
      actions: [{ label: 'Zet klaar voor 5a', to: '/begeleider/groep/2/pad' }],
    },
  ])
  expect(folded.lines.map(({ id, causes }) => [id, causes.map(({ kind }) => kind)])).toEqual([
    [4, ['absent']],
    [6, ['running_out']],
    [8, ['running_out']],
  ])
})

test("VAN-2 children who finished the group's path share one row", () => {
  const done = (id: number): TodayLine => ({
    ...line(id),
    causes: [{ kind: 'path_done', key: 'path_done', level: 9, follows_group_id: 2 }],
  })
  const folded = mergePathCauses([done(4), done(5)], [{ id: 2, name: '5a', student_ids: [4, 5] }])
  expect(folded.beginning.map(({ title }) => title)).toEqual([
    '2 kinderen van 5a zijn klaar met het hele pad',
  ])
  expect(folded.lines).toEqual([])
})

test('VAN-2 children with the same measure or intervention share one row, but keep rows for other causes', () => {
  const measured: TodayCause = { kind: 'measured', key: 'measured 1', level: 0, measure_id: 1 }
  const over: TodayCause = {
    kind: 'intervention',
    key: 'intervention 3',
    level: 1,
    intervention_id: 3,
    label: 'Klinkers',
    end_on: '2026-11-20',
    is_over: true,
  }
  const back: TodayCause = { kind: 'back', key: 'back', level: 1, categories: ['ng'] }
  const lines = [
    { ...line(4), causes: [back, measured, over] },
    { ...line(5), causes: [measured, over] },
    { ...line(9), causes: [measured] },
  ]
  const folded = mergeSharedCauses(lines, [{ id: 2, name: '5a', student_ids: [4, 5] }])
  expect(folded.lines.map(({ id, causes }) => [id, causes.map(({ kind }) => kind)])).toEqual([
    [4, ['back']],
    [9, ['measured']],
  ])
  expect(
    folded.events.map(({ title, actions, marked }) => [title, actions[0]?.to, marked?.students]),
  ).toEqual([
    [
      'Meting klaar: 2 kinderen van 5a',
      '/begeleider/groep/2',
      [
        { id: 4, causes: [measured] },
        { id: 5, causes: [measured] },
      ],
    ],
    [
      '2 kinderen zijn klaar met interventie ‘Klinkers’. Hoe ging het?',
      '/begeleider/interventie/3',
      [
        { id: 4, causes: [over] },
        { id: 5, causes: [over] },
      ],
    ],
  ])
})

test('VAN-2 three children of a class who failed a dictation share one row, but two have their own', () => {
  const stuck = (id: number): TodayLine => ({
    ...line(id),
    causes: [createSampleStuck(50 + id), absent],
  })
  const fold = (...ids: readonly number[]) =>
    mergeSharedCauses(ids.map(stuck), [{ id: 2, name: '5a', student_ids: [4, 5, 6] }])
  const { lines, events } = fold(4, 5, 6)
  expect(events.map(({ title, actions }) => [title, actions[0]?.to])).toEqual([
    ['3 kinderen van 5a haalden dictee ‘Lange klank’ niet', '/begeleider/groep/2'],
  ])
  expect(lines.map(({ id, causes }) => [id, causes])).toEqual([4, 5, 6].map((id) => [id, [absent]]))
  expect(fold(4, 5, 9)).toEqual({ lines: [4, 5, 9].map(stuck), events: [] })
})
