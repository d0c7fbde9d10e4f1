import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

test('PLEK-8 a picture of the word itself is shown where the word is read or heard, and in no dictation', () => {
  const templates = join(import.meta.dirname, '../../templates')
  const showing = globSync('*/**/*.tsx', { cwd: templates }).filter((path) =>
    /WordPicture\b|word\.image/.test(readFileSync(join(templates, path), 'utf8')),
  )
  expect([...new Set(showing.map((path) => dirname(path)))].toSorted()).toEqual([
    'KiesKlank',
    'KijkLees',
    'KijkLuister',
  ])
})
