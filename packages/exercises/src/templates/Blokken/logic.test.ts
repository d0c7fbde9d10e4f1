import { describe, expect, test } from 'vitest'
import { begunTableFixture } from '../../run/play-table.fixture.ts'
import { fixture } from './fixture.ts'
import type { BlokkenState } from './logic.ts'

const openBlocks = () => {
  const table = begunTableFixture(fixture)
  const paint = (color: 'lightblue' | 'green' | 'red', at: number) => {
    table.toFlow({ type: 'pick', color })
    table.toFlow({ type: 'paint', at })
  }
  return { table, paint, posted: table.posted }
}

describe('colouring blocks', () => {
  test('a wrong colour is counted and posted, and a right colour stays', () => {
    const { table, paint, posted } = openBlocks()
    paint('red', 1)
    paint('green', 1)
    paint('red', 1)
    expect(posted()).toEqual([{ attempt: 'red', at: 1 }])
    expect(table.state.progress.errors).toBe(1)
    expect(table.flowState?.colouring).toMatchObject({ painted: [null, 'green', null], refusals: 1 })
  })

  test('a click without a brush, or outside the row, does nothing', () => {
    const { table, posted } = openBlocks()
    table.toFlow({ type: 'paint', at: 0 })
    table.toFlow({ type: 'pick', color: 'red' })
    table.toFlow({ type: 'paint', at: 3 })
    expect(posted()).toEqual([])
    expect(table.flowState?.colouring.refusals).toBe(0)
  })

  test('after all colours are right, a checkmark appears, and 1 s later the input replaces the blocks', () => {
    const { table, paint } = openBlocks()
    paint('lightblue', 0)
    paint('green', 1)
    expect(table.flowState?.stage).toBe('colouring')
    paint('lightblue', 2)
    expect(table.flowState?.stage).toBe('checked')
    expect(fixture.logic.flow.stuckAt?.(table.turn, table.flowState as BlokkenState)).toBeNull()
    table.toFlow({ type: 'text', text: 'v' })
    table.wait(999)
    expect(table.flowState).toMatchObject({ stage: 'checked', typing: { input: '' } })
    table.wait(1)
    expect(table.flowState?.stage).toBe('typing')
  })

  test('a letter that is not asked needs no colour, and every colour on it is wrong', () => {
    const { table, paint, posted } = openBlocks()
    table.playWord()
    table.playWord()
    expect(table.state.turn?.word.word).toBe("foto's")
    table.log.splice(0)
    paint('red', 4)
    expect(posted()).toEqual([{ attempt: 'red', at: 4 }])
  })
})

test.each([
  ['f', 0, true],
  ['v', 0, false],
  ['red', 0, true],
  ['lightblue', 0, false],
])(
  'TPL-34 the attempt %s at place %i is judged as a letter or a colour: wrong is %s',
  (attempt, at, isWrong) => {
    const { turn } = openBlocks().table.state
    expect(turn && fixture.logic.judge.isWrongAttempt(turn, attempt, at)).toBe(isWrong)
  },
)
