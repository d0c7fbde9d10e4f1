import type { ChildPath, GroupPath, PathDocument } from '@letterliaan/contract'
import { newEntry } from '@letterliaan/rules/preparation'
import { describe, expect, test, vi } from 'vitest'
import { noNetwork, refusal } from '../../testing/fake-server.ts'
import { createStage } from '../../testing/stage.ts'
import {
  givePath,
  keyOfPath,
  previewPath,
  proposePath,
  savePath,
  sayFollowers,
  undoPath,
} from './path-changes.ts'

const group = { group_id: 7 }
const child = { student_id: 3 }
const path: PathDocument = {
  entries: [newEntry({ nr: 1, is_own: false, is_test_step: false }, 1)],
  settings: { min_difficulty: 1, max_difficulty: 3, excluded_templates: [] },
}
const follower = (follows_group_id: number | null) => ({ id: 1, name: 'x', follows_group_id, num_steps: 1 })
const groupPath: GroupPath = {
  group_id: 7,
  name: 'Groep 5',
  path,
  version: 'b',
  updated_at: 1,
  can_undo: true,
  children: [follower(7), follower(null)],
}
const puts = {
  group: 'PUT /api/v1/begeleider/group/:id/path',
  child: 'PUT /api/v1/begeleider/student/:id/path',
} as const

describe('a path is kept', () => {
  test('PATH-1 with the version that was changed; the draft is gone, and the page shows what the server has', async () => {
    const { press, client, calls, queryClient, told } = createStage({ [puts.group]: groupPath })
    const discard = vi.fn<() => void>()
    const saving = savePath(client, group, discard, (saved) => sayFollowers(saved, 7))
    await press(saving, { version: 'a', path })
    expect(calls[0]).toMatchObject({ ids: [7], body: { version: 'a', path }, key: 'key 1' })
    expect(queryClient.getQueryData(keyOfPath(group))).toEqual(groupPath)
    expect(discard).toHaveBeenCalledOnce()
    expect(told).toEqual(['success: Bewaard. 1 kind heeft dit pad.'])
  })

  test('PATH-7 where a colleague was first the draft stays, and the newer path is fetched', async () => {
    const sentence = 'Iemand anders heeft dit pad intussen gewijzigd.'
    const { press, client, told, watch } = createStage({ [puts.child]: refusal(409, sentence) })
    const stale = watch(keyOfPath(child), keyOfPath(group))
    const discard = vi.fn<() => void>()
    expect(await press(savePath(client, child, discard, String), { version: 'a', path })).toBeNull()
    expect(discard).not.toHaveBeenCalled()
    expect(told).toEqual([`error: ${sentence}`])
    expect(stale()).toEqual(['path child 3'])
  })

  test('PATH-1 once, where the answer was lost: the second try has the key of the first', async () => {
    const { press, client, calls, answer } = createStage({ [puts.group]: noNetwork })
    const saving = savePath(client, group, () => undefined, String)
    await press(saving, { version: 'a', path })
    answer({ [puts.group]: groupPath })
    await press(saving, { version: 'a', path })
    expect(calls.map(({ key }) => key)).toEqual(['key 1', 'key 1'])
  })

  test.each([
    [group, puts.group, 'POST /api/v1/begeleider/group/:id/path/undo', null],
    [child, puts.child, 'POST /api/v1/begeleider/path/undo', { student_ids: [3] }],
  ] as const)('and taken back, of %j, with what was changed since', async (owner, put, undoCall, body) => {
    const { press, client, calls, told, undo } = createStage({
      [put]: groupPath as never,
      [undoCall]: null as never,
    })
    const discard = vi.fn<() => void>()
    await press(
      savePath(client, owner, discard, () => 'Bewaard.'),
      { version: 'a', path },
    )
    undo()
    await vi.waitFor(() => expect(told).toEqual(['success: Bewaard.', 'success: Dat is ongedaan gemaakt.']))
    expect(calls[1]).toMatchObject({ name: undoCall, body })
    expect(discard).toHaveBeenCalledTimes(2)
  })

  test('what cannot be taken back keeps what was changed since', async () => {
    const { press, client, told, undo } = createStage({
      [puts.child]: groupPath as never,
      'POST /api/v1/begeleider/path/undo': refusal(409, 'Dit pad is intussen gewijzigd.'),
    })
    const discard = vi.fn<() => void>()
    await press(savePath(client, child, discard, String), { version: 'a', path })
    undo()
    await vi.waitFor(() => expect(told.at(-1)).toBe('error: Dit pad is intussen gewijzigd.'))
    expect(discard).toHaveBeenCalledOnce()
  })
})

test.each([
  [group, 'POST /api/v1/begeleider/group/:id/path/preview', [7]],
  [child, 'POST /api/v1/begeleider/student/:id/path/preview', [3]],
] as const)('PATH-7 the map of %j is asked for the path as it is being changed', async (owner, call, ids) => {
  const { press, client, calls, told } = createStage({ [call]: { worlds: [] } as never })
  expect(await press(previewPath(client, owner), path)).toEqual({ worlds: [] })
  expect([calls[0]?.ids, calls[0]?.body, told]).toEqual([ids, path, []])
})

test('what fits a school group in a month is asked, and a server that is away is told', async () => {
  const call = 'GET /api/v1/begeleider/path/proposal'
  const { press, client, calls, told, answer } = createStage({ [call]: path.entries })
  expect(await press(proposePath(client), { group: 5, month: 3 })).toEqual(path.entries)
  expect(calls[0]?.query).toEqual({ group: '5', month: '3' })
  answer({ [call]: noNetwork })
  expect(await press(proposePath(client), { group: 5, month: 3 })).toBeNull()
  expect(told).toEqual(['error: De server is niet bereikbaar.'])
})

test('the last change is taken back, which is told, and the path is fetched again', async () => {
  const { press, client, calls, told, watch } = createStage({
    'POST /api/v1/begeleider/group/:id/path/undo': null as never,
  })
  const stale = watch(keyOfPath(group), keyOfPath(child))
  const discard = vi.fn<() => void>()
  await press(undoPath(client, group, discard, 'Dat is ongedaan gemaakt.'), 12)
  expect(calls[0]?.query).toEqual({ updated_at: '12' })
  expect([told, stale()]).toEqual([['success: Dat is ongedaan gemaakt.'], ['path group 7']])
  expect(discard).toHaveBeenCalledOnce()
})

test('children are given the path of a group, and get their own back', async () => {
  const { press, client, calls, told, undo } = createStage({
    'POST /api/v1/begeleider/path/give': { student_ids: [3, 4], updated_at: 12 },
    'POST /api/v1/begeleider/path/undo': null as never,
  })
  const gift = { student_ids: [3, 4], group_id: 7, done: 'Iedereen heeft dit pad.' }
  await press(
    givePath(client, group, () => undefined),
    gift,
  )
  expect(calls[0]?.body).toEqual({ student_ids: [3, 4], follows_group_id: 7 })
  undo()
  await vi.waitFor(() => expect(told).toHaveLength(2))
  expect(calls[1]).toMatchObject({ body: { student_ids: [3, 4] }, query: { updated_at: '12' } })
})

test.each([
  [[], 'Bewaard. 0 kinderen hebben dit pad.'],
  [[7], 'Bewaard. 1 kind heeft dit pad.'],
  [[7, 7, null, 8], 'Bewaard. 2 kinderen hebben dit pad.'],
])('of children who follow %j is told who has the path', (follows, sentence) => {
  expect(sayFollowers({ ...groupPath, children: follows.map(follower) }, 7)).toBe(sentence)
})

test('a path of a child has no followers', () => {
  const { children: _, ...rest } = groupPath
  expect(sayFollowers(rest as unknown as ChildPath, 7)).toBe('Bewaard. 0 kinderen hebben dit pad.')
})
