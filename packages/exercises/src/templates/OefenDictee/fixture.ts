import type { TemplateFixture } from '../../kit/fixture.ts'
import type { FreeTyping, FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import { logic } from './logic.ts'

export const fixture: TemplateFixture<FreeTyping, FreeTypingEvent> = {
  logic,
  heardFirst: ['word', 'sentence', 'word'],
  play: ({ word }, send) => send({ type: 'text', text: word.word }),
  slip: null,
  events: ['', ' ', 'vis', 'fis', '\ud800', 'x'.repeat(1000)].map((text) => ({ type: 'text', text })),
  answers: ({ word }) => [
    [{ answer: word.word }, true],
    [{ answer: ` ${word.word} ` }, true],
    [{ answer: word.word.slice(1) }, false],
    [{ answer: 'x' }, false],
  ],
}
