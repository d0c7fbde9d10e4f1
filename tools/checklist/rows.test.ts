import { expect, test } from 'vitest'
import { findCitedRowIds, listChecklistRowIds } from './rows.ts'

test.each([
  ['| ID | fact |\n|---|---|\n| NAV-1 | clean paths, as NAV-2 |\n| TPL-1 | Lees | | TPL-12 | Typ |\n'],
  [
    'id\tsubject\tpromise\nNAV-1\tWay\tclean paths, as NAV-2\nTPL-1\tTemplates\tLees\nTPL-12\tTemplates\tTyp\n',
  ],
])('the rows of a checklist are the first cells of its tables, even if tables are side by side', (list) => {
  expect(listChecklistRowIds(list)).toEqual(['NAV-1', 'TPL-1', 'TPL-12'])
})

test.each([
  [`test('NAV-1 opens', () => {})`, ['NAV-1']],
  [`test('NAV-1 TPL-12 opens', () => {})`, ['NAV-1', 'TPL-12']],
  [`describe('SHOP-5', () => {})`, ['SHOP-5']],
  [`describe("SHOP-5 SUB-4", () => {})`, ['SHOP-5', 'SUB-4']],
  [`test.skip('SHOP-5', () => {})`, ['SHOP-5']],
  [`describe.each([\n  [1],\n])('SHOP-5', (n) => {})`, ['SHOP-5']],
  ['test(\n  `SHOP-5`,\n  () => {})', ['SHOP-5']],
  [`['NAV-6 without a subscription', 1],`, ['NAV-6']],
  [`test('reads UTF-8', () => decode('UTF-8'))`, []],
  [`// NAV-1 is told elsewhere`, []],
])('%s names %j', (source, named) => {
  expect([...findCitedRowIds(source)]).toEqual(named)
})
