import type { Color } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { begunTableFixture, exerciseFixture, runFixture } from '../run/play-table.fixture.ts'
import { fixture as speurKleur1 } from '../templates/SpeurKleur1/fixture.ts'
import { fixture as speurKleur2 } from '../templates/SpeurKleur2/fixture.ts'
import { judgeFixture, analysedWordFixture, turnFixture } from './analysed-word.fixture.ts'
import type { TemplateFixture } from './fixture.ts'
import { palette } from '@letterliaan/contract/palette'

const opened = (fixture: TemplateFixture, ...words: readonly string[]) => {
  const run = runFixture(fixture.logic, words.map(analysedWordFixture))
  const table = begunTableFixture(fixture, exerciseFixture(fixture.logic, run))
  const paint = (color: Color, ...letters: readonly number[]) => {
    table.toFlow({ type: 'pick', color })
    for (const at of letters) table.toFlow({ type: 'paint', at })
  }
  return { table, posted: table.posted, paint }
}

describe('TPL-9 SpeurKleur1', () => {
  test('the right answer colours only letters of the asked kind, and a colour on another letter is wrong', () => {
    const { table, posted, paint } = opened(speurKleur1, 'kikker', 'maan')
    paint('lightblue', 0)
    paint('green', 1)
    paint('purple', 2)
    table.pressEnter()
    expect(posted()).toEqual([
      { attempt: 'lightblue', at: 0 },
      { attempt: 'green', at: 1 },
    ])
    paint('purple', 3)
    expect(table.log.at(-1)).toEqual({ type: 'feedback', feedback: 'right' })
    paint('lightblue', 0)
    table.pressEnter()
    expect(posted().slice(2)).toEqual([{ colors: [null, null, 'purple', 'purple', null, null] }])
    expect(table.state.progress.word_index).toBe(1)
  })

  test('the answer contains only colours', () => {
    const { table, paint } = opened(speurKleur1, 'vis')
    paint('green', 1)
    table.pressEnter()
    expect(table.state.run).toMatchObject({ is_complete: true, percentage_score: 100 })
  })
})

describe('TPL-10 SpeurKleur2', () => {
  test('every letter is coloured by its kind', () => {
    const { table, posted, paint } = opened(speurKleur2, 'kikker')
    paint('lightblue', 0, 5)
    paint('green', 1)
    paint('purple', 2, 3)
    table.pressEnter()
    expect(posted()).toEqual([])
    paint('green', 4)
    paint('orange', 4)
    table.pressEnter()
    expect(posted()).toEqual([
      { attempt: 'green', at: 4 },
      { colors: ['lightblue', 'green', 'purple', 'purple', 'orange', 'lightblue'] },
    ])
  })

  test('every letter needs a colour', () => {
    const word = analysedWordFixture('vis')
    expect(speurKleur2.logic.word.canPlay(word)).toBe(true)
    expect(speurKleur2.logic.word.canPlay({ ...word, colors: ['lightblue', null, 'lightblue'] })).toBe(false)
    expect(speurKleur2.logic.word.canPlay({ ...word, colors: ['lightblue'] })).toBe(false)
  })
})

const turn = turnFixture(speurKleur1.logic, 'maan')

test.each([
  [{ colors: [null, 'yellow', 'yellow', null] }, true],
  [{ colors: [null, palette.yellow.toUpperCase(), 'Yellow', null] }, true],
  [{ colors: [null, palette.yellow, palette.yellow, '#FFF'] }, false],
  [{ colors: ['yellow', 'yellow', 'yellow', 'yellow'] }, false],
  [{ colors: [null, 'yellow', null, null] }, false],
  [{ colors: [null, 'yellow', 'yellow'] }, false],
  [{ colors: [null, 'yellow', 'yellow', null, null] }, false],
  [{ colors: [null, 'gold', 7, {}] }, false],
  [{ colors: 'yellow' }, 'unreadable'],
  [{ colors: { length: 4 } }, 'unreadable'],
  [{ colors: Array.from({ length: 101 }, () => 'yellow') }, 'unreadable'],
  [{ colors: null }, 'unreadable'],
  [{}, 'unreadable'],
  [{ attempt: 'green', at: 1 }, 'attempt'],
  [{ attempt: 'yellow', at: 0 }, 'attempt'],
  [{ attempt: '#FFF', at: 3 }, 'attempt'],
  [{ attempt: 'yellow', at: 1 }, 'ignored'],
  [{ attempt: 'gold', at: 1 }, 'ignored'],
  [{ attempt: 'green', at: 4 }, 'ignored'],
  [{ attempt: 'green' }, 'ignored'],
  [{ attempt: 'green', at: -1 }, 'unreadable'],
  [{ attempt: ['green'], at: 1 }, 'unreadable'],
])('the data %j of a client are %s', (data, verdict) => {
  expect(judgeFixture(speurKleur1.logic, turn, data)).toBe(verdict)
})
