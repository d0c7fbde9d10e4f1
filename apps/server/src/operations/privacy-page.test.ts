import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readOwnedColumns } from '../db/personal-data/owned-rows.ts'
import { getTableDescription, tableNames } from '../db/personal-data/table-descriptions.ts'
import { useTestApp } from '../testing/test-app.ts'

const root = path.join(import.meta.dirname, '../../../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const page = read('docs/privacy.md')
const lines = page.split('\n')
const [introduction = ''] = page.split('\n## ')

const app = await useTestApp()
const columns = await readOwnedColumns(app.database.queries)

const lineOf = (table: string): string =>
  lines.find((line) => line.startsWith('- **') && line.includes(`** (\`${table}\`)`)) ?? ''

test('AVG-6 docs/privacy.md names every table', () => {
  const named = lines.flatMap(
    (line) => /^- \*\*.*?\*\* \(`(\w+)`\)|^\| `(\w+)` \|/u.exec(line)?.slice(1) ?? [],
  )
  expect(named.filter(Boolean).toSorted()).toEqual(tableNames.toSorted())
})

test('AVG-6 each table with personal data has a separate line', () => {
  const personal = tableNames.filter((table) => {
    const { owner, people = [] } = getTableDescription(table)
    return people.length > 0 || ['child', 'user', 'supervisor'].includes(owner)
  })
  expect(personal.filter((table) => lineOf(table) === '')).toEqual([])
})

test('AVG-6 that line has each column, and the purpose, the term and who sees the data', () => {
  const unsaid = new Set([...introduction.matchAll(/`(\w+)`/gu)].map(([, name]) => name))
  for (const table of tableNames) {
    const line = lineOf(table)
    if (line === '') continue
    expect(line).toMatch(/Waarom: .+ Hoelang: .+ Wie ziet het: .+\.$/u)
    const real = columns.filter((column) => column.table === table).map(({ name }) => name)
    const named = new Set([...line.matchAll(/`(\w+)` \S/gu)].map(([, name = '']) => name))
    expect(
      real.filter((name) => !named.has(name) && !unsaid.has(name)),
      table,
    ).toEqual([])
    expect(
      [...named].filter((name) => !real.includes(name)),
      table,
    ).toEqual([])
  }
})

const sources = globSync(
  ['apps/{game,supervisor}/src/**/*.{ts,tsx}', 'packages/{ui,web,exercises}/src/**/*.{ts,tsx}'],
  { cwd: root, exclude: (name) => name === 'node_modules' },
).filter((file) => !/\.test\.|\.fixture\.|\/testing\//u.test(file))

/** Files that store data under a name that other files pass to them. */
const givenNames = new Map<string, readonly string[]>([
  ['packages/web/src/session.ts', ['packages/web/src/app-logins.ts']],
  ['apps/game/src/app/stored-lists.ts', []],
  [
    'apps/game/src/app/data/drafts.ts',
    ['apps/game/src/features/exercise/writing-draft.ts', 'apps/game/src/features/logbook/note-draft.ts'],
  ],
])

const stored = lines.flatMap(
  (line) =>
    /^\| (?:cookie|localStorage|sessionStorage|IndexedDB|CacheStorage) \| `([^`]+)` \|/u.exec(line)?.[1] ??
    [],
)

test('AVG-6 docs/privacy.md names all data that the files of the apps store on a device', () => {
  const keeps =
    /\.setItem\(|(?<!function )\bstoreList\(|factory\.open\(|indexedDB\.open\(|document\.cookie\s*=|(?:caches|storage)\.open\(/u
  const files = sources
    .filter((file) => keeps.test(read(file)))
    .flatMap((file) => givenNames.get(file) ?? file)
  expect(files.length).toBeGreaterThan(20)
  const texts = files.map(read)
  for (const [at, text] of texts.entries())
    expect(
      stored.some((name) => text.includes(name)),
      files[at],
    ).toBe(true)
  const cookies = read(cookieFile)
  for (const name of stored)
    expect(
      [...texts, cookies].some((text) => text.includes(name)),
      name,
    ).toBe(true)
})

const cookieFile = 'apps/server/src/plugins/contract/device-cookie.ts'

test('AVG-6 docs/privacy.md names every cookie of the server', () => {
  const set = [...read(cookieFile).matchAll(/\bopen\('([\w-]+)'/gu)].map(([, name]) => name)
  expect(set.length).toBeGreaterThan(0)
  expect(stored).toEqual(expect.arrayContaining(set))
  const others = globSync('apps/server/src/**/*.ts', { cwd: root }).filter(
    (source) => !/\.test\.|\/testing\//u.test(source) && /set-cookie|setCookie/iu.test(read(source)),
  )
  expect(others).toEqual([cookieFile])
})
