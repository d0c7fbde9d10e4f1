// @nightly
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeProjectCopy, readRecipe, runIn, runTests } from './recipe-house.ts'

const source = 'apps/supervisor/src'

function addLine(file: string, before: string, line: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(before)
  writeFileSync(file, text.replace(before, `${line}\n${before}`))
}

test('the recipe takes three new files and three lines, and gives a page with an address', () => {
  const recipe = 'add-a-supervisor-screen.md'
  const files = readRecipe(recipe, /`((?:features|routes)\/(?:titles|screens)\/[^`]+)`/u)
  expect(files.map(({ path }) => path)).toEqual([
    'features/titles/texts.ts',
    'routes/screens/TitlesPage.tsx',
    'routes/screens/TitlesPage.test.tsx',
  ])
  const house = makeProjectCopy({ supervisor: 'apps/supervisor' })
  const at = (path: string) => join(house, source, path)
  try {
    for (const { path, code } of files) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), code)
    }
    addLine(at('app/addresses.ts'), "  books: '/begeleider/boeken',", "  titles: '/begeleider/boektitels',")
    addLine(
      at('app/navigation/page-facts.ts'),
      "  books: { menu: 'lessons',",
      "  titles: { menu: 'lessons', section: null },",
    )
    addLine(
      at('routes/pages.ts'),
      "  definePage('books', addresses.books,",
      "  definePage('titles', addresses.titles, TitlesPage),",
    )
    addLine(
      at('routes/pages.ts'),
      "import { BooksPage } from './screens/BooksPage.tsx'",
      "import { TitlesPage } from './screens/TitlesPage.tsx'",
    )
    const types = runIn(house, 'typescript/bin/tsc', ['--noEmit', '-p', 'apps/supervisor/tsconfig.json'])
    expect(types.stdout).toBe('')
    const results = runTests(house, [
      `${source}/routes/screens/TitlesPage.test.tsx`,
      `${source}/routes/pages.test.ts`,
    ])
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
    expect(results.map(({ fullName }) => fullName)).toContain('a book is removed')
  } finally {
    rmSync(house, { recursive: true })
  }
}, 300_000)
