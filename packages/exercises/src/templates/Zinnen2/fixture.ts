import type { TemplateFixture } from '../../kit/fixture.ts'
import { logic, type Zinnen2Event, type Zinnen2State } from './logic.ts'

const type = (text: string): Zinnen2Event => ({ type: 'text', text })

export const fixture: TemplateFixture<Zinnen2State, Zinnen2Event> = {
  logic,
  heardFirst: ['sentence'],
  play: ({ word }, send) => send(type(word.sentence)),
  slip: (_turn, send) => {
    send(type('Dit is fis'))
    send(type('Dit is fis.'))
  },
  events: [
    { type: 'reveal' },
    ...['', ' ', 'vis', 'Dit is fis', 'Dit is fis.', 'Een\nvis!', '\ud800', 'x'.repeat(1000)].map(type),
  ],
  answers: ({ word }) => [
    [{ answer: word.sentence }, true],
    [{ answer: `dat is  ${word.word}` }, true],
    [{ answer: `Dit is ${word.word.slice(1)}.` }, false],
    [{ answer: `Dit is x${word.word}x.` }, false],
    [{ answer: '' }, false],
  ],
}
