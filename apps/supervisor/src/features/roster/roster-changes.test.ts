import type { NextYearBody, RosterImportBody } from '@letterliaan/contract'
import { describe, expect, test, vi } from 'vitest'
import { createRefusal } from '../../testing/fake-server.ts'
import { createStage } from '../../testing/stage.ts'
import { goToNextYear, importChildren, undoImport } from './roster-changes.ts'
import { chooseGroup, isGroupNameMissing, toPreviewQuery, type RosterGroup } from './roster-draft.ts'
import { listOfText } from './roster-list.ts'

const take = 'POST /api/v1/begeleider/roster/import'
const undoCall = 'POST /api/v1/begeleider/roster/import/:id/undo'
const nextYear = 'POST /api/v1/begeleider/group/:id/next-year'
const body: RosterImportBody = { decisions: [], archive: [8], is_complete: true }
const lists = [['students', 'present'], ['groups'], ['roster-imports'], ['today']] as const

test('GRP-2 an import of children refetches every list of children and groups', async () => {
  const { press, calls, told, watch } = createStage({ [take]: { id: 4 } as never })
  const stale = watch(...lists)
  expect(await press(importChildren, body)).toEqual({ id: 4 })
  expect([calls[0]?.body, told]).toEqual([body, []])
  expect(stale()).toEqual(['students present', 'groups', 'roster-imports'])
})

test('an import that was undone on another device is refetched, so that it is not offered again', async () => {
  const { press, told, watch } = createStage({
    [undoCall]: createRefusal(409, 'Dit is al ongedaan gemaakt.'),
  })
  const stale = watch(...lists)
  await press(undoImport, 4)
  expect([told, stale()]).toEqual([
    ['error: Dit is al ongedaan gemaakt.'],
    ['students present', 'groups', 'roster-imports'],
  ])
})

describe('the next school year', () => {
  const year = { name: 'Groep 6' } as NextYearBody

  test('GRP-8 is confirmed with the new name, and can be undone like an import', async () => {
    const { press, calls, told, undo } = createStage({
      [nextYear]: { id: 4 } as never,
      [undoCall]: null as never,
    })
    await press(goToNextYear(7), year)
    undo()
    await vi.waitFor(() => expect(told).toHaveLength(2))
    expect(told).toEqual(['success: De groep heet nu Groep 6.', 'success: Dat is ongedaan gemaakt.'])
    expect(calls.map(({ name, ids }) => [name, ids])).toEqual([
      [nextYear, [7]],
      [undoCall, [4]],
    ])
  })
})

test.each<[string, RosterGroup | null, number[], number | undefined, RosterGroup]>([
  ['nothing, without a group', null, [], undefined, { kind: 'new', name: '' }],
  ['nothing, with one group', null, [7], undefined, { kind: 'group', id: 7 }],
  ['nothing, with two', null, [7, 8], undefined, { kind: 'none' }],
  ['nothing, from the page of a group', null, [7, 8], 8, { kind: 'group', id: 8 }],
  ['nothing, from a group that is gone', null, [7, 8], 9, { kind: 'none' }],
  ['a group', { kind: 'group', id: 8 }, [7, 8], 7, { kind: 'group', id: 8 }],
  ['a group that is gone', { kind: 'group', id: 9 }, [7], undefined, { kind: 'group', id: 7 }],
  ['a new one', { kind: 'new', name: 'x' }, [7], 7, { kind: 'new', name: 'x' }],
  ['none', { kind: 'none' }, [7], 7, { kind: 'none' }],
])('a choice of %s in the draft gives the group to use', (_what, chosen, groups, opened, expected) => {
  expect(
    chooseGroup(
      chosen,
      groups.map((id) => ({ id })),
      opened,
    ),
  ).toEqual(expected)
})

test.each<[RosterGroup, string[][], boolean]>([
  [{ kind: 'new', name: '' }, [[]], true],
  [{ kind: 'new', name: '' }, [['4a'], []], true],
  [{ kind: 'new', name: '' }, [['4a']], false],
  [{ kind: 'new', name: '' }, [], false],
  [{ kind: 'new', name: 'Groep 5' }, [[]], false],
  [{ kind: 'none' }, [[]], false],
])('in %j the rows with group names %j need a name for the group: %s', (group, rows, isNeeded) => {
  const decisions = rows.map((group_names) => ({ row: { group_names } })) as never
  expect(isGroupNameMissing(group, decisions)).toBe(isNeeded)
})

test.each<[RosterGroup, object]>([
  [{ kind: 'none' }, { is_complete: 'false' }],
  [
    { kind: 'group', id: 7 },
    { group_id: 7, is_complete: 'false' },
  ],
  [
    { kind: 'new', name: 'Groep 5' },
    { group_name: 'Groep 5', is_complete: 'false' },
  ],
  [{ kind: 'new', name: '' }, { is_complete: 'false' }],
])('the preview of a list for %j is requested with %j', (group, query) => {
  expect(toPreviewQuery(listOfText('Noor Kok'), group)).toEqual(query)
})

test('corrected columns are described in order', () => {
  const columns = { has_header: true, columns: ['last_name', 'first_name'] as const }
  expect(toPreviewQuery({ ...listOfText('x'), columns, isComplete: true }, { kind: 'none' })).toEqual({
    columns: 'last_name,first_name',
    has_header: 'true',
    is_complete: 'true',
  })
})
