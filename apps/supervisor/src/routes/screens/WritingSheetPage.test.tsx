// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createRefusal, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { FindWritingSheetPage } from './WritingSheetPage.tsx'

const find = 'GET /api/v1/begeleider/writing-sheet/code/:code'
const sheet = {
  id: 8,
  student_id: 3,
  screen_name: 'Noor',
  code: 'C7FHJK',
  words: [{ word_id: 1, word: 'bakker', is_right: null }],
  created_at: 1_790_000_000,
  marked_at: null,
}

async function seek(answers: Answers, code = 'c7f hjk') {
  const page = await openPage(<FindWritingSheetPage />, answers)
  if (code !== '') await page.write(screen.getByLabelText('Code op het blad'), code)
  await page.press('Zoek het blad')
  return page
}

test('ZIN-3 a sheet is found by its code', async () => {
  await seek({ [find]: sheet })
  await screen.findByRole('heading', { name: 'Overschrijfblad van Noor' })
  screen.getByText('Kies bij elk woord ‘Goed’ of ‘Fout’. Daarna kunt u bewaren.')
})

test.each([
  [createRefusal(404, 'Niet gevonden.'), 'Dit blad is niet gevonden. Kijk de code op het blad na.'],
  [createRefusal(429, 'Probeer het over een minuut opnieuw.'), 'Probeer het over een minuut opnieuw.'],
  [createRefusal(503, 'De server is even bezig.'), 'De server is even bezig.'],
])('ZIN-3 a sheet is called not found only if the server says so: %#', async (answer, sentence) => {
  await seek({ [find]: answer })
  await screen.findByText(sentence)
  expect(screen.queryByText(/niet gevonden/) !== null).toBe(sentence.includes('niet gevonden'))
})

test('ZIN-3 the same code can be sent again after a failure', async () => {
  let isWell = false
  const { press } = await seek({
    [find]: () => (isWell ? sheet : createRefusal(503, 'De server is even bezig.')),
  })
  await screen.findByText('De server is even bezig.')
  isWell = true
  await press('Zoek het blad')
  await screen.findByRole('heading', { name: 'Overschrijfblad van Noor' })
})

test('ZIN-3 an empty code sends no request', async () => {
  const { calls } = await seek({ [find]: sheet }, '')
  await screen.findByText('Vul de code in die onder aan het blad staat.')
  expect(calls.filter(({ name }) => name === find)).toEqual([])
})
