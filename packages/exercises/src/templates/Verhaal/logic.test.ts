import { expect, test } from 'vitest'
import { wordFixture } from '../../kit/fixture.ts'
import { makePace } from '../../kit/flow.ts'
import { judgeMove } from '../../kit/judge.ts'
import { findCurrentTurn } from '../../run/turn.ts'
import { logic as zinnen1 } from '../Zinnen1/logic.ts'
import { maxStoryLength, logic as verhaal } from './logic.ts'

const words = ['vis', 'maan', 'kat', 'Nederland'].map((word, at) => wordFixture(at + 1, word, {}))

/** Returns the verdict on a story posted for 'vis': right or not, and the words for which it counts. */
const verdictOf = (data: unknown, difficulty: 2 | 3 = 2) => {
  const turn = findCurrentTurn(verhaal, { words, current_word: 'vis', difficulty }, [])
  if (turn === null) throw new Error('no turn')
  const verdict = judgeMove(verhaal, turn, data as Record<string, unknown>)
  if (verdict.kind !== 'answer') return verdict.kind
  return [verdict.right, ...verdict.words.map(({ word, right }) => `${word} ${right ? 'good' : 'wrong'}`)]
}

const story = 'De vis zag de maan.\nDe maan zag de vis.'

test.each([
  [{ words: ['vis', 'maan'], answer: story }, [true, 'vis good', 'maan good']],
  [{ words: ['maan', 'vis'], answer: story.toUpperCase() }, [true, 'vis good', 'maan good']],
  [{ words: ['vis', 'maan'], answer: 'De vissen en de maan.' }, [false, 'vis wrong']],
  [{ words: ['vis', 'maan'], answer: 'De vis in het maanlicht.' }, [false, 'maan wrong']],
  [{ words: ['vis', 'maan'], answer: '' }, [false, 'vis wrong', 'maan wrong']],
  // A word of another call, not of the run, or a duplicate counts for the word of the call.
  [{ words: ['kat', 'maan'], answer: 'De kat en de maan.' }, [false, 'vis wrong']],
  [{ words: ['vis', 'boom'], answer: 'De vis en de boom.' }, [false, 'vis wrong']],
  [{ words: ['vis', 'vis'], answer: story }, [false, 'vis wrong']],
  [{ words: ['vis'], answer: story }, 'unreadable'],
  [{ words: ['vis', 'maan', 'kat'], answer: story }, 'unreadable'],
  [{ words: ['vis', 7], answer: story }, 'unreadable'],
  [{ words: 'vis,maan', answer: story }, 'unreadable'],
  [{ words: ['vis', 'maan'] }, 'unreadable'],
  [{ words: ['vis', 'maan'], answer: ['vis', 'maan'] }, 'unreadable'],
  [{ answer: story }, 'unreadable'],
  [{}, 'unreadable'],
  [JSON.parse('{"__proto__":{"words":["vis","maan"],"answer":"vis maan"}}'), 'unreadable'],
  [{ words: ['vis', 'maan'], answer: `vis maan${'x'.repeat(maxStoryLength)}` }, 'unreadable'],
  [{ attempt: 'fis', at: 0 }, 'ignored'],
])('the story %j is %s', (data, verdict) => {
  expect(verdictOf(data)).toEqual(verdict)
})

test('a story may be longer than a sentence', () => {
  const answer = `De vis en de maan.${' Lang.'.repeat(100)}`
  expect(verdictOf({ words: ['vis', 'maan'], answer })).toEqual([true, 'vis good', 'maan good'])
})

test('a capital of the word is required at difficulty 3', () => {
  const data = { words: ['vis', 'Nederland'], answer: 'Een vis in nederland.' }
  expect(verdictOf(data, 2)).toEqual([true, 'vis good', 'Nederland good'])
  expect(verdictOf(data, 3)).toEqual([false, 'Nederland wrong'])
})

const pace = makePace({ word_view_duration: 2 })

/** Presses the button until the answer is sent, and returns the number of presses. */
const pressesFor = (logic: typeof verhaal | typeof zinnen1, text: string): number => {
  const turn = findCurrentTurn(logic, { words: words.slice(0, 2), current_word: 'vis', difficulty: 2 }, [])
  if (turn === null) throw new Error('no turn')
  let { state } = logic.flow.next(
    turn,
    logic.flow.start(turn, 0, pace).state,
    { type: 'text', text },
    0,
    pace,
  )
  for (const press of [1, 2, 3]) {
    const pressed = logic.flow.next(turn, state, { type: 'submit' }, 0, pace)
    if (pressed.effects.some(({ type }) => type === 'answer')) return press
    ;({ state } = pressed)
  }
  return Infinity
}

test.each([
  [verhaal, 'vis maan', 2],
  [verhaal, 'De vis, maan', 2],
  [verhaal, 'De vis en de maan.', 1],
  [zinnen1, 'vis', 2],
  [zinnen1, 'Vis zwemt.', 1],
])('TPL-35 loose words are accepted after the child was asked once for more: %#', (logic, text, presses) => {
  expect(pressesFor(logic, text)).toBe(presses)
})
