import type { TurnEvidence } from '@letterliaan/rules/evidence'
import { defaultMemoryParameters } from '@letterliaan/rules/memory'
import { expect, test } from 'vitest'
import { learn } from './learn.ts'

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
const known = {
  difficulty: 0,
  memory: null,
  last_practised_at: null,
  skillOf: () => null,
  masteryOf: () => null,
}
const passed = { step_id: 4, passed_at: at - 9 * 86_400 }
const scoreOf = (evidence: Partial<TurnEvidence>) =>
  learn({ ...unaided, ...evidence }, known, {
    parameters: defaultMemoryParameters,
    remembers: true,
    confirms: (_word_id, category) => (category === 'kort' ? [passed] : []),
  }).masteries[0]?.mastery.score ?? 0

test.each([
  ['right without help', {}, 1],
  ['right with help', { was_helped: true }, -1],
  ['right after a look', { was_peeked: true }, -1],
  ['wrong in a part that no passed step teaches', { parts: [{ category: 'ij', is_right: false }] }, 0],
  ['in sight', { asked: 'in_sight' }, 0],
] as const)(
  "WEET-9 a word that is %s brings its step nearer to 'Beheerst', or back: %o",
  (_how, evidence, sign) => {
    expect(Math.sign(scoreOf(evidence))).toBe(sign)
  },
)
