import type { TemplateFixture } from '../../kit/fixture.ts'
import { splitLetters } from '../../kit/word-data.ts'
import { logic, type LetterBlokkenEvent, type LetterBlokkenState } from './logic.ts'

export const fixture: TemplateFixture<LetterBlokkenState, LetterBlokkenEvent> = {
  logic,
  play: ({ word }, send) => {
    for (const text of splitLetters(word.word)) send({ type: 'type', text })
  },
  slip: (_turn, send) => send({ type: 'type', text: 'x' }),
  events: [
    { type: 'reveal' },
    { type: 'erase' },
    ...[-1, 0, 1, 2, 99, Number.NaN].map((at): LetterBlokkenEvent => ({ type: 'focus', at })),
    ...['', 'v', 'i', 's', 'vis', 'x', '\ud800'].map((text): LetterBlokkenEvent => ({ type: 'type', text })),
  ],
  answers: ({ word }) => [
    [{ answer: word.word }, true],
    [{ answer: word.word.slice(0, -1) }, false],
  ],
}
