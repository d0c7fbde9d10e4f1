import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { giveBadge } from './student-actions.ts'

const noor = { id: 3, screen_name: 'Noor' }
const badge = { id: 12, name: 'Doorzetter' }
const root = 'POST /api/v1/begeleider/student/:id'

const call = `${root}/badge` as const

test.each([
  ['', { badge_id: 12 }],
  ['Knap!', { badge_id: 12, message: 'Knap!' }],
])('ZIEN-2 a badge is given with the message %o and is no longer offered', async (message, body) => {
  const { press, calls, told, watch } = createStage({ [call]: null as never })
  const stale = watch(['student-badges', 3], ['student-badges', 4])
  await press(giveBadge(noor), { badge, message })
  expect(calls[0]?.body).toEqual(body)
  expect([told, stale()]).toEqual([
    ['success: Noor heeft de badge Doorzetter gekregen.'],
    ['student-badges 3'],
  ])
})
