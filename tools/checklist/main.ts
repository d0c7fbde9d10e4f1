import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCitedRowIds, listChecklistRowIds } from './rows.ts'

/** Compares the tests, whose titles start with row IDs, with `rows.tsv` or the given files. */
const root = join(import.meta.dirname, '../..')
const given = process.argv.slice(2)
const lists = given.length > 0 ? given : [join(import.meta.dirname, 'rows.tsv')]

const named = new Map<string, Set<string>>()
for (const file of globSync('{apps,packages,e2e,tools,bench}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})) {
  for (const id of findCitedRowIds(readFileSync(join(root, file), 'utf8'))) {
    named.set(id, (named.get(id) ?? new Set()).add(file))
  }
}

const rows = lists.flatMap((list) => listChecklistRowIds(readFileSync(list, 'utf8')))
const subjectOf = (id: string): string => id.split('-')[0] ?? ''
const missing = rows.filter((id) => !named.has(id))
const subjects = new Set(rows.map(subjectOf))
const unknown = [...named.keys()].filter((id) => subjects.has(subjectOf(id)) && !rows.includes(id))
for (const id of rows)
  console.log(id.padEnd(9), [...(named.get(id) ?? ['–'])].toSorted().join('\n          '))
console.log(`\n${rows.length - missing.length} of ${rows.length} rows are named by a test.`)
if (missing.length > 0) console.log(`Not named: ${missing.join(' ')}`)
if (unknown.length > 0) console.log(`Not in the list: ${unknown.join(' ')}`)
