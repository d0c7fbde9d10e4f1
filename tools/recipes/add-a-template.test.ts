// @nightly
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = 'packages/exercises/src/templates/KijkTyp'
const copied = ['contract', 'exercises']
const testedFor = ['templates/conformance', 'kit/help', 'run/enter', 'run/place']

/** The code blocks of the recipe, each with the file that its step names first. */
function readRecipe(): { readonly path: string; readonly code: string }[] {
  const recipe = readFileSync(join(root, 'docs/recipes/add-a-template.md'), 'utf8')
  return recipe.split(/^\d+\. /mu).flatMap((step) => {
    const named = /`((?:packages|KijkTyp)\/[^`]+)`/u.exec(step)?.[1]
    const path = named?.replace(/^KijkTyp/u, folder)
    const code = /^ {3}```tsx?\n(.*?)^ {3}```/msu.exec(step)?.[1]
    return path === undefined || code === undefined ? [] : [{ path, code: code.replaceAll(/^ {3}/gmu, '') }]
  })
}

/** A house with copies of the packages that the recipe touches; the rest is this one's. */
function copyHouse(house: string): void {
  const modules = join(house, 'node_modules')
  mkdirSync(join(modules, '@letterliaan'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@letterliaan' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(root, 'node_modules/@letterliaan')))
    symlinkSync(
      copied.includes(name) ? join(house, 'packages', name) : join(root, 'node_modules/@letterliaan', name),
      join(modules, '@letterliaan', name),
    )
  for (const name of copied)
    cpSync(join(root, 'packages', name), join(house, 'packages', name), { recursive: true })
  cpSync(join(root, 'tsconfig.base.json'), join(house, 'tsconfig.base.json'))
  writeFileSync(
    join(house, 'vitest.config.ts'),
    'export default { test: { isolate: false, css: { modules: { classNameStrategy: "non-scoped" } } } }\n',
  )
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

const run = (house: string, program: string, args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: house,
    encoding: 'utf8',
  })

test('following the recipe takes four files and gives a template that passes all tests of templates', () => {
  const files = readRecipe()
  expect(files.map(({ path }) => path)).toEqual([
    'packages/contract/src/entities/template-name.ts',
    `${folder}/logic.ts`,
    `${folder}/view.tsx`,
    `${folder}/fixture.ts`,
  ])
  const house = mkdtempSync(join(tmpdir(), 'letterliaan-recipe-'))
  try {
    copyHouse(house)
    mkdirSync(join(house, folder))
    for (const { path, code } of files) {
      const file = join(house, path)
      const isNew = dirname(path) === folder
      writeFileSync(
        file,
        isNew ? code : readFileSync(file, 'utf8').replace('\n])', `\n${code.trimEnd()}\n])`),
      )
    }
    const types = run(house, 'typescript/bin/tsc', [
      '--noEmit',
      '-p',
      'packages/exercises/tsconfig.views.json',
    ])
    expect(types.stdout).toBe('')
    const tests = run(house, 'vitest/vitest.mjs', [
      'run',
      '--reporter=json',
      ...testedFor.map((name) => `packages/exercises/src/${name}.test.ts`),
    ])
    const { testResults } = JSON.parse(tests.stdout) as VitestReport
    const results = testResults.flatMap(({ assertionResults }) => assertionResults)
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
    expect(results.filter(({ fullName }) => fullName.includes('KijkTyp')).length).toBeGreaterThan(15)
  } finally {
    rmSync(house, { recursive: true })
  }
}, 180_000)
