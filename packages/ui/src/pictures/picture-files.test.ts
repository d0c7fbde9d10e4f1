import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixedPictures } from './picture-files.ts'

const root = join(import.meta.dirname, '../../../..')

test('every picture named by a screen is built', () => {
  const sources = globSync('{apps,packages}/*/src/**/*.tsx', { cwd: root })
  const named = sources.flatMap((path) =>
    Array.from(
      readFileSync(join(root, path), 'utf8').matchAll(/<Picture\s+name="([^"]+)"/g),
      ([, name]) => name,
    ),
  )
  expect(named).toContain('light-bulb')
  for (const name of named) expect(fixedPictures).toContain(name)
})
