import { colorNames } from '@letterliaan/contract/palette'
import { expect, test } from 'vitest'
import { colorMeanings } from './color-meanings.ts'
import { colorPatterns } from './color-patterns.ts'

/** What is drawn, however it is written down: a path without its spaces. */
const drawn = (path: string): string => path.replaceAll(/[\s,]/g, '').toLowerCase()

test('GIDS-10 each of the eleven colours has a name, a meaning, a sign and a pattern that no other has', () => {
  const shown = {
    name: colorNames.map((color) => colorMeanings[color].name),
    meaning: colorNames.map((color) => colorMeanings[color].meaning),
    sign: colorNames.map((color) => colorMeanings[color].sign),
    pattern: colorNames.map((color) => drawn(colorPatterns[color].path)),
  }
  for (const values of Object.values(shown)) expect(new Set(values).size).toBe(11)
  expect(shown.sign.every((sign) => /^[A-Z]$/.test(sign))).toBe(true)
  expect(shown.pattern.every((path) => path !== '')).toBe(true)
})
