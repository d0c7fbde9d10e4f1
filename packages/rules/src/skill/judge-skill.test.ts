import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '../words/random.ts'
import { judgeSkill, computeSkillToday, updateSkill, type Skill, type SkillVerdict } from './index.ts'

const day = 86_400
const start = 1_760_000_000
const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit))
const logitOf = (chance: number): number => Math.log(chance / (1 - chance))

/** Simulates how often each statement is made about children with this true chance. */
function sayOf(chance: number, { perWeek, weeks }: { readonly perWeek: number; readonly weeks: number }) {
  const random = createSeededRandom(perWeek * 1000 + weeks)
  const numChildren = 400
  const said: Record<SkillVerdict, number> = { good: 0, middle: 0, low: 0, unknown: 0 }
  for (let child = 0; child < numChildren; child++) {
    let skill: Skill | null = null
    let at = start
    for (let word = 0; word < perWeek * weeks; word++) {
      at = start + Math.floor(word / perWeek) * 7 * day + (word % perWeek) * 3600
      const difficulty = random() + random() - 1
      const is_right = random() < sigmoid(logitOf(chance) - difficulty)
      skill = updateSkill(skill, { at, is_right, difficulty })
    }
    said[judgeSkill(computeSkillToday(skill, at + 2 * day))] += 1 / numChildren
  }
  return said
}

describe('ZEG-1 statements about a child in a category', () => {
  const amounts = [2, 5, 12].flatMap((perWeek) => [4, 12, 30].map((weeks) => ({ perWeek, weeks })))

  test.each(amounts)('are rarely good at a true chance of .7, or low at .8: %o', (amount) => {
    for (const chance of [0.4, 0.55, 0.7]) expect(sayOf(chance, amount).good).toBeLessThanOrEqual(0.05)
    for (const chance of [0.8, 0.9, 0.95]) expect(sayOf(chance, amount).low).toBeLessThanOrEqual(0.05)
  })

  test('are true for most children after twelve weeks of five words', () => {
    const amount = { perWeek: 5, weeks: 12 }
    expect(sayOf(0.9, amount).good).toBeGreaterThan(0.8)
    expect(sayOf(0.5, amount).low).toBeGreaterThan(0.8)
  })

  test('are unknown before the first words and long after the last', () => {
    expect(judgeSkill(computeSkillToday(null, start))).toBe('unknown')
    let skill: Skill | null = null
    for (let word = 0; word < 8; word++)
      skill = updateSkill(skill, { at: start + word * day, is_right: word % 2 === 0, difficulty: 0 })
    expect(judgeSkill(computeSkillToday(skill, start + 300 * day))).toBe('unknown')
  })
})
