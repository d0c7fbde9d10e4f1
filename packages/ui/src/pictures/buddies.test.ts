import { expect, test } from 'vitest'
import { AVATAR_URLS, BUDDY_URLS } from './buddy-urls.ts'

test('RUL-6 there are six buddies, each with its moods, and six avatars', () => {
  const six = ['1', '2', '3', '4', '5', '6']
  expect(Object.keys(BUDDY_URLS)).toEqual(six)
  expect(Object.keys(AVATAR_URLS)).toEqual(six)
  const pictures = [...Object.values(BUDDY_URLS).flatMap(Object.values), ...Object.values(AVATAR_URLS)]
  expect(new Set(pictures).size).toBe(6 * 4)
})
