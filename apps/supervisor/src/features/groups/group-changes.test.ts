import { describe, expect, test } from 'vitest'
import { noNetwork, createRefusal } from '../../testing/fake-server.ts'
import { createStage } from '../../testing/stage.ts'
import { moveChildrenBetweenGroups, setGoal } from './group-changes.ts'
import { planGroupChanges } from './plan-group-changes.ts'

const place = 'PUT /api/v1/begeleider/group/:id/student'

const noGoal = { words_wanted: null, is_kept: false }

test.each([
  [400, 'Het weekdoel is bewaard.'],
  [null, 'Er is geen weekdoel meer.'],
])('a goal of %s words is shown as the server returned it', async (words_wanted, sentence) => {
  const { press, queries, queryClient, told } = createStage({
    'PUT /api/v1/begeleider/group/:id/goal': { words_wanted } as never,
  })
  await press(setGoal(7, noGoal), { words_wanted, is_kept: false })
  expect(queryClient.getQueryData(queries.groupGoal(7).queryKey)).toEqual({ words_wanted })
  expect(told).toEqual([`success: ${sentence}`])
})

test('undoing the removal of a goal restores it unchanged', async () => {
  const { press, calls, undo, told } = createStage({ 'PUT /api/v1/begeleider/group/:id/goal': {} as never })
  const before = { words_wanted: 400, is_kept: true }
  await press(setGoal(7, before), { words_wanted: null, is_kept: false })
  undo()
  await expect.poll(() => told).toHaveLength(2)
  expect(calls.map((call) => call.body)).toEqual([{ words_wanted: null, is_kept: false }, before])
})

describe('moving children', () => {
  const noor = { id: 3, group_ids: [1] }
  const kim = { id: 4, group_ids: [2] }
  const moving = { changes: planGroupChanges([noor, kim], 9, true), done: '2 kinderen zitten nu in Groep 5.' }
  const sent = (calls: readonly { readonly ids: readonly number[]; readonly body: unknown }[]) =>
    calls.map(({ ids, body: changes }) => [ids[0], changes])

  test('adds them to the new group before it removes them from others, and undo runs in reverse order', async () => {
    const { press, calls, told, undo } = createStage({ [place]: null as never })
    await press(moveChildrenBetweenGroups, moving)
    const steps = [
      [9, { add: [3, 4], remove: [] }],
      [1, { add: [], remove: [3] }],
      [2, { add: [], remove: [4] }],
    ]
    expect(sent(calls)).toEqual(steps)
    expect(told).toEqual(['success: 2 kinderen zitten nu in Groep 5.'])
    undo()
    await expect.poll(() => told).toHaveLength(2)
    expect(sent(calls.slice(3))).toEqual([
      [2, { add: [4], remove: [] }],
      [1, { add: [3], remove: [] }],
      [9, { add: [], remove: [3, 4] }],
    ])
  })

  test('leaves no child without a group if it fails halfway, and marks the lists stale', async () => {
    let count = 0
    const { press, calls, told, watch } = createStage({ [place]: () => (++count > 1 ? noNetwork : null) })
    const stale = watch(['students', 'present'], ['groups'], ['today'])
    expect(await press(moveChildrenBetweenGroups, moving)).toBeNull()
    expect(sent(calls)).toEqual([
      [9, { add: [3, 4], remove: [] }],
      [1, { add: [], remove: [3] }],
    ])
    expect([told, stale()]).toEqual([
      ['error: De server is niet bereikbaar.'],
      ['students present', 'groups'],
    ])
  })

  test('sends the completed part again under its old key at a retry, and then the rest', async () => {
    let isDown = true
    const { press, calls, told } = createStage({
      [place]: ({ ids }) => (isDown && ids[0] === 1 ? noNetwork : null),
    })
    await press(moveChildrenBetweenGroups, moving)
    isDown = false
    await press(moveChildrenBetweenGroups, moving)
    expect(calls.map(({ key }) => key)).toEqual(['key 1.0', 'key 1.1', 'key 1.0', 'key 1.1', 'key 1.2'])
    expect(told.at(-1)).toBe('success: 2 kinderen zitten nu in Groep 5.')
  })

  test('reports an undo that is refused, and marks the lists stale', async () => {
    const { press, told, undo, answer, watch } = createStage({ [place]: null as never })
    await press(moveChildrenBetweenGroups, moving)
    const stale = watch(['students', 'present'])
    answer({ [place]: createRefusal(404, 'Deze groep is er niet meer.') })
    undo()
    await expect.poll(() => told.at(-1)).toBe('error: Deze groep is er niet meer.')
    await expect.poll(() => stale()).toEqual(['students present'])
  })
})
