import type { TemplateFixture } from '../../kit/fixture.ts'
import { logic, type ZinDicteeEvent, type ZinDicteeState } from './logic.ts'

const type = (text: string): ZinDicteeEvent => ({ type: 'text', text })

export const fixture: TemplateFixture<ZinDicteeState, ZinDicteeEvent> = {
  logic,
  heardFirst: ['sentence'],
  play: ({ word }, send) => send(type(word.sentence)),
  slip: null,
  events: [
    { type: 'listen', phrase: 1 },
    { type: 'listen', phrase: 99 },
    ...['', ' ', 'Dit is vis.', 'dit is fis', 'Een\nvis!', '\ud800', 'x'.repeat(1000)].map(type),
  ],
  answers: ({ word }) => [
    [{ answer: word.sentence }, true],
    [{ answer: `dat is ${word.word}` }, true],
    [{ answer: `Dit is ${word.word.slice(1)}.` }, false],
    [{ answer: `Dit is x${word.word}x.` }, false],
    [{ answer: '' }, false],
  ],
}
