import { expect, test } from 'vitest'
import { chooseSticker } from './stickers.ts'

const notes = Array.from({ length: 30 }, (_, id) => id)

test('PLEK-5 a note always has the same sticker, which is no jungle animal in the look 10+', () => {
  const jungle = notes.map((id) => chooseSticker('jungle', id))
  const fieldCamp = notes.map((id) => chooseSticker('field-camp', id))
  expect(notes.map((id) => chooseSticker('jungle', id))).toEqual(jungle)
  expect(new Set(fieldCamp).size).toBe(new Set(jungle).size)
  expect(fieldCamp.filter((name) => jungle.includes(name))).toEqual([])
})
