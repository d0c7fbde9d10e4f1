import type { TurnEvidence } from '@letterliaan/rules/evidence'
import { newMastery } from '@letterliaan/rules/mastery'
import { defaultMemoryParameters } from '@letterliaan/rules/memory'
import { type Skill, updateSkill } from '@letterliaan/rules/skill'
import { defaultEaseOfBlocks } from '@letterliaan/rules/skill'
import { expect, test } from 'vitest'
import { foldTurn, type Knowledge, createEmptyKnowledge } from './fold.ts'

const at = 1_760_000_000
const unaided: TurnEvidence = {
  word_id: 1,
  at,
  asked: 'by_ear',
  is_right_first: true,
  was_helped: false,
  was_peeked: false,
  parts: [{ category: 'kort', is_right: true }],
}
const passed = { step_id: 4, passed_at: at - 9 * 86_400 }
const masteryAfter = (changes: Partial<TurnEvidence>, before: Partial<Knowledge> = {}) => {
  const known = { ...createEmptyKnowledge(), ...before }
  const turn = {
    evidence: { ...unaided, ...changes },
    difficulty: 0,
    last_practised_at: null,
    remembers: true,
    confirms: (_word_id: number, category: string) => (category === 'kort' ? [passed] : []),
  }
  foldTurn(known, turn, { memory: defaultMemoryParameters, easeOfBlocks: defaultEaseOfBlocks })
  return known.masteries.get(passed.step_id)
}

test.each([
  ['right without help', {}, 1],
  ['right with help', { was_helped: true }, -1],
  ['right after a look', { was_peeked: true }, -1],
  ['wrong in a part that no passed step teaches', { parts: [{ category: 'ij', is_right: false }] }, 0],
  ['in sight', { asked: 'in_sight' }, 0],
] as const)(
  "WEET-9 a word that is %s brings its step nearer to 'Beheerst', or back: %o",
  (_how, evidence, sign) => {
    expect(Math.sign(masteryAfter(evidence)?.score ?? 0)).toBe(sign)
  },
)

test.each([true, false])(
  "WEET-9 a step that asks few new words is 'Beheerst' only if other categories were written right: %s",
  (is_right) => {
    const observation = { at, is_right, difficulty: 0 }
    const skill = updateSkill(updateSkill(null, observation), observation)
    const others = Array.from({ length: 20 }, (_, nr) => [`other ${nr}`, skill] as const)
    let own: Skill | null = null
    for (let nr = 0; nr < 5; nr++) own = updateSkill(own, { at, is_right: true, difficulty: 0 })
    const skills = new Map(own === null ? others : [...others, ['kort', own] as const])
    const masteries = new Map([[4, { ...newMastery, score: 2.6, first_at: at - 86_400 }]])
    expect(masteryAfter({}, { skills, masteries })?.mastered_at).toBe(is_right ? at : null)
  },
)
