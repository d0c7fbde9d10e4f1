import type { Choosing, ChoosingEvent } from '../../kit/choosing.ts'
import type { TemplateFixture } from '../../kit/fixture.ts'
import { chooseGap } from './gap.ts'
import { logic } from './logic.ts'

const choose = (choice: string): ChoosingEvent => ({ type: 'choose', choice })

export const fixture: TemplateFixture<Choosing, ChoosingEvent> = {
  logic,
  play: (turn, send) => send(choose(chooseGap(turn)?.right ?? '')),
  slip: (turn, send) => {
    const gap = chooseGap(turn)
    send(choose(gap?.choices.find((choice) => choice !== gap.right) ?? ''))
  },
  events: ['', 'v', 'f', 'w', 'vis', '\ud800', '__proto__'].map(choose),
  answers: (turn) => {
    const { at, right, choices } = chooseGap(turn) ?? { at: 0, right: '', choices: [] }
    return [
      [{ choice: right, at }, true],
      [{ choice: right, at: at + 1 }, false],
      [{ choice: right.toUpperCase(), at }, false],
      [{ choice: '', at: -1 }, false],
      ...choices.filter((choice) => choice !== right).map((choice) => [{ choice, at }, false] as const),
    ]
  },
}
