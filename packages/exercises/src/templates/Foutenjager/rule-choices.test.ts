import type { Anchor } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { anchorFixture, turnWithAnchorsFixture } from '../../kit/analysed-word.fixture.ts'
import { logic } from './logic.ts'
import { chooseAnchorChoices } from './rule-choices.ts'

const anchorOf = (step: number, name: string, category: string): Anchor => ({
  ...anchorFixture(step, 1, name),
  category,
})

const trein = anchorOf(47, 'trein', 'ei')
const others = [
  anchorOf(3, 'boek', 'tweeteken'),
  anchorOf(9, 'ring', 'ng'),
  anchorOf(12, 'haai', 'aai'),
  anchorOf(21, 'vogel', 'kg-L'),
  anchorOf(46, 'ijs', 'ij'),
  anchorOf(49, 'goud', 'ou'),
]

const turnOf = (text: string, category: string, anchors: readonly Anchor[], id = 5) => {
  const turn = turnWithAnchorsFixture(logic, text, anchors)
  return { ...turn, word: { ...turn.word, id, category, anchor_ids: [trein.id] } }
}

describe('ZIN-3 the rules among which a child chooses', () => {
  test('prefer words that are spelt by the same strategy', () => {
    for (let id = 1; id < 30; id++) {
      const { choices, right } = chooseAnchorChoices(turnOf('plein', 'ei', [trein, ...others], id))
      expect(right).toBe(trein)
      expect(choices.map(({ name }) => name).toSorted()).toEqual(['goud', 'ijs', 'trein'])
    }
  })

  test.each([
    ['breien', 'breie', ['ei'], false],
    ['breien', 'brijen', ['ei'], true],
    // Sierene contains an i too.
    ['sirene', 'sierene', ['i'], true],
  ] as const)('the rule is asked for %s written as %s (%j): %s', (text, misspelt, letters, isAsked) => {
    const turn = turnOf(text, 'ei', [trein, ...others])
    const word = { ...turn.word, misspelt, difficult_letters: [...letters] }
    expect(chooseAnchorChoices({ ...turn, word }).choices.length > 0).toBe(isAsked)
  })

  test('prefer those that share letters, among equally similar ones', () => {
    const heard = [anchorOf(3, 'boek', 'tweeteken'), anchorOf(9, 'spring', 'ng'), anchorOf(7, 'spin', 'kort')]
    const { choices } = chooseAnchorChoices(turnOf('spreien', 'ei', [trein, ...heard]))
    expect(choices.map(({ name }) => name).toSorted()).toEqual(['spin', 'spring', 'trein'])
  })

  test('are about vowels if the step is the first whose words must be remembered', () => {
    const earlier = [
      anchorOf(12, 'haai', 'aai'),
      anchorOf(14, 'leeuw', 'eeuw'),
      anchorOf(24, 'bommen', 'kg-LK'),
      anchorOf(25, 'bezem', 'be-ge-ver'),
      anchorOf(34, 'ijsje', 'vk-je'),
    ]
    const { choices } = chooseAnchorChoices(turnOf('plein', 'ei', [trein, ...earlier]))
    expect(choices.map(({ name }) => name).toSorted()).toEqual(['haai', 'leeuw', 'trein'])
  })

  test('have an order that depends only on the word', () => {
    const orderOf = (id: number) =>
      chooseAnchorChoices(turnOf('plein', 'ei', [trein, ...others], id)).choices.map(({ name }) => name)
    const orders = Array.from({ length: 20 }, (_, id) => orderOf(id))
    expect(orders).toEqual(Array.from({ length: 20 }, (_, id) => orderOf(id)))
    expect(new Set(orders.map((order) => order.indexOf('trein'))).size).toBe(3)
  })

  test('contain one anchor of each step, even if the step has two', () => {
    const ou = [anchorFixture(49, 2, 'hout'), anchorFixture(49, 3, 'vrouw')].map((each) =>
      Object.assign({}, each, { category: 'ou' }),
    )
    const { choices } = chooseAnchorChoices(turnOf('plein', 'ei', [trein, ...others, ...ou]))
    expect(choices.filter(({ category }) => category === 'ou')).toHaveLength(1)
  })

  test('are empty for a word of another step whose anchors are missing, because none would be right', () => {
    const turn = turnOf('hond', 'd/t', [trein, ...others])
    const asked = chooseAnchorChoices({ ...turn, word: { ...turn.word, anchor_ids: [271] } })
    expect(asked).toEqual({ choices: [], right: null })
  })
})
