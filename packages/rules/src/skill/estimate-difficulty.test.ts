import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '../words/random.ts'
import { fitDifficulties, minChildrenOfWord, type FirstMeeting } from './index.ts'

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** Simulates words whose prior explains part of their difficulty, and children of roughly known skill. */
function generate(numWords: number, numChildren: number, seed = 4) {
  const random = createSeededRandom(seed)
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const words = Array.from({ length: numWords }, (_, word_id) => {
    const prior = 0.4 * normal()
    return { word_id, prior, truth: prior + 0.6 * normal() }
  })
  const meetings = Array.from({ length: numChildren }, (_, student_id) => {
    const skill = 0.85 + 1.1 * normal()
    return words.map(({ word_id, truth }): FirstMeeting => {
      const variance = 0.25
      const mean = skill + Math.sqrt(variance) * normal()
      return { word_id, student_id, mean, variance, is_right: random() < sigmoid(skill - truth) }
    })
  }).flat()
  return { words, meetings, priorOf: (word_id: number) => words[word_id]?.prior ?? 0 }
}

const correlation = (pairs: readonly (readonly [number, number])[]): number => {
  const meanOf = (at: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length
  const [x, y] = [meanOf(0), meanOf(1)]
  const sum = (of: (a: number, b: number) => number): number =>
    pairs.reduce((total, [a, b]) => total + of(a - x, b - y), 0)
  return sum((a, b) => a * b) / Math.sqrt(sum((a) => a * a) * sum((_, b) => b * b))
}

describe('WEET-15 the difficulty of words, from answers', () => {
  test('is estimated better than by the prior, and its spread has no bias', () => {
    const { words, meetings, priorOf } = generate(120, 150)
    const fit = fitDifficulties(meetings, priorOf)
    const found = new Map(fit?.difficulties.map(({ word_id, difficulty }) => [word_id, difficulty]))
    expect(found.size).toBe(120)
    const estimated = words.map(({ word_id, truth }) => [found.get(word_id) ?? 0, truth] as const)
    const expected = words.map(({ prior, truth }) => [prior, truth] as const)
    expect(correlation(expected)).toBeLessThan(0.75)
    expect(correlation(estimated)).toBeGreaterThan(0.93)
    const mean = estimated.reduce((sum, [estimate]) => sum + estimate, 0) / estimated.length
    const spread = estimated.reduce((sum, [estimate]) => sum + (estimate - mean) ** 2, 0)
    const together = estimated.reduce((sum, [estimate, truth]) => sum + (estimate - mean) * truth, 0)
    expect(Math.abs(together / spread - 1)).toBeLessThan(0.15)
    expect(fit?.after).toBeLessThan((fit?.before ?? 0) - 0.01)
  })

  test('equals the prior if few children met the word, and is near it if some did', () => {
    const { meetings, priorOf } = generate(3, 200)
    const few = meetings.filter(
      ({ word_id, student_id }) => word_id !== 0 || student_id < minChildrenOfWord - 1,
    )
    expect(fitDifficulties(few, priorOf)?.difficulties.map(({ word_id }) => word_id)).toEqual([1, 2])
    expect(
      fitDifficulties(
        few.filter(({ word_id }) => word_id === 0),
        priorOf,
      ),
    ).toBeNull()
    const allWrong = meetings.map((meeting) => Object.assign({}, meeting, { is_right: false }))
    const distanceOf = (numChildren: number): number => {
      const of = allWrong.filter(({ word_id, student_id }) => word_id === 1 && student_id < numChildren)
      return (fitDifficulties(of, priorOf)?.difficulties[0]?.difficulty ?? 0) - priorOf(1)
    }
    expect(distanceOf(20)).toBeGreaterThan(0)
    expect(distanceOf(20)).toBeLessThan(distanceOf(200))
  })

  test('counts each child once per word, and ignores invalid rows', () => {
    const { meetings, priorOf } = generate(1, 19)
    expect(fitDifficulties([...meetings, ...meetings], priorOf)).toBeNull()
    const bad = meetings.map((meeting) => ({
      ...meeting,
      student_id: meeting.student_id + 100,
      mean: Number.NaN,
    }))
    expect(fitDifficulties([...meetings, ...bad], priorOf)).toBeNull()
  })
})
