import type { TemplateFixture } from './fixture.ts'
import type { FreeTyping, FreeTypingEvent } from './free-typing-flow.ts'
import type { HiddenWordTyping, HiddenWordTypingEvent } from './hidden-typing.ts'
import { splitLetters } from './word-data.ts'

export type DictatedWordFixture = TemplateFixture<FreeTyping, FreeTypingEvent>
export type HiddenWordFixture = TemplateFixture<HiddenWordTyping, HiddenWordTypingEvent>

export const dictatedWordFixture: Omit<DictatedWordFixture, 'logic'> = {
  heardFirst: ['word', 'sentence', 'word'],
  play: ({ word }, send) => send({ type: 'text', text: word.word }),
  slip: null,
  events: ['', ' ', 'vis', 'fis', '\ud800', 'x'.repeat(1000)].map((text) => ({ type: 'text', text })),
  answers: ({ word }) => [
    [{ answer: word.word }, true],
    [{ answer: ` ${word.word} ` }, true],
    [{ answer: word.word.slice(1) }, false],
    [{ answer: `${word.word}.` }, false],
    [{ answer: 'x' }, false],
    [{ answer: '' }, false],
  ],
}

const type = (text: string): HiddenWordTypingEvent => ({ type: 'text', text })

export const hiddenWordFixture: Omit<HiddenWordFixture, 'logic'> = {
  play: ({ word }, send) => {
    const letters = splitLetters(word.word)
    letters.forEach((_letter, at) => send(type(letters.slice(0, at + 1).join(''))))
  },
  slip: (_turn, send) => send(type('x')),
  events: [{ type: 'reveal' }, ...['', 'v', 'vi', 'vis', 'viss', 'x', '\ud800', '1!'].map(type)],
  answers: ({ word }) => [
    [{ answer: word.word }, true],
    [{ answer: word.word.toUpperCase() }, true],
    [{ answer: word.word.slice(1) }, false],
    [{ answer: `${word.word}x` }, false],
    [{ answer: '' }, false],
  ],
}
