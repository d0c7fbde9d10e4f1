import { expect, test } from 'vitest'
import { findDeadLinks } from './links.ts'

const present = new Set([
  'docs',
  'docs/adr',
  'docs/adr/0001-one.md',
  'docs/page.md',
  'README.md',
  'apps/game/src',
])
const deadIn = (markdown: string) =>
  findDeadLinks(markdown, 'docs/page.md', (path) => present.has(path.replace(/\/$/, ''))).map(
    ({ target }) => target,
  )

test.each([
  'a page beside it: [one](adr/0001-one.md)',
  'a page above it: [start](../README.md)',
  'a folder: [why](adr/)',
  'a heading: [one](adr/0001-one.md#why) and [below](#below)',
  'an address elsewhere: [site](https://example.org/a.md)',
  'a picture: ![one](adr/0001-one.md)',
  'a path from the root: `apps/game/src`, and docs/adr.',
  'a name that is left open: `docs/<Name>`, `docs/adr/*.md`, `docs/…`',
  'an address of the API: /api/v1/docs/nothing',
  'a package: @letterliaan/docs/nothing',
])('%s is accepted', (markdown) => {
  expect(deadIn(markdown)).toEqual([])
})

test.each([
  ['a page that is not there: [two](adr/0002-two.md)', 'adr/0002-two.md'],
  ['a page above the repository: [out](../../README.md)', '../../README.md'],
  ['a picture that is not there: ![map](pictures/map.webp)', 'pictures/map.webp'],
  ['a path that is not there: `apps/game/source`', 'apps/game/source'],
  ['a path before a full stop: docs/design.', 'docs/design'],
])('%s is reported', (markdown, target) => {
  expect(deadIn(markdown)).toEqual([target])
})

test.each([
  ['a file: `modules/data/mending/queries.ts`', []],
  ['a folder: `modules/data/mending`', []],
  ['the end of a path: `mending/queries.ts`', []],
  ['a kind of content: `application/json`', []],
  ['a file that is gone: `modules/data/mending/sentences.ts`', ['modules/data/mending/sentences.ts']],
  ['a folder that is gone: `operations/mending`', ['operations/mending']],
])('a path in code marks may start in any folder: %s', (markdown, targets) => {
  const ends = new Set(['modules/data/mending', 'modules/data/mending/queries.ts', 'mending/queries.ts'])
  const dead = findDeadLinks(
    markdown,
    'docs/page.md',
    () => false,
    (end) => ends.has(end),
  )
  expect(dead.map(({ target }) => target)).toEqual(targets)
})

test('a dead link is reported with its line', () => {
  expect(findDeadLinks('one\n[two](two.md)', 'docs/page.md', () => false)).toEqual([
    { line: 2, target: 'two.md' },
  ])
})
