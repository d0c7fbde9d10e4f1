import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { badgesTexts } from '@letterliaan/texts/badges'
import { toBadgeLine } from './badge-line.ts'

const file = join(import.meta.dirname, '../../../../../packages/curriculum/data/badges.json')
const told = Array.from(
  readFileSync(file, 'utf8').matchAll(/"(?:name|description|how_to_earn)": "([^"]+)"/g),
  ([, text = '']) => text,
)

test('PLEK-5 exactly the badge texts that cheer or name the jungle have a sober wording', () => {
  const playful = told.filter((text) => /!|jungle/iu.test(text))
  expect(playful).not.toEqual([])
  expect(playful.filter((text) => /!|jungle/iu.test(toBadgeLine(text).sober ?? text))).toEqual([])
  const worded = Object.values(badgesTexts.ofJungle).map(({ text }) => text)
  expect(worded.filter((text) => !told.includes(text))).toEqual([])
})

test('PLEK-5 a badge text that names the treehouse names the camp in the look 10+, and other texts do not change', () => {
  const naming = told.filter((text) => /boomhut/iu.test(text))
  expect(naming.map((text) => toBadgeLine(text).sober)).toEqual(
    naming.map((text) => text.replace('de boomhut', 'het kamp')),
  )
  expect(naming.toSorted()).toEqual(
    Object.values(badgesTexts.ofTreehouse)
      .map(({ text }) => text)
      .toSorted(),
  )
  expect(toBadgeLine('Nog een keer')).toEqual({ text: 'Nog een keer' })
})
