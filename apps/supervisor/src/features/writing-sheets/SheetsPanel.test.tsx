// @vitest-environment jsdom
import type { WritingSheet } from '@letterliaan/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleStudent } from '../../testing/samples.ts'
import { MarkSheetForm, SheetsPanel } from './SheetsPanel.tsx'

const list = 'GET /api/v1/begeleider/student/:id/writing-sheet'
const make = 'POST /api/v1/begeleider/writing-sheet'
const mark = 'PUT /api/v1/begeleider/writing-sheet/:id/marks'

const sheet: WritingSheet = {
  id: 8,
  student_id: 3,
  screen_name: 'Noor',
  code: 'C7FHJK',
  words: [
    { word_id: 1, word: 'bakker', is_right: true },
    { word_id: 2, word: 'zomer', is_right: false },
  ],
  created_at: 1_790_000_000,
  marked_at: 1_790_000_000,
}
const missed = sheet.words.map(({ word_id, word }) => ({ word_id, word }))

test('ZIN-3 missed words are selected by default, and a deselected word is not on the sheet', async () => {
  const page = await openPage(<SheetsPanel student={createSampleStudent(3, 'Noor')} actions={null} />, {
    [list]: { missed, sheets: [sheet] },
    [make]: [sheet],
  })
  screen.getByText(/^Overgeschreven op papier: 1 van 2 goed/)
  fireEvent.click(screen.getByRole('checkbox', { name: 'bakker' }))
  await page.press('Maak een overschrijfblad')
  expect(page.calls.find(({ name }) => name === make)?.body).toEqual({
    sheets: [{ student_id: 3, word_ids: [2] }],
  })
})

test('ZIN-3 a listed sheet can be marked as all right without typing its code', async () => {
  const words = sheet.words.map((word) => Object.assign({}, word, { is_right: null }))
  const page = await openPage(<SheetsPanel student={createSampleStudent(3, 'Noor')} actions={null} />, {
    [list]: { missed, sheets: [{ ...sheet, words, marked_at: null }] },
    [mark]: sheet,
  })
  screen.getByText(/^Blad C7FHJK van .*: nog niet ingevuld \(bakker, zomer\)$/)
  await page.press('Vul in: blad met code C7FHJK')
  await page.press('Alles goed')
  await page.press('Bewaar')
  expect(page.calls.find(({ name }) => name === mark)).toMatchObject({
    ids: [8],
    body: { marks: words.map(({ word_id }) => ({ word_id, is_right: true })) },
  })
})

test('ZIN-3 the form starts with the stored results and sends those of all words', async () => {
  const page = await openPage(<MarkSheetForm sheet={sheet} />, { [mark]: sheet })
  const [first] = screen.getAllByRole('radio', { name: 'Fout' })
  fireEvent.click(first as Element)
  await page.press('Bewaar')
  expect(page.calls.find(({ name }) => name === mark)?.body).toEqual({
    marks: [
      { word_id: 1, is_right: false },
      { word_id: 2, is_right: false },
    ],
  })
})

test('ZIN-3 the form is not sent while a word is unmarked', async () => {
  const words = sheet.words.map((word) => Object.assign({}, word, { is_right: null }))
  const page = await openPage(<MarkSheetForm sheet={{ ...sheet, words }} />, { [mark]: sheet })
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  const [right] = screen.getAllByRole('radio', { name: 'Goed' })
  fireEvent.click(right as Element)
  await page.press('Bewaar')
  expect(page.calls.find(({ name }) => name === mark)).toBeUndefined()
})
