import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as badgesTexts from '@letterliaan/texts/badges'
import { badgeLine } from './badge-line.ts'

const file = join(import.meta.dirname, '../../../../../packages/curriculum/data/badges.json')
const told = Array.from(
  readFileSync(file, 'utf8').matchAll(/"(?:name|description|how_to_earn)": "([^"]+)"/g),
  ([, text = '']) => text,
)

test('PLEK-5 each text of a badge that names the treehouse names the camp in the look 10+, and no other changes', () => {
  const naming = told.filter((text) => /boomhut/iu.test(text))
  expect(naming.map((text) => badgeLine(text).sober)).toEqual(
    naming.map((text) => text.replace('de boomhut', 'het kamp')),
  )
  expect(naming.toSorted()).toEqual(
    Object.values(badgesTexts.ofTreehouse)
      .map(({ text }) => text)
      .toSorted(),
  )
  expect(badgeLine('Nog een keer')).toEqual({ text: 'Nog een keer' })
})
