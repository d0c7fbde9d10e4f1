import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names.ts'

const idsIn = (file: string): string[] =>
  Array.from(
    readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/<symbol id="([^"]+)"/g),
    ([, id]) => id ?? '',
  )

test('the file of icons has exactly the icons in `iconNames`', () => {
  expect(idsIn('icons.svg').toSorted()).toEqual([...iconNames].toSorted())
})

test('the file of markers has those of all worlds and their parts', () => {
  expect(idsIn('markers.svg')).toEqual(
    expect.arrayContaining([
      'token-1',
      'token-2',
      'token-3',
      'token-4',
      'token-test',
      'bloom',
      'bud',
      'vines',
      'done',
      'go',
      'repeat-border',
      'tag',
      'tag-camp',
      'leaf-gold',
      'leaf-faded',
    ]),
  )
})
