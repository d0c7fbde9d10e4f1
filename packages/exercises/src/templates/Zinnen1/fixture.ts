import type { TemplateFixture } from '../../kit/fixture.ts'
import type { FreeTyping, FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import { logic } from './logic.ts'

export const fixture: TemplateFixture<FreeTyping, FreeTypingEvent> = {
  logic,
  play: ({ word }, send) => send({ type: 'text', text: `Ik zie ${word.word}.` }),
  slip: null,
  events: ['', ' ', 'vis', 'Een vissen.', 'Een\nvis!', '\ud800', 'x'.repeat(1000)].map((text) => ({
    type: 'text',
    text,
  })),
  answers: ({ word }) => [
    [{ answer: `Ik zie ${word.word}.` }, true],
    [{ answer: word.word.toUpperCase() }, true],
    [{ answer: `Ik zie x${word.word}x.` }, false],
    [{ answer: 'Ik zie niets.' }, false],
    [{ answer: '' }, false],
  ],
}
