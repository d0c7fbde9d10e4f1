import { describe, expect, test } from 'vitest'
import { noNetwork, refusal } from '../../testing/fake-server.ts'
import { createStage } from '../../testing/stage.ts'
import { encourage, giveBadge, playWord, resetExercise } from './student-actions.ts'

const noor = { id: 3, screen_name: 'Noor' }
const badge = { id: 12, name: 'Doorzetter' }
const root = 'POST /api/v1/begeleider/student/:id'

test('ZIEN-2 a child is encouraged once, though the button is pressed twice', async () => {
  const call = `${root}/encouragement` as const
  const { press, client, calls, told } = createStage({ [call]: null as never })
  await Promise.all([1, 2].map(() => press(encourage(client, noor), 'Goed bezig!')))
  expect(calls.map(({ ids, body }) => [ids, body])).toEqual([[[3], { message: 'Goed bezig!' }]])
  expect(told).toEqual(['success: Noor krijgt uw woorden te zien.'])
})

describe('ZIEN-2 a badge', () => {
  const call = `${root}/badge` as const

  test.each([
    ['', { badge_id: 12 }],
    ['Knap!', { badge_id: 12, message: 'Knap!' }],
  ])('is given with the words %o, and can’t be chosen again', async (message, body) => {
    const { press, client, queries, calls, told, watch } = createStage({ [call]: null as never })
    const stale = watch(['student-badges', 3], ['student-badges', 4])
    await press(giveBadge(client, queries, noor), { badge, message })
    expect(calls[0]?.body).toEqual(body)
    expect([told, stale()]).toEqual([
      ['success: Noor heeft de badge Doorzetter gekregen.'],
      ['student-badges 3'],
    ])
  })

  test('that it has by now is told so', async () => {
    const { press, client, queries, told } = createStage({
      [call]: refusal(409, 'Noor heeft deze badge al.'),
    })
    expect(await press(giveBadge(client, queries, noor), { badge, message: '' })).toBeNull()
    expect(told).toEqual(['error: Noor heeft deze badge al.'])
  })
})

test.each([
  ['word', 'Noor hoort het woord bakker.'],
  ['sentence', 'Noor hoort de zin van bakker.'],
] as const)('ZIEN-2 a child hears a %s', async (type, sentence) => {
  const { press, client, calls, told } = createStage({ [`${root}/audio` as const]: null as never })
  await press(playWord(client, noor), { word: { id: 9, word: 'bakker' }, type })
  expect([calls[0]?.body, told]).toEqual([{ word_id: 9, type }, [`success: ${sentence}`]])
})

test('ZIEN-2 an exercise begins again at its stars; where the network fails it goes on as it was', async () => {
  const call = `${root}/exercise/:exercise_id/reset` as const
  const exercise = { exercise_id: 44, exercise_name: 'Luister en typ', difficulty: 2 } as const
  const { press, client, calls, told, answer } = createStage({ [call]: noNetwork })
  expect(await press(resetExercise(client, noor), exercise)).toBeNull()
  answer({ [call]: null as never })
  await press(resetExercise(client, noor), exercise)
  expect(calls.map(({ ids, body, key }) => [ids, body, key])).toEqual([
    [[3, 44], { difficulty: 2 }, 'key 1'],
    [[3, 44], { difficulty: 2 }, 'key 1'],
  ])
  expect(told.at(-1)).toBe('success: Noor begint opnieuw aan Luister en typ.')
})
