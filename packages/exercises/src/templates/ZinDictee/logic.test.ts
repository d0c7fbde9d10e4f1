import type { Difficulty } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { wordFixture } from '../../kit/fixture.ts'
import { freeJudge } from '../../kit/judge-typed-word.ts'
import type { Turn } from '../../kit/turn.ts'
import { logic } from './logic.ts'

const turnOf = (category: string, word: string, sentence: string, difficulty: Difficulty = 1): Turn => {
  const asked = wordFixture(1, word, { sentence, category, difficulty })
  return {
    word: asked,
    words: [asked],
    documents: [],
    exercise_data: { colors: [] } as unknown as Turn['exercise_data'],
    difficulty,
  }
}

const isRight = (category: string, answer: string): boolean =>
  logic.judge.isRight(turnOf(category, 'peren', "'Mag ik peren, Anna?' vroeg Tom."), { answer })

describe('ZIN-4 a step about capitals and marks requires them in a dictated sentence', () => {
  test.each([
    ["'Mag ik peren, Anna?' vroeg Tom.", true],
    ['"Mag ik peren, Anna?" vroeg Tom.', true],
    ["'mag ik peren, Anna?' vroeg Tom.", false],
    ["'Mag ik peren, anna?' vroeg Tom.", false],
    ["'Mag ik Peren, Anna?' vroeg Tom.", false],
    ["'Mag ik peren Anna?' vroeg Tom.", false],
    ["'Mag ik peren, Anna!' vroeg Tom.", false],
    ["'Mag ik peren, Anna?' vroeg Tom", false],
    ['Mag ik peren, Anna? vroeg Tom.', false],
    ["'Mag ik peeren, Anna?' vroeg Tom.", false],
  ])('the answer %s is right: %s', (answer, right) => {
    expect(isRight('hoofdletter', answer)).toBe(right)
    expect(isRight('leestekens', answer)).toBe(right)
  })

  test('any other step requires only its word', () => {
    expect(isRight('kg-L', 'mag ik peren anna vroeg tom')).toBe(true)
  })

  test.each([
    ["'s Avonds brandt hier een lamp.", true],
    ["'S avonds brandt hier een lamp.", false],
    ["'s avonds brandt hier een lamp.", false],
  ])('the answer %s is right: %s', (answer, right) => {
    const turn = turnOf('leestekens', 'lamp', "'s Avonds brandt hier een lamp.")
    expect(logic.judge.isRight(turn, { answer })).toBe(right)
  })
})

test.each<[string, string, Difficulty, string, boolean]>([
  ['hoofdletter', 'Utrecht', 1, 'utrecht', false],
  ['hoofdletter', 'Utrecht', 1, 'Utrecht', true],
  ['hoofdletter', 'maandag', 1, 'maandag', true],
  ['kg-L', 'Utrecht', 1, 'utrecht', true],
  ['kg-L', 'Utrecht', 3, 'utrecht', false],
])(
  'ZIN-4 in a step of %s the word %s at difficulty %s written as %s is right: %s',
  (category, word, difficulty, answer, right) => {
    expect(freeJudge.isRight(turnOf(category, word, `Dit is ${word}.`, difficulty), { answer })).toBe(right)
  },
)
