import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { describe, tableNames } from '../db/personal-data/read-description.ts'

const root = path.join(import.meta.dirname, '../../../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const page = read('docs/privacy.md')
const lines = page.split('\n')

const [withPeople = '', rest = ''] = page.split('## Zonder gegevens van mensen')
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`(\w+)`/gu)]
    .map(([, name = '']) => name)
    .filter((name) => tableNames.some((table) => table === name))

test('AVG-6 docs/privacy.md names every table once, and tables with personal data by what, why and how long', () => {
  const [tables = ''] = rest.split('## Op het apparaat')
  expect([...namesIn(withPeople), ...namesIn(tables)].toSorted()).toEqual(tableNames.toSorted())
  const personal = tableNames.filter((table) => {
    const { owner, people = [] } = describe(table)
    return people.length > 0 || ['child', 'user', 'supervisor'].includes(owner)
  })
  expect(namesIn(withPeople)).toEqual(expect.arrayContaining(personal))
})

const sources = globSync(
  ['apps/{game,supervisor}/src/**/*.{ts,tsx}', 'packages/{ui,web,exercises}/src/**/*.{ts,tsx}'],
  { cwd: root, exclude: (name) => name === 'node_modules' },
).filter((file) => !/\.test\.|\.fixture\.|\/testing\//u.test(file))

/** These files write under a name that they are given. */
const givenNames = new Map([
  ['packages/web/src/session.ts', 'packages/web/src/app-logins.ts'],
  ['apps/game/src/app/stored-lists.ts', null],
])

const stored = lines.flatMap(
  (line) =>
    /^\| (?:cookie|localStorage|sessionStorage|IndexedDB|CacheStorage) \| `([^`]+)` \|/u.exec(line)?.[1] ??
    [],
)

test('AVG-6 docs/privacy.md names what each file of the apps stores on a device', () => {
  const keeps =
    /\.setItem\(|(?<!function )\bstoreList\(|factory\.open\(|indexedDB\.open\(|document\.cookie\s*=|(?:caches|storage)\.open\(/u
  const files = sources
    .filter((file) => keeps.test(read(file)))
    .flatMap((file) => (givenNames.has(file) ? (givenNames.get(file) ?? []) : file))
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
  const set = [...read(cookieFile).matchAll(/cookieOf\(request, reply, '([\w-]+)'/gu)].map(([, name]) => name)
  expect(set.length).toBeGreaterThan(0)
  expect(stored).toEqual(expect.arrayContaining(set))
  const others = globSync('apps/server/src/**/*.ts', { cwd: root }).filter(
    (source) => !/\.test\.|\/testing\//u.test(source) && /set-cookie|setCookie/iu.test(read(source)),
  )
  expect(others).toEqual([cookieFile])
})
