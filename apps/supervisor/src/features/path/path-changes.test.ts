import type { ChildPath, GroupPath, PathDocument } from '@letterliaan/contract'
import { createEntry } from '@letterliaan/rules/preparation'
import { expect, test, vi } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { savePath, describeFollowers } from './path-changes.ts'

const group = { group_id: 7 }
const child = { student_id: 3 }
const path: PathDocument = {
  entries: [createEntry({ nr: 1, is_own: false, is_test_step: false }, 1)],
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

test.each([
  [group, puts.group, { group_id: 7 }],
  [child, puts.child, { student_ids: [3] }],
] as const)(
  'saving the path of %j can be undone, which discards unsaved changes',
  async (owner, put, body) => {
    const undoCall = 'POST /api/v1/begeleider/path/undo'
    const { press, calls, told, undo } = createStage({ [put]: groupPath as never, [undoCall]: null as never })
    const discard = vi.fn<() => void>()
    await press(
      savePath(owner, discard, () => 'Bewaard.'),
      { version: 'a', path },
    )
    undo()
    await expect.poll(() => told).toEqual(['success: Bewaard.', 'success: Dat is ongedaan gemaakt.'])
    expect(calls[1]).toMatchObject({ name: undoCall, body })
    expect(discard).toHaveBeenCalledTimes(2)
  },
)

test.each([
  [[], 'Bewaard. 0 kinderen hebben dit pad.'],
  [[7], 'Bewaard. 1 kind heeft dit pad.'],
  [[7, 7, null, 8], 'Bewaard. 2 kinderen hebben dit pad.'],
])("the message after saving a group's path counts its followers among %j", (follows, sentence) => {
  expect(describeFollowers({ ...groupPath, children: follows.map(follower) }, 7)).toBe(sentence)
})

test("the message after saving a child's path counts no followers", () => {
  const { children: _, ...rest } = groupPath
  expect(describeFollowers(rest as unknown as ChildPath, 7)).toBe('Bewaard. 0 kinderen hebben dit pad.')
})
