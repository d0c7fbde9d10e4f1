import { expect, test } from 'vitest'
import { planGroupChanges, planUndo } from './plan-group-changes.ts'

const kim = { id: 1, group_ids: [10] }
const noor = { id: 2, group_ids: [10, 11] }
const sam = { id: 3, group_ids: [] }

test.each<[string, (typeof kim)[], number, boolean, string[]]>([
  ['a child that moves is added, and then removed from its group', [kim], 12, true, ['12 +1 -', '10 + -1']],
  ['a child that keeps its group is only added', [kim], 12, false, ['12 +1 -']],
  ['only children not in the group are added', [kim, noor, sam], 11, true, ['11 +1,3 -', '10 + -1,2']],
  ['nothing changes if the child is only in that group', [kim], 10, true, []],
])('%s', (_, members, target, isMove, expected) => {
  const changes = planGroupChanges(members, target, isMove)
  expect(changes.map(({ group_id, add, remove }) => `${group_id} +${add.join()} -${remove.join()}`)).toEqual(
    expected,
  )
})

test('an undo adds children to their old groups before it removes them from the new one', () => {
  expect(planUndo(planGroupChanges([kim], 12, true))).toEqual([
    { group_id: 10, add: [1], remove: [] },
    { group_id: 12, add: [], remove: [1] },
  ])
})
