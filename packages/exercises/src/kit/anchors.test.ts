import { describe, expect, test } from 'vitest'
import { collectTurnData } from '../run/turn.ts'
import { templates } from '../templates/registry.ts'
import { anchorFixture } from './analysed-word.fixture.ts'
import { findHelpAnchor, spellsWord } from './anchors.ts'
import { wordFixture } from './fixture.ts'

test.each([
  ['Zeg kroon langzaam.', 'kroon', true],
  ['Kroon begint met twee medeklinkers.', 'kroon', true],
  ['Zeg langzaam: k, r, oo, n.', 'kroon', true],
  ['Zeg langzaam: eerst k, dan r, dan oo en dan n.', 'kroon', true],
  ['Klap kr-oon of kr | oon.', 'kroon', true],
  ['Twee kronen', 'kroon', false],
  ['Zeg krant langzaam: eerst k, dan r.', 'kroon', false],
  ['In sneeuw hoor je eeuw.', 'leeuw', false],
  ['In leeuw hoor je een u.', 'eeuw', true],
  ['Twee foto’s', "foto's", true],
  ['Eerst een b.', 'eerst', true],
  ['De thee is heet.', 'dan', false],
])('the text %j spells the word %s: %s', (text, word, expected) => {
  expect(spellsWord(text, word)).toBe(expected)
})

const kroon = {
  ...anchorFixture(4, 1, 'kroon'),
  description: 'Kroon begint met twee medeklinkers.',
  hint: 'Zeg kroon langzaam: eerst k, dan r.',
  tip: 'Tik met je vinger.',
}
const slak = { ...kroon, ...anchorFixture(4, 2, 'slak'), hint: 'Net als k, r, oo, n.' }
const trap = {
  ...anchorFixture(4, 3, 'trap'),
  description: 'Trap begint met t en r.',
  hint: 'Zeg trap.',
  tip: 'Tik.',
}

describe('help that does not spell the word', () => {
  test('is of another anchor, whose texts do not spell the word either', () => {
    expect(findHelpAnchor({ word: 'kroon' }, [kroon, slak, trap])).toBe(trap)
    expect(findHelpAnchor({ word: 'kraan' }, [kroon, slak, trap])).toBe(kroon)
  })

  test('advises listening if the texts of every anchor spell the word', () => {
    const listen = { hint: 'Luister nog eens goed naar elke klank.', description: '' }
    expect(findHelpAnchor({ word: 'kroon' }, [kroon, slak])).toEqual({ ...slak, ...listen })
    expect(findHelpAnchor({ word: 'kroon' }, [kroon])).toEqual({ ...kroon, ...listen, name: '' })
    expect(findHelpAnchor({ word: 'kroon' }, [])).toBeNull()
  })

  test('GIDS-9 is of an anchor with the same letters, or else of the step’s rule', () => {
    const rule = {
      description: 'Je hoort twee klanken.',
      hint: 'Zeg het begin langzaam.',
      tip: 'Hak het woord.',
    }
    const anchors = [
      { ...kroon, rule },
      { ...slak, rule },
      { ...trap, rule },
    ]
    const krant = { word: 'krant', anchor_ids: [kroon.id] }
    expect(findHelpAnchor(krant, anchors)).toMatchObject({ name: 'kroon', tip: kroon.tip })
    expect(findHelpAnchor({ word: 'bril', anchor_ids: [] }, anchors)).toMatchObject({
      name: 'kroon',
      ...rule,
    })
    const hint = 'Eerst kr, dan oo.'
    expect(findHelpAnchor(krant, [{ ...kroon, hint, rule }])).toMatchObject({
      tip: kroon.tip,
      hint: rule.hint,
    })
    // The step's texts may spell the word too.
    expect(
      findHelpAnchor({ word: 'bril', anchor_ids: [] }, [{ ...trap, rule: { ...rule, tip: 'Zeg bril.' } }]),
    ).toMatchObject({ hint: rule.hint, tip: 'Houd bij elke klank een vinger omhoog.' })
  })

  test.each(Object.values(templates).map((logic) => [logic.name, logic] as const))(
    'in %s the word is its own anchor only if it is shown',
    (_name, logic) => {
      const { anchor } = collectTurnData(logic, wordFixture(1, 'kroon', {}), [kroon, slak, trap])
      expect(anchor).toBe(logic.word.shown === 'always' ? kroon : trap)
      expect(logic.word.shown === 'always' && logic.category === 'Dictee').toBe(false)
    },
  )
})

describe('help in a StapDictee', () => {
  const ijs = {
    ...kroon,
    ...anchorFixture(23, 1, 'ijs'),
    category: 'ij',
    tip: 'Zet bij, blij en vrij in één rij.',
  }
  const helpAmong = (anchors: readonly (typeof ijs)[]) =>
    collectTurnData(templates.StapDictee, wordFixture(1, 'blij', {}), anchors).anchor

  test('advises listening if the step has only one category, which an anchor would reveal', () => {
    expect(helpAmong([ijs, { ...ijs, id: 232, name: 'pijl' }])).toMatchObject({
      name: '',
      hint: 'Luister nog eens goed naar elke klank.',
      tip: expect.not.stringContaining('blij'),
    })
  })

  test('is the text of the anchor if the step has several categories', () => {
    expect(helpAmong([ijs, { ...ijs, ...anchorFixture(24, 1, 'trein'), category: 'ei' }])?.name).toBe('trein')
  })
})
