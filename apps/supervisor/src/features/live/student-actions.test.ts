import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { playWord } from './student-actions.ts'

const noor = { id: 3, screen_name: 'Noor' }
const root = 'POST /api/v1/begeleider/student/:id'

test.each([
  ['word', 'Noor hoort het woord bakker.'],
  ['sentence', 'Noor hoort de zin van bakker.'],
] as const)('ZIEN-2 a child hears a %s', async (type, sentence) => {
  const { press, client, calls, told } = createStage({ [`${root}/audio` as const]: null as never })
  await press(playWord(client, noor), { word: { id: 9, word: 'bakker' }, type })
  expect([calls[0]?.body, told]).toEqual([{ word_id: 9, type }, [`success: ${sentence}`]])
})
