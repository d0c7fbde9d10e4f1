import { expect, test } from 'vitest'
import { searchEntries, type SearchEntry } from './search-entries.ts'

const place = (kind: SearchEntry['kind'], label: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  key: `${kind} ${label}`,
  kind,
  label,
  to: `/${label}`,
  ...more,
})
const all = [
  place('page', 'Vandaag'),
  place('page', 'Kinderen'),
  place('child', 'Élise', { detail: 'Groep 5a', alias: 'Élise de Vries' }),
  place('child', 'Anneliese'),
  place('child', 'Lis-Marie'),
  place('group', 'Groep 5a'),
  place('step', 'Woorden met ng'),
]
const find = (search: string, max = 9) => searchEntries(all, search, max).places.map(({ label }) => label)

test.each([
  ['', ['Vandaag', 'Kinderen']],
  ['  ', ['Vandaag', 'Kinderen']],
  ['elise', ['Élise']],
  ['ÉLISE', ['Élise']],
  ['vries el', ['Élise']],
  ['lis', ['Lis-Marie', 'Élise']],
  ['ie', ['Anneliese', 'Lis-Marie', 'Élise']],
  ['5a', ['Groep 5a', 'Élise']],
  ['groep 5a', ['Groep 5a', 'Élise']],
  ['ng woorden', ['Woorden met ng']],
  ['qq', []],
])('a search for %j ignores accents and capitals, and puts the closest name first', (search, labels) => {
  expect(find(search)).toEqual(labels)
})

test('a search with a thousand matches returns the first few and the total number', () => {
  const children = Array.from({ length: 1000 }, (_, at) => place('child', `Kind ${at}`))
  const { places, numFound } = searchEntries([...all, ...children], 'kind', 20)
  expect([places.length, numFound]).toEqual([20, 1001])
  expect(places[0]?.label).toBe('Kinderen')
})
