import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readColumns, type Column } from '../../db/personal-data/owned-rows.ts'
import { describe, tableNames } from '../../db/personal-data/read-description.ts'
import { columnTexts } from '../../db/personal-data/columns/columns.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { browserStorage } from './browser-storage.ts'
import { writePrivacyPage } from './write-privacy-page.ts'

const root = path.join(import.meta.dirname, '../../../../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

let app: TestApp
let columns: readonly Column[]
beforeAll(async () => {
  app = await startTestApp()
  columns = await readColumns(app.database.queries)
})
afterAll(() => app.close())

/** The order of columns is the embedded database's. */
const linesOf = (page: string): readonly string[] => page.split('\n').toSorted()

test('AVG-6 docs/privacy.md is what `npm run privacy` writes', () => {
  expect(linesOf(read('docs/privacy.md'))).toEqual(linesOf(writePrivacyPage(columns)))
})

test('AVG-6 every column of a table with people has a line, and no column that is not there', () => {
  const page = read('docs/privacy.md')
  for (const table of tableNames) {
    const texts = columnTexts[table]
    if (!('columns' in texts)) continue
    const part = page.split(`(\`${table}\`)\n`)[1]?.split('\n#')[0] ?? ''
    const named = [...part.matchAll(/^\| `(\w+)` \| \S/gmu)].map(([, name = '']) => name)
    const real = columns.filter((column) => column.table === table).map(({ name }) => name)
    expect(named.toSorted(), table).toEqual(real.toSorted())
  }
})

test('AVG-6 a column without a line is refused', () => {
  const added: Column = { table: 'student', name: 'shoe_size', isNullable: true, isText: false }
  expect(() => writePrivacyPage([...columns, added])).toThrow('shoe_size')
})

test('AVG-6 a table without people names nobody', () => {
  for (const table of tableNames) {
    if ('columns' in columnTexts[table]) continue
    const { owner, people } = describe(table)
    expect([table, people ?? []]).toEqual([table, []])
    expect(['organisation', 'installation', 'nobody']).toContain(owner)
  }
})

const sources = globSync(
  ['apps/{game,supervisor}/src/**/*.{ts,tsx}', 'packages/{ui,web,exercises}/src/**/*.{ts,tsx}'],
  { cwd: root, exclude: (name) => name === 'node_modules' },
).filter((file) => !/\.test\.|\.fixture\.|\/testing\//u.test(file))

/** Writes under a name that it is given. */
const writers = new Map([['packages/web/src/session.ts', 'packages/web/src/app-logins.ts']])

/** By `storeList`, whose callers say what they keep. */
const storesLists = 'apps/game/src/app/stored-lists.ts'

test('AVG-6 every file that keeps something on a device is in the list, and no other', () => {
  const keeps =
    /\.setItem\(|(?<!function )\bstoreList\(|factory\.open\(|indexedDB\.open\(|document\.cookie\s*=|(?:caches|storage)\.open\(/u
  const found = sources
    .filter((file) => file !== storesLists && keeps.test(read(file)))
    .map((file) => writers.get(file) ?? file)
  const listed = browserStorage.map(({ file }) => file).filter((file) => !file.startsWith('apps/server'))
  expect([...new Set(found)].toSorted()).toEqual([...new Set(listed)].toSorted())
})

test('AVG-6 each name stands in its file, and every cookie of the server is in the list', () => {
  for (const { name, file } of browserStorage) expect(read(file), name).toContain(name)
  const file = 'apps/server/src/plugins/contract/device-cookie.ts'
  const set = [...read(file).matchAll(/cookieOf\(request, reply, '([\w-]+)'/gu)].map(([, name]) => name)
  expect(browserStorage.filter((stored) => stored.file === file).map(({ name }) => name)).toEqual(set)
  const others = globSync('apps/server/src/**/*.ts', { cwd: root }).filter(
    (source) => !/\.test\.|\/testing\//u.test(source) && /set-cookie|setCookie/iu.test(read(source)),
  )
  expect(others).toEqual([file])
})
