import { expect, test } from 'vitest'
import { KeptAnswer, KeptAnswers } from './kept-answer.ts'

const LEVELS = [{ id: 3, name: 'Groep 3' }]
const make = async () => new KeptAnswer('GET /api/v1/level', LEVELS)

test('an answer is kept as long as the rows that it was made of are the same', async () => {
  const kept = new KeptAnswers(10)
  const first = await kept.get(1, [[{ id: 1, status: 0 }], []], make)
  expect(await kept.get(1, [[{ id: 1, status: 0 }], []], make)).toBe(first)
  for (const rows of [
    [[{ id: 1, status: 5 }], []],
    [
      [
        { id: 1, status: 5 },
        { id: 2, status: 5 },
      ],
      [],
    ],
    [
      [
        { id: 1, status: 5 },
        { id: 2, status: 5 },
      ],
      [{ word: 'vis' }],
    ],
    [[], [{ word: 'vis' }]],
  ]) {
    const answer = await kept.get(1, rows, make)
    expect(answer).not.toBe(first)
    expect(await kept.get(1, rows, make)).toBe(answer)
  }
})

test('an answer is kept for each by itself, and the one not asked for longest is forgotten', async () => {
  const kept = new KeptAnswers(2)
  const one = await kept.get(1, [[{ id: 1 }]], make)
  const two = await kept.get(2, [[{ id: 1 }]], make)
  expect(await kept.get(1, [[{ id: 1 }]], make)).toBe(one)
  await kept.get(3, [[{ id: 1 }]], make)
  expect(await kept.get(1, [[{ id: 1 }]], make)).toBe(one)
  expect(await kept.get(2, [[{ id: 1 }]], make)).not.toBe(two)
})

test('an answer that the call does not give is refused', () => {
  expect(() => new KeptAnswer('GET /api/v1/level', [{ id: 0 }])).toThrow('Too small')
})
