import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { citedRowIds, checklistRowIds } from './rows.ts'

/**
 * Which rows of a checklist are named by a test, and in which files. A test names a row by beginning its title, or the
 * row of its table, with the ID. Reads docs/checklist.md, or the file that is given.
 */
const root = join(import.meta.dirname, '../..')
const [list = join(root, 'docs/checklist.md')] = process.argv.slice(2)

const named = new Map<string, Set<string>>()
for (const file of globSync('{apps,art,packages,e2e,tools,bench}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})) {
  for (const id of citedRowIds(readFileSync(join(root, file), 'utf8'))) {
    named.set(id, (named.get(id) ?? new Set()).add(file))
  }
}

const rows = checklistRowIds(readFileSync(list, 'utf8'))
const missing = rows.filter((id) => !named.has(id))
const unknown = [...named.keys()].filter((id) => !rows.includes(id))
for (const id of rows)
  console.log(id.padEnd(9), [...(named.get(id) ?? ['–'])].toSorted().join('\n          '))
console.log(`\n${rows.length - missing.length} of ${rows.length} rows are named by a test.`)
if (missing.length > 0) console.log(`Not named: ${missing.join(' ')}`)
if (unknown.length > 0) console.log(`Not in the list: ${unknown.join(' ')}`)
