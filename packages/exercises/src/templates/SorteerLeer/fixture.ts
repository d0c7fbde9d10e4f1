import type { Anchor } from '@letterliaan/contract'
import { anchorFixture } from '../../kit/analysed-word.fixture.ts'
import type { Choosing, ChoosingEvent } from '../../kit/choosing.ts'
import { longFixtureWords, type TemplateFixture } from '../../kit/fixture.ts'
import { logic, chooseSortingChoices } from './logic.ts'

/** Anchors of the word's own step, then of earlier steps. */
const anchors: readonly Anchor[] = [
  anchorFixture(23, 1, 'appel', 'red-apple'),
  anchorFixture(23, 2, 'ballon', 'balloon'),
  anchorFixture(9, 1, 'ring', 'ring'),
  anchorFixture(9, 2, 'slang', 'snake'),
  anchorFixture(21, 1, 'vogel', 'bird'),
  anchorFixture(14, 1, 'leeuw', 'lion'),
]

const choose = (choice: string): ChoosingEvent => ({ type: 'choose', choice })

export const fixture: TemplateFixture<Choosing, ChoosingEvent> = {
  logic,
  words: longFixtureWords,
  anchors,
  play: (turn, send) => send(choose(String(chooseSortingChoices(turn).right?.id))),
  slip: (turn, send) => {
    const { choices, right } = chooseSortingChoices(turn)
    send(choose(String(choices.find(({ id }) => id !== right?.id)?.id)))
  },
  events: ['231', '232', '91', '0', '', 'undefined', '231.0', '\ud800'].map(choose),
  answers: (turn) => [
    ...chooseSortingChoices(turn).choices.map(
      ({ id }) => [{ anchor: id }, id === chooseSortingChoices(turn).right?.id] as const,
    ),
    [{ anchor: 0 }, false],
    [{ anchor: -1 }, false],
  ],
}
