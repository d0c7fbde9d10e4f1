import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '../words/random.ts'
import { computePooledChance, computeSkillToday, updateSkill, type Skill } from './index.ts'

const start = 1_760_000_000
const day = 86_400

const skillOf = (answers: readonly boolean[]): Skill => {
  let skill: Skill | null = null
  for (const [nr, is_right] of answers.entries())
    skill = updateSkill(skill, { at: start + nr * day, is_right, difficulty: 0 })
  if (skill === null) throw new Error('There is no skill without answers.')
  return skill
}

const now = start + 30 * day
const answers = (count: number, is_right: boolean): boolean[] => Array.from({ length: count }, () => is_right)
const othersRight = Array.from({ length: 12 }, (_, nr) => [`other ${nr}`, skillOf(answers(4, true))] as const)

describe('WEET-9 the chance in a category with few words', () => {
  test('is the average of all children without answers', () => {
    expect(computePooledChance(new Map(), 'ij', now)).toBeCloseTo(computeSkillToday(null, now).chance, 10)
  })

  test('is raised by the child’s other categories by at most five points', () => {
    const alone = computePooledChance(new Map(), 'ij', now)
    expect(computePooledChance(new Map(othersRight), 'ij', now)).toBeCloseTo(alone + 0.05, 10)
    const weak = skillOf([true, false, true, false])
    expect(computePooledChance(new Map([...othersRight, ['ij', weak]]), 'ij', now)).toBeLessThanOrEqual(
      computeSkillToday(weak, now).chance + 0.05,
    )
    const othersWrong = othersRight.map(([name]) => [name, skillOf(answers(4, false))] as const)
    expect(computePooledChance(new Map(othersWrong), 'ij', now)).toBeLessThan(alone - 0.1)
  })

  test('is closer to the truth than the category’s own estimate', () => {
    const random = createSeededRandom(8)
    const normal = (): number => random() + random() + random() + random() - 2
    let [pooled, alone] = [0, 0]
    for (let child = 0; child < 100; child++) {
      const ability = 0.85 + 1.4 * normal()
      const truths = Array.from({ length: 12 }, () => 1 / (1 + Math.exp(-ability - 1.4 * normal())))
      const skills = new Map(
        truths.map((truth, nr) => [`${nr}`, skillOf(Array.from({ length: 3 }, () => random() < truth))]),
      )
      for (const [nr, truth] of truths.entries()) {
        pooled += (computePooledChance(skills, `${nr}`, now) - truth) ** 2
        alone += (computeSkillToday(skills.get(`${nr}`) ?? null, now).chance - truth) ** 2
      }
    }
    expect(pooled).toBeLessThan(alone)
  })
})
