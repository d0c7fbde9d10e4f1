import type { Difficulty } from '@letterliaan/contract'
import * as fc from 'fast-check'

const step = fc.constantFrom<number>(0, 0, 1, 1, 2)
const place = fc.nat(12)
const difficulty = fc.constantFrom<Difficulty>(1, 2, 2, 3)
const wrong = fc.nat(6)
const two = fc.constantFrom<2 | 3>(2, 3)

export const arbitraryAction = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move'),
      step,
      place,
      difficulty,
      how: fc.constantFrom('right', 'wrong', 'attempt', 'nonsense'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('finish'), step, place, difficulty, wrong }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('reset'),
      step,
      place,
      difficulty,
      how: fc.constantFrom('shuffle', 'same', 'hard'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pass'), step, difficulty: two }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('test'), step, answers: fc.nat(20), wrong }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reset-test'), step }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('redo'), difficulty: two }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), days: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat'), which: fc.nat(3), wrong }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('mark'), step, is_repeatable: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('buy'), which: fc.nat(15) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('around'),
      what: fc.constantFrom('note', 'book', 'treehouse', 'tear-note', 'drop-book'),
    }),
  },
)

export type ChildAction = typeof arbitraryAction extends fc.Arbitrary<infer Action> ? Action : never

export const passWorldActions: readonly ChildAction[] = [
  { do: 'pass', step: 0, difficulty: 2 },
  { do: 'test', step: 0, answers: 20, wrong: 0 },
  { do: 'pass', step: 1, difficulty: 2 },
  { do: 'test', step: 2, answers: 20, wrong: 0 },
]

export const allActions: readonly ChildAction[] = [
  { do: 'move', step: 0, place: 4, difficulty: 2, how: 'attempt' },
  { do: 'finish', step: 0, place: 6, difficulty: 2, wrong: 6 },
  { do: 'reset', step: 0, place: 6, difficulty: 2, how: 'shuffle' },
  { do: 'finish', step: 0, place: 6, difficulty: 2, wrong: 0 },
  { do: 'pass', step: 0, difficulty: 2 },
  { do: 'test', step: 0, answers: 20, wrong: 4 },
  { do: 'reset-test', step: 0 },
  { do: 'test', step: 0, answers: 20, wrong: 1 },
  { do: 'pass', step: 1, difficulty: 2 },
  { do: 'test', step: 2, answers: 3, wrong: 1 },
  { do: 'test', step: 2, answers: 20, wrong: 0 },
  { do: 'wait', days: 8 },
  { do: 'repeat', which: 0, wrong: 3 },
  { do: 'redo', difficulty: 3 },
  { do: 'finish', step: 0, place: 6, difficulty: 3, wrong: 1 },
  { do: 'pass', step: 0, difficulty: 3 },
  { do: 'reset', step: 0, place: 0, difficulty: 3, how: 'same' },
  { do: 'finish', step: 1, place: 2, difficulty: 3, wrong: 0 },
  { do: 'reset', step: 1, place: 2, difficulty: 3, how: 'shuffle' },
  { do: 'move', step: 1, place: 3, difficulty: 3, how: 'wrong' },
  { do: 'around', what: 'note' },
  { do: 'around', what: 'book' },
  { do: 'around', what: 'treehouse' },
  { do: 'buy', which: 0 },
  { do: 'buy', which: 0 },
]
