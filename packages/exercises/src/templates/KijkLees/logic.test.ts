import { describe, expect, test } from 'vitest'
import { makePace } from '../../kit/flow.ts'
import { begunTableFixture, runOfFixture } from '../../run/play-table.fixture.ts'
import { fixture } from './fixture.ts'

describe('TPL-3 KijkLees', () => {
  test('EX-12 says the word once, and waits until the child has read it', () => {
    const table = begunTableFixture(fixture)
    table.wait(600_000)
    table.pressEnter()
    expect(table.spoken()).toEqual([{ type: 'speak', sounds: ['word'], delayMs: 0 }])
    expect(table.posted()).toEqual([])
    expect(table.flowState).toEqual({ mayHaveRead: true, hasRead: false })
  })

  test('a word counts as read only if it was visible long enough, and longer for a longer word', () => {
    const table = begunTableFixture(fixture)
    table.toFlow({ type: 'read' })
    expect(table.flowState).toEqual({ mayHaveRead: false, hasRead: false })
    const { turn } = table
    const restOf = (sound_groups: string, stretch = 1) => {
      const word = { ...turn.word, sound_groups }
      const pace = makePace({ word_view_duration: 2 }, stretch)
      const { effects } = fixture.logic.flow.start({ ...turn, word }, 0, pace)
      return effects.flatMap((effect) => (effect.type === 'wake' ? [effect.at] : []))
    }
    expect(['vis', 'ki,kker', 'cho,co,la,de'].map((groups) => restOf(groups))).toEqual([
      [1000],
      [1500],
      [2500],
    ])
    expect(restOf('vis', 2)).toEqual([2000])
  })

  test('the child may continue after reading; the answer is empty and never wrong', () => {
    const table = begunTableFixture(fixture)
    table.wait(3000)
    table.toFlow({ type: 'read' })
    table.toFlow({ type: 'read' })
    table.pressEnter()
    expect(table.posted()).toEqual([{}])
    expect(table.state.progress.word_index).toBe(1)
    expect(table.flowState).toEqual({ mayHaveRead: false, hasRead: false })
    table.deliverAll()
    expect(table.server.detailed_results[0]).toMatchObject({ num_errors: 0, success: true })
  })

  test.each([
    ['ki,kker', 'kikker', true],
    ['vis', 'vis', true],
    ["'s mor,gens", "'s morgens", true],
    ['ki,ker', 'kikker', false],
    ['', 'kikker', false],
    ['', '', false],
  ])('the klankgroepen %j of %j can be shown: %s', (sound_groups, word, can) => {
    const [first] = runOfFixture(fixture).words
    if (first === undefined) throw new Error('no word')
    expect(fixture.logic.word.canPlay({ ...first, word, sound_groups })).toBe(can)
  })
})
