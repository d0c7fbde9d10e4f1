import { describe, expect, test } from 'vitest'
import { fixture as leesTyp } from '../templates/LeesTyp/fixture.ts'
import { fixture as luisterTyp } from '../templates/LuisterTyp/fixture.ts'
import { fixture as verhaal } from '../templates/Verhaal/fixture.ts'
import { fixture as zinnen1 } from '../templates/Zinnen1/fixture.ts'
import { fixture as zinnen2 } from '../templates/Zinnen2/fixture.ts'
import { begunTableFixture } from '../run/play-table.fixture.ts'
import { wordFixture, type TemplateFixture } from './fixture.ts'

const isOpen = (fixture: TemplateFixture, text: string): boolean => {
  const table = begunTableFixture(fixture)
  table.toFlow({ type: 'text', text })
  const { turn } = table.state
  return turn !== null && fixture.logic.flow.isFilledIn(turn, table.flowState)
}

describe('TPL-35 the button is enabled if the text contains the word, in any case', () => {
  test.each([
    ['De fis zwemt.', false],
    ['DE VIS ZWEMT', true],
  ])('the button of Zinnen1 and Zinnen2 with %j is enabled: %s', (text, open) => {
    expect([isOpen(zinnen1, text), isOpen(zinnen2, text)]).toEqual([open, open])
  })

  test.each([
    ['De vis zwemt.', false],
    ['MAAN\nVIS', true],
  ])('the button of a story with %j is enabled only if it has both words: %s', (text, open) => {
    expect(isOpen(verhaal, text)).toBe(open)
  })
})

describe('TPL-36', () => {
  test.each([
    ['vi', false],
    ['Vis', true],
  ])('the button of LuisterTyp is enabled only if the input equals the word: %j: %s', (text, open) => {
    expect(isOpen(luisterTyp, text)).toBe(open)
  })

  test('Enter in LuisterTyp sends a word without its capital, although the button is disabled', () => {
    const words = [wordFixture(1, 'Utrecht', { category: 'hoofdletter', audio_word: true })]
    const fixture = { ...luisterTyp, words }
    expect([isOpen(fixture, 'utrecht'), isOpen(fixture, 'Utrecht')]).toEqual([false, true])
    const table = begunTableFixture(fixture)
    table.toFlow({ type: 'text', text: 'utrecht' })
    table.pressEnter()
    expect(table.state.run.detailed_results[0]).toMatchObject({ num_errors: 1, completed: false })
  })

  test.each([zinnen1, zinnen2, leesTyp] as TemplateFixture[])(
    'the button of $logic.name is disabled while the field is empty',
    (fixture) => {
      expect([isOpen(fixture, ''), isOpen(fixture, ' '), isOpen(fixture, 'vis')]).toEqual([
        false,
        false,
        true,
      ])
    },
  )
})
