import { expect, test } from 'vitest'
import { findBrokenCitations, findMisnumbered, type CitationTargets, readPage } from './citations.ts'

const library: CitationTargets = {
  pages: new Map([
    [
      'rules.md',
      readPage('# Rules\n## Step status\n- **Redo**: again.\n| LuisterTyp | O |\n### 4.1 Codes\n'),
    ],
    ['a-plan.md', readPage('# A plan\n')],
  ]),
  decisions: new Set(['0005-database']),
  rows: new Set(['NAV-1', 'EX-10']),
}
const brokenIn = (text: string): string[] =>
  findBrokenCitations(text, library).map(({ citation }) => citation)

test.each([
  'a page: rules.md',
  'a heading: rules.md, Step status',
  'a heading and more: rules.md, Step status and what follows',
  'a term: rules.md, Redo',
  'a row of a table: rules.md, LuisterTyp',
  'a section: rules.md §4.1',
  'two sections: rules.md §4.1 and §4.1',
  'a section of a standard: RFC 6749 §5.2',
  'a page with a hyphen: a-plan.md',
  'a decision: docs/adr/0005-database.md, ADR 5',
  'rows: NAV-1 and EX-10',
  'no row of ours: UTF-8, ISO-8859',
  'lower case after the page: rules.md, where it says so',
])('%s is accepted', (text) => {
  expect(brokenIn(text)).toEqual([])
})

test.each([
  ['a page that is not there: house.md', 'house.md'],
  ['a heading that is not there: rules.md, Badges', 'rules.md, Badges'],
  ['a section that is not there: rules.md §4.2', 'rules.md §4.2'],
  ['a page with a hyphen that is not there: the-plan.md', 'the-plan.md'],
  ['a section of a page that is not there: the-plan.md §4', 'the-plan.md §4'],
  ['a section of a page by its name: the-plan §4.2', 'the-plan §4.2'],
  ['a section of a page in one word: plan §4', 'plan §4'],
  ['a decision that is not there: ADR 6', 'ADR 6'],
  ['a page of a decision: docs/adr/0005-engines.md', 'adr/0005-engines'],
  ['a row that is not there: NAV-2', 'NAV-2'],
])('%s is reported', (text, citation) => {
  expect(brokenIn(text)).toEqual([citation])
})

test('a broken citation is reported with its line', () => {
  expect(findBrokenCitations('one\ntwo EX-11', library)).toEqual([{ line: 2, citation: 'EX-11' }])
})

test.each([
  ['in a row', ['0001-one', '0002-two', '0003-three'], []],
  ['with a hole', ['0001-one', '0003-three', '0004-four'], []],
  ['with two of one number', ['0001-one', '0001-two', '0002-three'], ['0001-two']],
])('decisions %s', (_, decisions, misnumbered) => {
  expect(findMisnumbered(decisions)).toEqual(misnumbered)
})
