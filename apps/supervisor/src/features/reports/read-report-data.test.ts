import { expect, test } from 'vitest'
import { readReportData } from './read-report-data.ts'

test('describes where the child was, and its device', () => {
  const data = {
    word: 'vis',
    current_input: '',
    word_index: 0,
    step_id: null,
    difficulty: 2,
    url: '/wereld/1',
    console_errors: ['TypeError', 3],
  }
  expect(readReportData(JSON.stringify(data))).toEqual({
    facts: [
      { label: 'Woord', value: 'vis' },
      { label: 'Hoeveelste woord', value: '1' },
      { label: 'Niveau', value: '2' },
      { label: 'Adres', value: '/wereld/1' },
    ],
    errors: ['TypeError'],
  })
})

test.each(['{}', 'geen JSON', '{"console_errors":"x","word":{"a":1}}'])('%s yields no details', (text) => {
  expect(readReportData(text)).toEqual({ facts: [], errors: [] })
})
