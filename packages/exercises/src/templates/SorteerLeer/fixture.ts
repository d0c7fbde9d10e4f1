import type { Anchor } from '@letterliaan/contract'
import { anchorOf } from '../../kit/analysed-word.fixture.ts'
import type { Choosing, ChoosingEvent } from '../../kit/choosing.ts'
import { longFixtureWords, type Fixture } from '../../kit/fixture.ts'
import { sorteerLeer, sortingOf } from './logic.ts'

/** Those of the word's own step first, then those of earlier steps. */
const anchors: readonly Anchor[] = [
  anchorOf(23, 1, 'appel', 'red-apple'),
  anchorOf(23, 2, 'ballon', 'balloon'),
  anchorOf(9, 1, 'ring', 'ring'),
  anchorOf(9, 2, 'slang', 'snake'),
  anchorOf(21, 1, 'vogel', 'bird'),
  anchorOf(14, 1, 'leeuw', 'lion'),
]

const choose = (choice: string): ChoosingEvent => ({ type: 'choose', choice })

export const fixture: Fixture<Choosing, ChoosingEvent> = {
  logic: sorteerLeer,
  words: longFixtureWords,
  anchors,
  play: (turn, send) => send(choose(String(sortingOf(turn).right?.id))),
  slip: (turn, send) => {
    const { choices, right } = sortingOf(turn)
    send(choose(String(choices.find(({ id }) => id !== right?.id)?.id)))
  },
  events: ['231', '232', '91', '0', '', 'undefined', '231.0', '\ud800'].map(choose),
  answers: (turn) => [
    ...sortingOf(turn).choices.map(({ id }) => [{ anchor: id }, id === sortingOf(turn).right?.id] as const),
    [{ anchor: 0 }, false],
    [{ anchor: -1 }, false],
  ],
}
