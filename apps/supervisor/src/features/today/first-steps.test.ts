import { expect, test } from 'vitest'
import { listFirstSteps } from './first-steps.ts'

const nothing = { has_students: false, has_steps: false, has_cards: false }

test.each([
  [
    'with links to the children if there is no group',
    undefined,
    ['/begeleider/kinderen', '/begeleider/kinderen'],
  ],
  [
    'with links to the path and cards of the first group',
    { id: 7 },
    ['/begeleider/groep/7/pad', '/begeleider/groep/7/kaarten'],
  ],
])('VAN-1 lists the first steps %s', (_what, group, [path, cards]) => {
  expect(listFirstSteps(nothing, group).map(({ to }) => to)).toEqual([
    '/begeleider/kinderen/toevoegen',
    path,
    cards,
  ])
})

test.each(['has_students', 'has_steps', 'has_cards'] as const)(
  'VAN-1 %s marks exactly one step as done',
  (name) => {
    const order = ['has_students', 'has_steps', 'has_cards']
    const steps = listFirstSteps({ ...nothing, [name]: true }, undefined)
    expect(steps.map(({ isDone }) => isDone)).toEqual(order.map((other) => other === name))
  },
)
