import type { TemplateFixture } from '../../kit/fixture.ts'
import type { FreeTyping, FreeTypingEvent } from '../../kit/free-typing-flow.ts'
import { logic } from './logic.ts'

export const fixture: TemplateFixture<FreeTyping, FreeTypingEvent> = {
  logic,
  play: ({ words }, send) =>
    send({ type: 'text', text: `Er was eens\n${words.map(({ word }) => word).join(' en ')}.` }),
  slip: null,
  events: ['', ' ', 'vis', 'Een vis en de maan.', 'vis\nmaan', '\ud800', 'x'.repeat(9000)].map((text) => ({
    type: 'text',
    text,
  })),
  answers: ({ word: { word }, words }) => {
    const other = words.find((candidate) => candidate.word !== word)?.word ?? ''
    return [
      [{ words: [word, other], answer: `Over ${word}.\nEn over ${other}!` }, true],
      [{ words: [other, word], answer: `${word} ${other}`.toUpperCase() }, true],
      [{ words: [word, other], answer: `Over ${word} en x${other}.` }, false],
      [{ words: [word, other], answer: `Over ${other}.` }, false],
      [{ words: [word, word], answer: `Over ${word}.` }, false],
      [{ words: [word, 'boom'], answer: `Over ${word} en boom.` }, false],
      [{ words: ['kat', 'hond'], answer: 'Over kat en hond.' }, false],
      [{ words: [word, other], answer: '' }, false],
    ]
  },
}
