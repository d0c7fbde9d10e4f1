import { describe, expect, test } from 'vitest'
import { turnDataOf } from '../run/turn.ts'
import { templates } from '../templates/registry.ts'
import { anchorFixture } from './analysed-word.fixture.ts'
import { findHelpAnchor, textSpellsWord } from './anchors.ts'
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
])('%j spells %s: %s', (text, word, expected) => {
  expect(textSpellsWord(text, word)).toBe(expected)
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
  test('is of another anchor, whose texts do not spell it either', () => {
    expect(findHelpAnchor('kroon', [kroon, slak, trap])).toBe(trap)
    expect(findHelpAnchor('slang', [kroon, slak, trap])).toBe(kroon)
  })

  test('tells to listen where every anchor would spell it', () => {
    const listen = {
      hint: 'Luister nog eens goed naar elke klank.',
      description: '',
    }
    expect(findHelpAnchor('kroon', [kroon, slak])).toEqual({ ...slak, ...listen })
    expect(findHelpAnchor('kroon', [kroon])).toEqual({ ...kroon, ...listen, name: '' })
    expect(findHelpAnchor('kroon', [])).toBeNull()
  })

  test.each(Object.values(templates).map((logic) => [logic.name, logic] as const))(
    '%s has the word’s own anchor only where the word is shown',
    (_name, logic) => {
      const { anchor } = turnDataOf(logic, wordFixture(1, 'kroon', {}), [kroon, slak, trap])
      expect(anchor).toBe(logic.showsWord ? kroon : trap)
      expect(logic.showsWord === true && (logic.hidesWord || logic.category === 'Dictee')).toBe(false)
    },
  )
})
