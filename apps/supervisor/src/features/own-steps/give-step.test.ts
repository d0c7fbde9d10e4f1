import type { PathDocument } from '@letterliaan/contract'
import { newEntry } from '@letterliaan/rules/preparation'
import { describe, expect, test, vi } from 'vitest'
import { noNetwork, refusal } from '../../testing/fake-server.ts'
import { createStage } from '../../testing/stage.ts'
import { giveStep, tellGroup, withStep } from './give-step.ts'

test.each([
  [28, 0, '‘Week 47’ staat klaar in de boomhut van 28 kinderen.'],
  [
    1,
    1,
    '‘Week 47’ staat klaar in de boomhut van 1 kind. 1 kind heeft een ander pad en krijgt de stap niet.',
  ],
  [0, 5, '‘Week 47’ staat op het pad van Groep 4, maar geen kind volgt dat pad. Kies de kinderen apart.'],
])(
  'OWN-1 %i follow the path of the group and %i another: the supervisor reads who has it',
  (followers, others, sentence) => {
    expect(tellGroup({ label: 'Week 47', name: 'Groep 4', followers, others })).toBe(sentence)
  },
)

const own = (nr: number) => newEntry({ nr, is_own: true, is_test_step: false }, null)
const pathOf = (...nrs: number[]): PathDocument => ({
  entries: nrs.map(own),
  settings: { min_difficulty: 1, max_difficulty: 3, excluded_templates: [] },
})

describe('a path with an own step', () => {
  test('has it in the treehouse, after all others', () => {
    expect(withStep(pathOf(10001), 10002, 'Noor').entries).toEqual([own(10001), own(10002)])
  })

  test('that it has already is told by whose it is', () => {
    expect(() => withStep(pathOf(10001), 10001, 'Noor')).toThrow('De stap staat al op het pad van Noor.')
  })

  test('has room for twenty of them', () => {
    const full = pathOf(...Array.from({ length: 20 }, (_, at) => 10001 + at))
    expect(() => withStep(full, 10500, 'Noor')).toThrow(
      'De boomhut van Noor is vol. Haal eerst een stap van het pad.',
    )
  })
})

describe('a step is given', () => {
  const step = { id: 10001, label: 'Week 47' }
  const noor = { student_id: 3, name: 'Noor' }
  const group = { group_id: 7, name: 'Groep 4' }
  const read = {
    child: 'GET /api/v1/begeleider/student/:id/path',
    group: 'GET /api/v1/begeleider/group/:id/path',
  } as const
  const put = {
    child: 'PUT /api/v1/begeleider/student/:id/path',
    group: 'PUT /api/v1/begeleider/group/:id/path',
  } as const
  const childPath = (follows_group_id: number | null) =>
    ({ path: pathOf(), version: 'a', follows_group_id }) as never

  test.each([
    [null, '‘Week 47’ staat klaar in de boomhut van Noor.'],
    [7, '‘Week 47’ staat klaar in de boomhut van Noor. Noor heeft nu een eigen pad.'],
  ])('OWN-1 to a child that follows group %s, on the path as it is now', async (follows, sentence) => {
    const { press, client, calls, told, watch } = createStage({
      [read.child]: childPath(follows),
      [put.child]: null as never,
    })
    const stale = watch(['path', 'child', 3], ['path', 'group', 7], ['students', 'present'])
    await press(giveStep(client, step), noor)
    expect(calls[1]).toMatchObject({ body: { version: 'a', path: pathOf(10001) }, key: 'key 1' })
    expect([told, stale()]).toEqual([[`success: ${sentence}`], ['path child 3', 'path group 7']])
  })

  test('OWN-1 to a group: who follows its path has it', async () => {
    const children = [{ follows_group_id: 7 }, { follows_group_id: 7 }, { follows_group_id: null }]
    const { press, client, told } = createStage({
      [read.group]: childPath(null),
      [put.group]: { children } as never,
    })
    await press(giveStep(client, step), group)
    expect(told).toEqual([
      'success: ‘Week 47’ staat klaar in de boomhut van 2 kinderen. 1 kind heeft een ander pad en krijgt de stap niet.',
    ])
  })

  test.each([
    [noor, 'POST /api/v1/begeleider/path/undo', { student_ids: [3] }],
    [group, 'POST /api/v1/begeleider/group/:id/path/undo', null],
  ] as const)('and taken back from %j', async (receiver, call, body) => {
    const { press, client, calls, told, undo } = createStage({
      [read.child]: childPath(null),
      [put.child]: null as never,
      [read.group]: childPath(null),
      [put.group]: { children: [] } as never,
      [call]: null as never,
    })
    await press(giveStep(client, step), receiver)
    undo()
    await vi.waitFor(() => expect(told.at(-1)).toBe('success: Dat is ongedaan gemaakt.'))
    expect(calls.at(-1)).toMatchObject({ name: call, body })
  })

  test.each([
    ['it is there already', { ...pathOf(10001) }, null, 'De stap staat al op het pad van Noor.'],
    ['the network fails halfway', pathOf(), noNetwork, 'De server is niet bereikbaar.'],
    ['a colleague was first', pathOf(), refusal(409, 'Intussen gewijzigd.'), 'Intussen gewijzigd.'],
  ])('where %s nothing is given, and that is told', async (_what, path, answer, sentence) => {
    const { press, client, told } = createStage({
      [read.child]: { path, version: 'a', follows_group_id: null } as never,
      [put.child]: answer as never,
    })
    expect(await press(giveStep(client, step), noor)).toBeNull()
    expect(told).toEqual([`error: ${sentence}`])
  })
})
