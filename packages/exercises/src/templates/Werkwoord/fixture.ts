import { wordFixture, type TemplateFixture } from '../../kit/fixture.ts'
import { listQuestionsOfTurn } from './questions.ts'
import { logic, type WerkwoordEvent, type WerkwoordState } from './logic.ts'

const type = (text: string): WerkwoordEvent => ({ type: 'text', text })
const choose = (choice: string): WerkwoordEvent => ({ type: 'choose', choice })

export const fixture: TemplateFixture<WerkwoordState, WerkwoordEvent> = {
  logic,
  heardFirst: ['sentence'],
  words: [
    wordFixture(31, 'wordt', {
      sentence: 'Mila wordt morgen tien.',
      verb: { infinitive: 'worden', subject: 'Mila', person: 'hij', time: 'nu' },
    }),
    wordFixture(32, 'word', {
      sentence: 'Waarom word jij boos?',
      verb: { infinitive: 'worden', subject: 'jij', person: 'jij', time: 'nu', inversion: true },
    }),
    wordFixture(33, 'leefde', {
      sentence: 'Lang geleden leefde hier een reus.',
      verb: { infinitive: 'leven', subject: 'een reus', person: 'hij', time: 'toen' },
    }),
  ],
  play: (turn, send) => {
    for (const { right } of listQuestionsOfTurn(turn)) send(choose(right))
    send(type(turn.word.word))
  },
  slip: (turn, send) => {
    const [question] = listQuestionsOfTurn(turn)
    send(choose(question?.choices.find((choice) => choice !== question.right) ?? ''))
  },
  events: [
    { type: 'know' },
    ...['', 'wordt', 'wort', '\ud800', 'x'.repeat(1000)].map(type),
    ...['', 'nu', 'toen', 'hij', 'word', 't', 'niets', 'v', 'de'].map(choose),
  ],
  answers: ({ word }) => [
    [{ answer: word.word }, true],
    [{ answer: `${word.word}x` }, false],
    [{ answer: '' }, false],
  ],
}
