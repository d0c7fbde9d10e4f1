import { fixtureWords, type TemplateFixture } from '../../kit/fixture.ts'
import { logic, listPhrases, type WhisperEvent, type Whispering } from './logic.ts'

const type = (text: string): WhisperEvent => ({ type: 'text', text })

export const fixture: TemplateFixture<Whispering, WhisperEvent> = {
  logic,
  words: fixtureWords.map((word) =>
    Object.assign({}, word, { sentence: `Morgen zien wij in de tuin ${word.word}.` }),
  ),
  heardFirst: ['sentence'],
  play(turn, send) {
    for (const phrase of listPhrases(turn)) {
      send(type(phrase))
      send({ type: 'submit' })
    }
  },
  slip: null,
  events: [{ type: 'hear' }, ...['', ' ', 'Dit is vis.', '\ud800', 'x'.repeat(1000)].map(type)],
  answers: ({ word }) => [
    [{ answer: word.sentence }, true],
    [{ answer: `dat is ${word.word}` }, true],
    [{ answer: `Dit is x${word.word}x.` }, false],
    [{ answer: '' }, false],
  ],
}
