import { describe, expect, test } from 'vitest'
import { seededRandom } from '../words/random.ts'
import { pooledChance, skillToday, updateSkill, type Skill } from './index.ts'

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

describe('WEET-9 the chance in a category of which few words were asked', () => {
  test('is that of all children when nothing is known', () => {
    expect(pooledChance(new Map(), 'ij', now)).toBeCloseTo(skillToday(null, now).chance, 10)
  })

  test('follows the other categories of the child, and drops when its own words go wrong', () => {
    const alone = pooledChance(new Map(), 'ij', now)
    const expected = pooledChance(new Map(othersRight), 'ij', now)
    expect(expected).toBeGreaterThan(alone + 0.1)
    const missed = pooledChance(new Map([...othersRight, ['ij', skillOf([false, false])]]), 'ij', now)
    expect(missed).toBeLessThan(expected - 0.15)
  })

  test('is nearer to the truth than the estimate of the category alone', () => {
    const random = seededRandom(8)
    const normal = (): number => random() + random() + random() + random() - 2
    let [pooled, alone] = [0, 0]
    for (let child = 0; child < 100; child++) {
      const ability = 0.85 + 1.4 * normal()
      const truths = Array.from({ length: 12 }, () => 1 / (1 + Math.exp(-ability - 1.4 * normal())))
      const skills = new Map(
        truths.map((truth, nr) => [`${nr}`, skillOf(Array.from({ length: 3 }, () => random() < truth))]),
      )
      for (const [nr, truth] of truths.entries()) {
        pooled += (pooledChance(skills, `${nr}`, now) - truth) ** 2
        alone += (skillToday(skills.get(`${nr}`) ?? null, now).chance - truth) ** 2
      }
    }
    expect(pooled).toBeLessThan(0.85 * alone)
  })
})
