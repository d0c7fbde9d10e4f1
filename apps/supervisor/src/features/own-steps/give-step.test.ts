import { describe, expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { giveStepToGroup, describeGroupGift } from './give-step.ts'

test.each([
  [28, 0, [], '‘Week 47’ staat klaar voor 28 kinderen.'],
  [1, 1, [], '‘Week 47’ staat klaar voor 1 kind. Het kind heeft een eigen pad.'],
  [5, 5, [], '‘Week 47’ staat klaar voor 5 kinderen. Ze hebben allemaal een eigen pad.'],
  [
    5,
    2,
    ['Kim', 'Noor'],
    '‘Week 47’ staat klaar voor 5 kinderen. 2 daarvan hebben een eigen pad. De boomhut is vol bij: Kim, Noor.',
  ],
])(
  'OWN-1 DOE-5 the message counts %i children, of whom %i have an own path, and names %j',
  (num, numOwn, unreached, sentence) => {
    const student_ids = Array.from({ length: num }, (_, at) => at + 1)
    const own_path_ids = student_ids.slice(0, numOwn)
    expect(describeGroupGift({ label: 'Week 47', student_ids, own_path_ids, unreached })).toBe(sentence)
  },
)

describe('giving a step to a group', () => {
  const giving = { step: { id: 10001, label: 'Week 47' }, group_id: 7 }
  const give = 'POST /api/v1/begeleider/group/:id/path/step'
  const undoCall = 'POST /api/v1/begeleider/path/undo'
  const gift = {
    student_ids: [7, 8, 9],
    has_group_changed: true,
    own_path_ids: [9],
    unreached: [],
    updated_at: 12,
  }

  test('OWN-1 DOE-5 sends one request, and reports how many children have an own path', async () => {
    const { press, told, calls } = createStage({ [give]: gift })
    await press(giveStepToGroup, giving)
    expect(calls[0]).toMatchObject({ name: give, body: { own_step_id: 10001 } })
    expect(told).toEqual(['success: ‘Week 47’ staat klaar voor 3 kinderen. 1 daarvan heeft een eigen pad.'])
  })

  test('can be undone', async () => {
    const { press, calls, told, undo } = createStage({ [give]: gift, [undoCall]: null as never })
    await press(giveStepToGroup, giving)
    undo()
    await expect.poll(() => told.at(-1)).toBe('success: Dat is ongedaan gemaakt.')
    const body = { group_id: 7, student_ids: [9] }
    expect(calls.at(-1)).toMatchObject({ name: undoCall, body, query: { updated_at: '12' } })
  })
})
