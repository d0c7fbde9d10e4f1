import { expect, test } from 'vitest'
import { readReportData } from './read-report-data.ts'

test("the data of a report is read as facts about the child's place and its device", () => {
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

test.each(['{}', 'geen JSON', '{"console_errors":"x","word":{"a":1}}'])(
  'the data %s is read as no facts',
  (text) => {
    expect(readReportData(text)).toEqual({ facts: [], errors: [] })
  },
)
