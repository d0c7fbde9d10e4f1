import { loadCurriculum } from '@letterliaan/curriculum'
import { expect, test } from 'vitest'
import { listEasyWords, makeReadablePassword } from './draw-password.ts'

const words = listEasyWords(
  loadCurriculum().steps.flatMap((step) =>
    Object.values(step.words).flatMap((all) => all.map(({ word }) => word)),
  ),
)

test('a password has three easy words and two digits', () => {
  for (let count = 0; count < 50; count += 1) {
    const password = makeReadablePassword(words)
    expect(password).toMatch(/^([abd-pr-wz]{3,6} ){3}[1-9]\d$/)
    for (const word of password.split(' ').slice(0, 3)) expect(words).toContain(word)
  }
})

test('the curriculum has enough words for 35 bits', () => {
  expect(new Set(words).size).toBe(words.length)
  expect(3 * Math.log2(words.length) + Math.log2(90)).toBeGreaterThan(35)
})

test('the first and the last word can be drawn', () => {
  const drawn = Array.from({ length: 200 }, () => makeReadablePassword(['aap', 'noot', 'mies'])).join(' ')
  for (const word of ['aap', 'noot', 'mies']) expect(drawn).toContain(word)
})

test.each(['', 'ei', 'cavia', 'baby', 'taxi', 'quiz', 'één', 'Elif', 'zo-even', 'olifant'])(
  '%j is not easy',
  (word) => {
    expect(listEasyWords([word])).toEqual([])
  },
)
