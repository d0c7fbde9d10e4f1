import { palette } from '@letterliaan/contract/palette'
import { chooseRunPolicy } from '@letterliaan/rules'
import { describe, expect, test } from 'vitest'
import { logic as luisterTyp } from '../templates/LuisterTyp/logic.ts'
import { playMove } from './play-move.ts'
import { exerciseFixture, runFixture } from './play-table.fixture.ts'

const run = runFixture(luisterTyp)
const rules = {
  logic: luisterTyp,
  policy: chooseRunPolicy(exerciseFixture(luisterTyp, run), 2, luisterTyp.turn.tries),
  anchors: [],
}
const send = (data: Record<string, unknown>, word = 'vis', from = run) =>
  playMove(rules, from, { word, data, time: 900, cheats_used: 0, hints_used: 0 })

describe('a move that is sent', () => {
  test('is judged and applied, and the next word is reported', () => {
    const play = send({ answer: 'Vis' })
    expect(play).toMatchObject({
      kind: 'played',
      change: 'next',
      verdict: { kind: 'answer', right: true, input: 'Vis' },
    })
    expect(play.run).toMatchObject({
      current_word: 'maan',
      expected_input: 'maan',
      exercise_data: {
        word: 'maan',
        template: 'LuisterTyp',
        colors: [palette.lightblue, palette.yellow, palette.yellow, palette.lightblue],
      },
    })
  })

  test('is refused without reading its data if its word is not current or the run is complete', () => {
    for (const data of [{ answer: 'maan' }, { attempt: 'v', at: 0 }, {}]) {
      expect(send(data, 'maan')).toEqual({ kind: 'refused', reason: 'not-current', run })
      const finished = { ...run, is_complete: true, current_word: null }
      expect(send(data, 'vis', finished)).toEqual({ kind: 'refused', reason: 'finished', run: finished })
    }
  })

  test('is ignored if it is an attempt that is not wrong', () => {
    expect(send({ attempt: 'v', at: 0 })).toEqual({ kind: 'ignored', run })
    expect(send({ attempt: 'x', at: 99 })).toEqual({ kind: 'ignored', run })
    expect(send({ attempt: 'x', at: null })).toEqual({ kind: 'ignored', run })
  })

  test.each([
    ['nothing', {}],
    ['an answer of another kind', { answer: 7 }],
    ['a list', { answer: ['vis'] }],
    ['a huge answer', { answer: 'x'.repeat(201) }],
    ['a huge attempt', { attempt: 'x'.repeat(41), at: 0 }],
    ['a place that is none', { attempt: 'x', at: -1 }],
    ['a place between letters', { attempt: 'x', at: 0.5 }],
    ['an attempt beside an answer that is no text', { attempt: null, answer: 'vis' }],
    ['an answer that is inherited', Object.create({ answer: 'vis' }) as Record<string, unknown>],
    ['an answer in a prototype key', JSON.parse('{"__proto__":{"answer":"vis"}}') as Record<string, unknown>],
  ])('%s is unreadable', (_name, data) => {
    expect(send(data)).toEqual({ kind: 'unreadable', run })
  })
})
