import type { Fixture } from '../../kit/fixture.ts'
import type { LetterReveal, LetterRevealEvent } from '../../kit/letter-reveal.ts'
import { leesLetters } from './definition.ts'
import { leesLettersFlow } from './flow.ts'

export const fixture: Fixture<LetterReveal, LetterRevealEvent> = {
  logic: leesLetters,
  flow: leesLettersFlow,
  play: (_task, _send, wait) => wait(10_000),
  slip: null,
  events: [{ type: 'turn-card' }],
  answers: () => [[{}, true]],
}
