import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

interface RecipeFile {
  /** The path that the recipe's step names first. */
  readonly path: string
  readonly code: string
}

/** Returns the code blocks of a recipe, each with its file. `named` matches the file in the text of the step. */
export function readRecipe(recipe: string, named: RegExp): RecipeFile[] {
  const text = readFileSync(join(root, 'docs/recipes', recipe), 'utf8')
  return text.split(/^\d+\. /mu).flatMap((step) => {
    const path = named.exec(step)?.[1]
    const code = /^ {3}```tsx?\n(.*?)^ {3}```/msu.exec(step)?.[1]
    return path === undefined || code === undefined ? [] : [{ path, code: code.replaceAll(/^ {3}/gmu, '') }]
  })
}

/** Copies the folders that the recipe changes, by package, and links the others. Returns the path. */
export function makeProjectCopy(copied: Readonly<Record<string, string>>): string {
  const house = mkdtempSync(join(tmpdir(), 'letterliaan-recipe-'))
  const modules = join(house, 'node_modules')
  mkdirSync(join(modules, '@letterliaan'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@letterliaan' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(root, 'node_modules/@letterliaan'))) {
    const folder = copied[name]
    symlinkSync(
      folder === undefined ? join(root, 'node_modules/@letterliaan', name) : join(house, folder),
      join(modules, '@letterliaan', name),
    )
  }
  for (const folder of Object.values(copied))
    cpSync(join(root, folder), join(house, folder), {
      recursive: true,
      filter: (file) => !/\/(node_modules|dist)$/.test(file),
    })
  cpSync(join(root, 'tsconfig.base.json'), join(house, 'tsconfig.base.json'))
  cpSync(join(root, 'tools/testing'), join(house, 'tools/testing'), { recursive: true })
  writeFileSync(
    join(house, 'vitest.config.mts'),
    // Allows the packages that were not copied, because they are outside the root.
    `export default { server: { fs: { strict: false } }, test: {
      isolate: false,
      testTimeout: 120_000,
      setupFiles: ['tools/testing/leave-nothing.ts', 'tools/testing/extend-jsdom.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
    } }\n`,
  )
  return house
}

export const runIn = (house: string, program: string, args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: house,
    encoding: 'utf8',
  })

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

export function runTests(house: string, files: readonly string[]) {
  const { stdout } = runIn(house, 'vitest/vitest.mjs', ['run', '--reporter=json', ...files])
  const { testResults } = JSON.parse(stdout) as VitestReport
  return testResults.flatMap(({ assertionResults }) => assertionResults)
}
