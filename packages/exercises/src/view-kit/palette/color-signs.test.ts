import type { Color } from '@letterliaan/contract'
import { colorNames } from '@letterliaan/contract/palette'
import { analyse } from '@letterliaan/dutch'
import { colourTexts } from '@letterliaan/texts/colours'
import { expect, test } from 'vitest'
import { colorMeanings } from './color-meanings.ts'
import { colorPatterns } from './color-patterns.ts'

const drawn = (path: string): string => path.replaceAll(/[\s,]/g, '').toLowerCase()

test('GIDS-10 each of the eleven colours has a unique name, meaning, sign and pattern', () => {
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

/** Letters are pink or brown only if a step asks for fixed parts or letters from abroad. */
const ofStep = new Set<Color>(['pink', 'brown'])

test.each(colorNames)('SPEEL-7 %s is explained by a word with letters of that colour', (color) => {
  const [before, letters, after] = colorMeanings[color].example
  const word = `${before}${letters}${after}`
  expect(colourTexts.isFor[color].text).toContain(` zoals in ${word}.`)
  if (ofStep.has(color)) return
  const { colors } = analyse(word)
  expect(new Set(colors.slice(before.length, before.length + letters.length))).toEqual(new Set([color]))
})
