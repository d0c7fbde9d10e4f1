import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRetired, toKebabCase } from './find-retired.ts'
import { type RetiredWord, retiredWords } from './retired-words.ts'

const words: readonly RetiredWord[] = [
  { word: 'lane', instead: 'queue', name: /(^|-)lanes?(-|$)/, comment: /\blanes?\b/ },
  { word: 'door', instead: 'login', name: /^door$/, within: /^apps\// },
]
const textsIn = (source: string, path = 'apps/game/src/work.ts'): string[] =>
  findRetired(path, source, words).map(({ text }) => text)

test.each([
  ['fastLane', 'fast-lane'],
  ['FAST_LANE', 'fast-lane'],
  ['HTTPLane', 'http-lane'],
  ['fast-lane.fixture', 'fast-lane-fixture'],
])('the words of %s are %s', (name, kebab) => {
  expect(toKebabCase(name)).toBe(kebab)
})

test.each([
  ['a name', 'const lane = 1', ['lane']],
  ['a part of a name', 'call(fastLane, LANES_MAX)', ['fastLane', 'LANES_MAX']],
  ['a part of a word', 'const planes = 1', []],
  ['a comment', '// a lane of work', ['// a lane of work']],
  ['a long comment', '/**\n * a lane\n */', ['* a lane']],
  ['a string', `const a = 'lane', b = "lane", c = \`lane\``, []],
  ['a string with the other quote', `const a = "it's" + lane + "it's"`, ['lane']],
  ['a regular expression with a quote', "const a = /'/; const lane = '…'", ['lane']],
  ['a comment after a string with slashes', "const a = 'http://x' // fine", []],
])('%s', (_, source, texts) => {
  expect(textsIn(source)).toEqual(texts)
})

test('what JSX shows is prose, its expressions are code', () => {
  expect(textsIn('<p title={lane}>A lane {lane} or door</p>', 'apps/game/src/Work.tsx')).toEqual([
    'lane',
    'lane',
  ])
})

test('a file is called by no retired word', () => {
  expect(findRetired('apps/game/src/fast-lane.test.ts', '', words)).toEqual([
    { line: 0, text: 'fast-lane', instead: 'queue' },
  ])
})

test('a word may be retired in some places only', () => {
  expect(textsIn('door()', 'apps/game/src/enter.ts')).toEqual(['door'])
  expect(textsIn('door()', 'art/draw/cave.ts')).toEqual([])
})

test('a hit is told with its line and what to say instead', () => {
  expect(findRetired('a.ts', 'let a\nlet lane', words)).toEqual([{ line: 2, text: 'lane', instead: 'queue' }])
})

test('the glossary lists every retired word', () => {
  const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
  const listed = [...glossary.matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)].map(([, word]) => word)
  expect(listed).toEqual(expect.arrayContaining(retiredWords.map(({ word }) => word)))
})
