import { fixtureWords, type TemplateFixture } from '../../kit/fixture.ts'
import { logic, type VangnetEvent, type VangnetState } from './logic.ts'

const type = (text: string): VangnetEvent => ({ type: 'text', text })
const catchBird = (spelling: string): VangnetEvent => ({ type: 'catch', spelling })

export const fixture: TemplateFixture<VangnetState, VangnetEvent> = {
  logic,
  words: fixtureWords,
  play: ({ word }, send) => send(type(word.word)),
  slip: null,
  mistake({ word }, send) {
    send(type('x'))
    send({ type: 'rejected' })
    send(catchBird(word.word))
  },
  events: [
    ...['vis', 'fis', 'x', ''].map(catchBird),
    ...['', ' ', 'vis', 'fis', '\ud800', 'x'.repeat(1000)].map(type),
  ],
  answers: ({ word }) => [
    [{ answer: word.word }, true],
    [{ answer: word.word.slice(1) }, false],
    [{ answer: '' }, false],
  ],
}
