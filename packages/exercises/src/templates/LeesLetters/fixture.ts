import type { TemplateFixture } from '../../kit/fixture.ts'
import type { LetterReveal, LetterRevealEvent } from '../../kit/letter-reveal.ts'
import { logic } from './logic.ts'

export const fixture: TemplateFixture<LetterReveal, LetterRevealEvent> = {
  logic,
  play: (_turn, _send, wait) => wait(10_000),
  slip: null,
  events: [{ type: 'turn-card' }],
  answers: () => [[{}, true]],
}
