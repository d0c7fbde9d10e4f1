import type { TemplateFixture } from '../../kit/fixture.ts'
import { logic, type TypHintsEvent, type TypHintsState } from './logic.ts'

export const fixture: TemplateFixture<TypHintsState, TypHintsEvent> = {
  logic,
  play: ({ word }, send) => send({ type: 'text', text: word.word }),
  slip: null,
  events: [
    { type: 'reveal' },
    ...['', ' ', 'vis', 'fis', '\ud800', 'x'.repeat(1000)].map((text): TypHintsEvent => ({
      type: 'text',
      text,
    })),
  ],
  answers: ({ word }) => [
    [{ answer: word.word }, true],
    [{ answer: ` ${word.word.toUpperCase()} ` }, true],
    [{ answer: word.word.slice(1) }, false],
    [{ answer: `${word.word}s` }, false],
    [{ answer: '' }, false],
  ],
}
