import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { markTodayRow } from './today-marks.ts'

const mark = 'PUT /api/v1/begeleider/student/:id/today'
const causes = [{ key: 'running_out 9', level: 1, kind: 'running_out' }]

test("ZEG-5 dismissing a group's row marks the cause of each child, and can be undone", async () => {
  const { press, calls, told, undo } = createStage({ [mark]: {} as never })
  const students = [4, 5].map((id) => ({ id, causes }))
  await press(markTodayRow, { name: '5a', mark: 'later', students })
  const cause = { key: 'running_out 9', level: 1 }
  expect(calls.map(({ ids, body, key }) => [ids, body, key])).toEqual([
    [[4], { mark: 'later', causes: [cause] }, 'key 1-4'],
    [[5], { mark: 'later', causes: [cause] }, 'key 1-5'],
  ])
  expect(told).toEqual(['success: 5a komt volgende week terug.'])
  undo()
  await expect.poll(() => told).toHaveLength(2)
  expect(calls.slice(2).map(({ ids, body }) => [ids, (body as { mark: string }).mark])).toEqual([
    [[4], 'open'],
    [[5], 'open'],
  ])
})
