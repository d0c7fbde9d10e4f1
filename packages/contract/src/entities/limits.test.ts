import { describe, expect, test } from 'vitest'
import { BookReadBody } from './book.ts'
import { Difficulty } from './scalars.ts'
import { Student, UserUpdateBody } from './user.ts'

const whole = Array.from({ length: 14 }, (_, at) => at - 1)

describe('RUL-6 limits', () => {
  test('there are 3 levels of difficulty, and 4 worlds', () => {
    const { phase_id } = Student.shape
    expect(whole.filter((level) => Difficulty.safeParse(level).success)).toEqual([1, 2, 3])
    expect(whole.filter((world) => phase_id.safeParse(world).success)).toEqual([1, 2, 3, 4])
  })

  test('there is a diamond for each of the 4 worlds', () => {
    const diamonds = Object.keys(Student.shape).filter((field) => /^end_reward_\d+_collected$/.test(field))
    expect(diamonds.toSorted()).toEqual([1, 2, 3, 4].map((world) => `end_reward_${world}_collected`))
  })

  test('a child has one of 6 buddies, and cannot choose another', () => {
    const six = [1, 2, 3, 4, 5, 6]
    expect(whole.filter((buddy_id) => Student.shape.buddy_id.safeParse(buddy_id).success)).toEqual(six)
    expect(whole.filter((buddy_id) => UserUpdateBody.safeParse({ buddy_id }).success)).toEqual(six)
  })

  test('a book has a grade from 1 to 10', () => {
    const takes = (review: number): boolean => BookReadBody.safeParse({ title: 'Jungle', review }).success
    expect(whole.filter(takes)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})
