import type { TemplateFixture } from '../../kit/fixture.ts'
import type { HiddenWordTyping, HiddenWordTypingEvent } from '../../kit/hidden-typing.ts'
import { splitLetters } from '../../kit/word-data.ts'
import { logic } from './logic.ts'

const type = (text: string): HiddenWordTypingEvent => ({ type: 'text', text })

export const fixture: TemplateFixture<HiddenWordTyping, HiddenWordTypingEvent> = {
  logic,
  play: ({ word }, send) => {
    const letters = splitLetters(word.word)
    letters.forEach((_letter, at) => send(type(letters.slice(0, at + 1).join(''))))
  },
  slip: (_turn, send) => send(type('x')),
  events: [{ type: 'reveal' }, ...['', 'v', 'vi', 'vis', 'vissen', 'x', '\ud800', '1!'].map(type)],
  answers: ({ word }) => [
    [{ answer: word.word }, true],
    [{ answer: word.word.slice(0, -1) }, false],
  ],
}
