import { expect, test } from 'vitest'
import { avatarUrls, buddyUrls } from './buddy-urls.ts'

test('RUL-6 there are six buddies, each with its moods, and six avatars', () => {
  const six = ['1', '2', '3', '4', '5', '6']
  expect(Object.keys(buddyUrls)).toEqual(six)
  expect(Object.keys(avatarUrls)).toEqual(six)
  const pictures = [...Object.values(buddyUrls).flatMap(Object.values), ...Object.values(avatarUrls)]
  expect(new Set(pictures).size).toBe(6 * 4)
})
