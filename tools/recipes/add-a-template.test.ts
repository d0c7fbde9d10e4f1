// @nightly
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeProjectCopy, readRecipe, runIn, runTests } from './recipe-house.ts'

const folder = 'packages/exercises/src/templates/KijkTyp'
const testedFor = ['templates/conformance', 'kit/help', 'run/enter', 'run/place']

test('the recipe takes four files, and gives a template that passes all tests of templates', () => {
  const files = readRecipe('add-a-template.md', /`((?:packages|KijkTyp)\/[^`]+)`/u).map(({ path, code }) => ({
    path: path.replace(/^KijkTyp/u, folder),
    code,
  }))
  expect(files.map(({ path }) => path)).toEqual([
    'packages/contract/src/entities/template-name.ts',
    `${folder}/logic.ts`,
    `${folder}/view.tsx`,
    `${folder}/fixture.ts`,
  ])
  const house = makeProjectCopy({ contract: 'packages/contract', exercises: 'packages/exercises' })
  try {
    mkdirSync(join(house, folder))
    for (const { path, code } of files) {
      const file = join(house, path)
      const isNew = dirname(path) === folder
      writeFileSync(
        file,
        isNew ? code : readFileSync(file, 'utf8').replace('\n])', `\n${code.trimEnd()}\n])`),
      )
    }
    const types = runIn(house, 'typescript/bin/tsc', [
      '--noEmit',
      '-p',
      'packages/exercises/tsconfig.views.json',
    ])
    expect(types.stdout).toBe('')
    const results = runTests(
      house,
      testedFor.map((name) => `packages/exercises/src/${name}.test.ts`),
    )
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
    expect(results.filter(({ fullName }) => fullName.includes('KijkTyp')).length).toBeGreaterThan(15)
  } finally {
    rmSync(house, { recursive: true })
  }
}, 300_000)
