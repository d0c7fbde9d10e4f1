import type { PathDocument } from '@letterliaan/contract'
import { createEntry } from '@letterliaan/rules/preparation'
import { describe, expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { giveStep, describeGroupGift, addStepToTreehouse } from './give-step.ts'

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

const own = (nr: number) => createEntry({ nr, is_own: true, is_test_step: false }, null)
const pathOf = (...nrs: number[]): PathDocument => ({
  entries: nrs.map(own),
  settings: { min_difficulty: 1, max_difficulty: 3, excluded_templates: [] },
})

describe('adding an own step to a path', () => {
  test('adds it at the end of the treehouse', () => {
    expect(addStepToTreehouse(pathOf(10001), 10002, 'Noor').entries).toEqual([own(10001), own(10002)])
  })

  test("throws a message with the child's name if the path has the step already", () => {
    expect(() => addStepToTreehouse(pathOf(10001), 10001, 'Noor')).toThrow(
      'De stap staat al op het pad van Noor.',
    )
  })

  test('throws a message if the treehouse has twenty steps', () => {
    const full = pathOf(...Array.from({ length: 20 }, (_, at) => 10001 + at))
    expect(() => addStepToTreehouse(full, 10500, 'Noor')).toThrow(
      'De boomhut van Noor is vol. Haal eerst een stap van het pad.',
    )
  })
})

describe('giving a step', () => {
  const step = { id: 10001, label: 'Week 47' }
  const noor = { student_id: 3, name: 'Noor' }
  const group = { group_id: 7, name: 'Groep 4' }
  const read = { child: 'GET /api/v1/begeleider/student/:id/path' } as const
  const put = { child: 'PUT /api/v1/begeleider/student/:id/path' } as const
  const giveGroup = 'POST /api/v1/begeleider/group/:id/path/step'
  const gift = {
    student_ids: [7, 8, 9],
    has_group_changed: true,
    own_path_ids: [9],
    unreached: [],
    updated_at: 12,
  }
  const childPath = (follows_group_id: number | null, path = pathOf()) =>
    ({ path, version: 'a', follows_group_id }) as never

  test.each([
    [null, '‘Week 47’ staat klaar voor Noor.'],
    [7, '‘Week 47’ staat klaar voor Noor. Noor heeft nu een eigen pad.'],
  ])('OWN-1 adds it to the latest path of a child that follows the group %s', async (follows, sentence) => {
    const { press, calls, told, watch } = createStage({
      [read.child]: childPath(follows),
      [put.child]: { updated_at: 12 } as never,
    })
    const stale = watch(['path', 'child', 3], ['path', 'group', 7], ['students', 'present'])
    await press(giveStep, { step, receiver: noor })
    expect(calls[1]).toMatchObject({ body: { version: 'a', path: pathOf(10001) }, key: 'key 1' })
    expect([told, stale()]).toEqual([[`success: ${sentence}`], ['path child 3', 'path group 7']])
  })

  test('fails with a message if the child has the step already', async () => {
    const { press, told } = createStage({ [read.child]: childPath(null, pathOf(10001)) })
    expect(await press(giveStep, { step, receiver: noor })).toBeNull()
    expect(told).toEqual(['error: De stap staat al op het pad van Noor.'])
  })

  test('OWN-1 DOE-5 to a group sends one request, and reports how many children have an own path', async () => {
    const { press, told, calls } = createStage({ [giveGroup]: gift })
    await press(giveStep, { step, receiver: group })
    expect(calls[0]).toMatchObject({ name: giveGroup, body: { own_step_id: 10001 } })
    expect(told).toEqual(['success: ‘Week 47’ staat klaar voor 3 kinderen. 1 daarvan heeft een eigen pad.'])
  })

  const undoCall = 'POST /api/v1/begeleider/path/undo'
  test.each([
    [noor, { student_ids: [3] }],
    [group, { group_id: 7, student_ids: [9] }],
  ] as const)('to %j can be undone', async (receiver, expected) => {
    const { press, calls, told, undo } = createStage({
      [read.child]: childPath(null),
      [put.child]: { updated_at: 12 } as never,
      [giveGroup]: gift,
      [undoCall]: null as never,
    })
    await press(giveStep, { step, receiver: receiver })
    undo()
    await expect.poll(() => told.at(-1)).toBe('success: Dat is ongedaan gemaakt.')
    expect(calls.at(-1)).toMatchObject({ name: undoCall, body: expected, query: { updated_at: '12' } })
  })
})
