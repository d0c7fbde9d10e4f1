import { fixtureWords, type TemplateFixture } from '../../kit/fixture.ts'
import type { TextTyped } from '../../kit/flow.ts'
import type { WrittenFirst } from '../../kit/written-first.ts'
import { listCards, findSoughtWord } from './cards.ts'
import { logic, type MemorieEvent, type Seeking } from './logic.ts'

const type = (text: string): TextTyped => ({ type: 'text', text })

export const fixture: TemplateFixture<WrittenFirst<Seeking>, TextTyped | MemorieEvent> = {
  logic,
  words: fixtureWords,
  play(turn, send) {
    send(type(turn.word.word))
    send({ type: 'submit' })
    const sought = findSoughtWord(turn)
    if (sought !== null)
      send({ type: 'turn-card', at: listCards(turn).findIndex((card) => card?.id === sought.id) })
  },
  slip: null,
  mistake(_turn, send) {
    send(type('x'))
    send({ type: 'rejected' })
  },
  events: [
    { type: 'hear' },
    ...[0, 1, 2, -1, 99].map((at): MemorieEvent => ({ type: 'turn-card', at })),
    ...['', ' ', 'vis', 'fis', '\ud800', 'x'.repeat(1000)].map(type),
  ],
  answers: ({ word }) => [
    [{ answer: word.word }, true],
    [{ answer: word.word.slice(1) }, false],
    [{ answer: '' }, false],
  ],
}
