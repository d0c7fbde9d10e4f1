import type { NextYearBody, RosterImportBody } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { createRefusal } from '../../testing/fake-server.ts'
import { createStage } from '../../testing/stage.ts'
import { moveToNextYear, importChildren, undoImport } from './roster-changes.ts'
import { chooseGroup, isGroupNameMissing, toPreviewQuery, type RosterGroup } from './roster-draft.ts'
import { listOfText } from './roster-list.ts'

const take = 'POST /api/v1/begeleider/roster/import'
const undoCall = 'POST /api/v1/begeleider/roster/import/:id/undo'
const nextYear = 'POST /api/v1/begeleider/group/:id/next-year'
const body: RosterImportBody = { decisions: [], archive: [8], is_complete: true }
const lists = [['students', 'present'], ['groups'], ['roster-imports'], ['today']] as const

test('GRP-2 an import marks the lists of children, groups and imports stale', async () => {
  const { press, calls, told, watch } = createStage({ [take]: { id: 4 } as never })
  const stale = watch(...lists)
  expect(await press(importChildren, body)).toEqual({ id: 4 })
  expect([calls[0]?.body, told]).toEqual([body, []])
  expect(stale()).toEqual(['students present', 'groups', 'roster-imports'])
})

test('a refused undo of an import marks the lists stale', async () => {
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

  test('GRP-8 shows the new name of the group, and can be undone like an import', async () => {
    const { press, calls, told, undo } = createStage({
      [nextYear]: { id: 4 } as never,
      [undoCall]: null as never,
    })
    await press(moveToNextYear(7), year)
    undo()
    await expect.poll(() => told).toHaveLength(2)
    expect(told).toEqual(['success: De groep heet nu Groep 6.', 'success: Dat is ongedaan gemaakt.'])
    expect(calls.map(({ name, ids }) => [name, ids])).toEqual([
      [nextYear, [7]],
      [undoCall, [4]],
    ])
  })
})

test.each<[string, RosterGroup | null, number[], number | undefined, RosterGroup]>([
  ['no choice, and there is no group', null, [], undefined, { kind: 'new', name: '' }],
  ['no choice, and there is one group', null, [7], undefined, { kind: 'group', id: 7 }],
  ['no choice, and there are two groups', null, [7, 8], undefined, { kind: 'none' }],
  ['no choice, and a group page opened the import', null, [7, 8], 8, { kind: 'group', id: 8 }],
  ['no choice, and the group that opened the import is gone', null, [7, 8], 9, { kind: 'none' }],
  ['a group', { kind: 'group', id: 8 }, [7, 8], 7, { kind: 'group', id: 8 }],
  ['a group that is gone', { kind: 'group', id: 9 }, [7], undefined, { kind: 'group', id: 7 }],
  ['a new group', { kind: 'new', name: 'x' }, [7], 7, { kind: 'new', name: 'x' }],
  ['the choice of no group', { kind: 'none' }, [7], 7, { kind: 'none' }],
])('the group of an import is right if the draft has %s', (_what, chosen, groups, opened, expected) => {
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
])('whether the group %j needs a name for rows with the group names %j: %s', (group, rows, isNeeded) => {
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
])('the preview of a list for the group %j is requested with %j', (group, query) => {
  expect(toPreviewQuery(listOfText('Noor Kok'), group)).toEqual(query)
})

test('the preview of a list with corrected columns is requested with those columns', () => {
  const columns = { has_header: true, columns: ['last_name', 'first_name'] as const }
  expect(toPreviewQuery({ ...listOfText('x'), columns, isComplete: true }, { kind: 'none' })).toEqual({
    columns: 'last_name,first_name',
    has_header: 'true',
    is_complete: 'true',
  })
})
