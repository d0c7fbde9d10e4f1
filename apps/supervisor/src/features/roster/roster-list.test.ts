import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listOfFile, createNameList, listOfText, emptyTypedName } from './roster-list.ts'

const unquote = (cell: string): string => cell.slice(1, -1).replaceAll('""', '"')

test('GRP-2 each typed name becomes a cell without extra spaces', async () => {
  const field = fc.string({ unit: fc.constantFrom('a', 'ë', ' ', '\t', '\n', '"', ',', ';', "'") })
  const name = fc.record({ first_name: field, last_name: field })
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  await fc.assert(
    fc.asyncProperty(fc.array(name), async (names) => {
      const filled = names.filter(({ first_name, last_name }) => (first_name + last_name).trim() !== '')
      const text = await createNameList(names).file.text()
      const cells = text === '' ? [] : text.split('\n').map((line) => line.split('\t').map(unquote))
      expect(cells).toEqual(filled.map(({ first_name, last_name }) => [tidy(first_name), tidy(last_name)]))
    }),
  )
})

test('GRP-2 empty lines are left out', async () => {
  expect(await createNameList([emptyTypedName, { first_name: ' ', last_name: '\t' }]).file.text()).toBe('')
})

test('only a file is complete, and only typed names have known columns', () => {
  const lists = [
    listOfFile(new File(['Noor'], 'a.csv')),
    listOfText('Noor'),
    createNameList([{ first_name: 'Noor', last_name: '' }]),
  ]
  expect(lists.map(({ isComplete, columns }) => [isComplete, columns?.columns])).toEqual([
    [true, undefined],
    [false, undefined],
    [false, ['first_name', 'last_name']],
  ])
})

test('a file is sent as bytes, whatever media type the device reports', () => {
  expect(listOfFile(new File(['x'], 'a.csv', { type: 'text/csv' })).file.type).toBe(
    'application/octet-stream',
  )
})
