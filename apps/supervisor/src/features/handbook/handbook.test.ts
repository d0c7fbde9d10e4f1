import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readHandbook, readSpans, searchHandbook } from './read-handbook.ts'
import { pageFacts } from '../../app/navigation/page-facts.ts'

const source = readFileSync(join(import.meta.dirname, '../../../../../docs/begeleider.md'), 'utf8')

test('TIEN-1 each page that names a handbook section has one', () => {
  const titles = readHandbook(source).map(({ title }) => title)
  for (const start of Object.values(pageFacts).flatMap(({ section }) => section ?? []))
    expect(titles.filter((title) => title.startsWith(start))).toHaveLength(1)
})

test('a section is parsed into paragraphs, lists and headings, without pictures', () => {
  const markdown =
    '# Title\n\n## One\n\n![Seen](a.webp)\n\nA line\nthat goes on.\n\n- **a** b\n  c\n- d\n\n### Sub\n\n1. x\n2. y\n'
  expect(readHandbook(markdown)).toEqual([
    {
      title: 'One',
      blocks: [
        { kind: 'text', lines: ['A line that goes on.'] },
        { kind: 'list', lines: ['**a** b c', 'd'] },
        { kind: 'heading', lines: ['Sub'] },
        { kind: 'steps', lines: ['x', 'y'] },
      ],
    },
  ])
})

test('bold, italic and code are parsed, and a link is replaced by its text', () => {
  expect(
    readSpans('Kies **Bewaar** in [de lijst](#lijst) en `=`, *nu*.').filter(({ text }) => text !== ''),
  ).toEqual([
    { kind: 'text', text: 'Kies ' },
    { kind: 'bold', text: 'Bewaar' },
    { kind: 'text', text: ' in de lijst' },
    { kind: 'text', text: ' en ' },
    { kind: 'code', text: '=' },
    { kind: 'text', text: ', ' },
    { kind: 'italic', text: 'nu' },
    { kind: 'text', text: '.' },
  ])
})

const sections = readHandbook(source)
const find = (search: string, names: readonly string[] = []) =>
  searchHandbook(sections, search, () => names).map(({ title }) => title)

test('TIEN-1 a search finds sections that have all its words or their stems, with matching titles first', () => {
  expect(find('WEEKDICTEE blad')[0]).toBe('Een weekdictee')
  expect(find('kopieren stap')).toContain('Stappen kopiëren en veranderen')
  expect(find('inlogkaartje')[0]).toBe('Inlogkaarten')
  expect(find('')).toHaveLength(sections.length)
  expect(find('zwembad')).toEqual([])
})

test('TIEN-1 a search finds sections by another name of the subject', () => {
  expect(find('groepsplan', ['Interventie'])[0]).toBe('Een interventie')
  expect(find('oudergesprek', ['Rapport voor ouders'])[0]).toBe('Inzicht')
})
