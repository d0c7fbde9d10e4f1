import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseBadgePicture, soberPictures } from './badge-picture.ts'

interface BadgeInFile {
  readonly image: string
  readonly is_buyable: boolean
}

const file = join(import.meta.dirname, '../../../../../packages/curriculum/data/badges.json')
const badges = JSON.parse(readFileSync(file, 'utf8')) as readonly BadgeInFile[]

test('PLEK-5 in the look 10+ earned badges show no animals, and each has its own picture', () => {
  const earned = badges.filter(({ is_buyable }) => !is_buyable).map(({ image }) => image)
  const shown = earned.map((image) => chooseBadgePicture(image, 'field-camp'))
  expect(shown).not.toEqual(expect.arrayContaining(['frog']))
  expect(new Set([...shown, 'frog', 'turtle', 'paw-prints', 'owl', 'hut']).size).toBe(earned.length + 5)
  expect(earned.map((image) => chooseBadgePicture(image, 'jungle'))).toEqual(earned)
  expect(Object.keys(soberPictures).filter((image) => !earned.includes(image))).toEqual([])
})
