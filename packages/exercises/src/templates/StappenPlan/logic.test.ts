import { analyse } from '@letterliaan/dutch'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { analysedWordFixture } from '../../kit/analysed-word.fixture.ts'
import { makePace } from '../../kit/flow.ts'
import { judgeMove } from '../../kit/judge.ts'
import { begunTableFixture } from '../../run/play-table.fixture.ts'
import { fixture } from './fixture.ts'
import { findSoundGroupToHear, findKindToHear, logic, findSoundToHear } from './logic.ts'
import { chooseRuleChoices, ruleNames, listRulesOfCategories } from './rules.ts'

const ruled = (text: string, category: string) => {
  const categories = analyse(text).categories.map((each) => each.category)
  return { ...analysedWordFixture(text), category, rules: listRulesOfCategories([category, ...categories]) }
}

test.each([
  ['kikker', 'kg-K', 'kg-K stomme-e'],
  ['bomen', 'kg-L', 'kg-L stomme-e'],
  ['bananen', 'kg-L+', 'kg-L stomme-e'],
  ['magneten', 'kg-LK', 'kg-L stomme-e'],
  ['huizen', 's-z', 's-z stomme-e'],
  ['hond', 'eind-d', 'eind-d'],
  ['web', 'b/p', 'eind-d'],
  ['gelukkig', 'ig', 'ig be-ge-ver kg-K'],
  ['kasteel', 'kg-M', 'hoor'],
  // The ei of eiland is taught later.
  ['eiland', 'eind-d', 'eind-d'],
])('%s in a step about %s has the rules %s', (text, category, rules) => {
  const { choices, right } = chooseRuleChoices(ruled(text, category))
  expect(right.join(' ')).toBe(rules)
  expect(choices).toEqual(expect.arrayContaining([...right, 'hoor']))
  expect(new Set(choices).size).toBe(5)
})

test('choices include a rule that children confuse with one of the word, but no rule of the word that is not asked', () => {
  expect(chooseRuleChoices(ruled('kikker', 'kg-K')).choices).toContain('kg-L')
  expect(chooseRuleChoices(ruled('trein', 'ei')).choices).toContain('ij')
  expect(chooseRuleChoices(ruled('lange', 'bnw')).choices).not.toContain('kg-K')
  const { choices, right } = chooseRuleChoices(ruled('paddenstoel', 'tussen-n'))
  expect(choices.filter((rule) => ruled('paddenstoel', 'tussen-n').rules.includes(rule))).toHaveLength(
    right.length,
  )
})

test.each([
  ['kikker', 0, 'K', '/i/'],
  ['magneten', 1, 'L', '/ee/'],
  ['huizen', 0, 'T', null],
  ['bootje', 0, 'L', '/oo/'],
  ['lange', 0, 'K', '/a/'],
  ['de', 0, 'D', '/u/'],
  ['hond', 0, 'M', null],
])('the deciding klankgroep in %s is number %i, which ends in %s', (text, group, kind, sound) => {
  const word = analysedWordFixture(text)
  expect([findSoundGroupToHear(word), findKindToHear(word), findSoundToHear(word)]).toEqual([
    group,
    kind,
    sound,
  ])
})

test('each wrong choice is one attempt, and the rules are sent with the answer', () => {
  const table = begunTableFixture(fixture)
  const claps = (count: number) => {
    for (let each = 0; each < count; each++) table.toFlow({ type: 'clap' })
    table.toFlow({ type: 'submit' })
  }
  claps(3)
  claps(2)
  for (const choice of ['M', 'M', 'K', 'kg-L', 'kg-K']) table.toFlow({ type: 'choose', choice })
  table.toFlow({ type: 'submit' })
  table.toFlow({ type: 'choose', choice: 'stomme-e' })
  table.toFlow({ type: 'submit' })
  table.toFlow({ type: 'text', text: 'kikker' })
  table.toFlow({ type: 'submit' })
  expect(table.posted()).toEqual([
    { attempt: '3', at: 0 },
    { attempt: 'M', at: 1 },
    { attempt: 'kg-L', at: 2 },
    { attempt: 'stomme-e', at: 3 },
    { answer: 'kikker', rules: ['kg-K', 'stomme-e'] },
  ])
})

test('the judge rejects each attempt, and each answer has the right rules, for any play', () => {
  const table = begunTableFixture(fixture)
  const { turn } = table
  const events = [...fixture.events, { type: 'submit' } as const, { type: 'clap' } as const]
  const pace = makePace({ word_view_duration: 2 })
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 80, size: 'max' }), (played) => {
      let { state } = logic.flow.start(turn, 0, pace)
      const posted = played.flatMap((event) => {
        const next = logic.flow.next(turn, state, event, 0, pace)
        ;({ state } = next)
        return next.effects
      })
      const judged = posted.flatMap((effect) => {
        if (effect.type === 'attempt')
          return [judgeMove(logic, turn, { attempt: effect.attempt, at: effect.at })]
        return effect.type === 'answer'
          ? [judgeMove(logic, turn, { ...effect.data, answer: turn.word.word })]
          : []
      })
      expect(
        judged.filter((verdict) => verdict.kind !== 'attempt' && !('right' in verdict && verdict.right)),
      ).toEqual([])
    }),
  )
})

test('an attempt may contain the two longest rules that a child can omit', () => {
  const longest = Object.keys(ruleNames).toSorted((a, b) => b.length - a.length)
  expect(longest.slice(0, 2).join('+').length).toBeLessThanOrEqual(40)
})
