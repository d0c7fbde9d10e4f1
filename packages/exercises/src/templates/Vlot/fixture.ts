import { fixtureWords, longFixtureWords, type TemplateFixture } from '../../kit/fixture.ts'
import type { TextTyped } from '../../kit/flow.ts'
import type { WrittenFirst } from '../../kit/written-first.ts'
import { logic, type VlotGame, type PickEvent } from './logic.ts'
import { shuffleLogs, splitIntoPieces } from './logs.ts'

const type = (text: string): TextTyped => ({ type: 'text', text })

export const fixture: TemplateFixture<WrittenFirst<VlotGame>, TextTyped | PickEvent> = {
  logic,
  words: [...fixtureWords.slice(0, 1), ...longFixtureWords],
  play({ word }, send) {
    send(type(word.word))
    send({ type: 'submit' })
    const logs = [...shuffleLogs(word)]
    for (const piece of splitIntoPieces(word)) {
      const log = logs.indexOf(piece)
      logs[log] = ''
      send({ type: 'pick', log })
    }
  },
  slip: null,
  mistake(_turn, send) {
    send(type('x'))
    send({ type: 'rejected' })
  },
  events: [
    ...[0, 1, 2, 5, -1, 99].map((log): PickEvent => ({ type: 'pick', log })),
    ...['', ' ', 'kikker', 'vis', 'kiker', '\ud800', 'x'.repeat(1000)].map(type),
  ],
  answers: ({ word }) => [
    [{ answer: word.word }, true],
    [{ answer: ` ${word.word} ` }, true],
    [{ answer: word.word.slice(1) }, false],
    [{ answer: '' }, false],
  ],
}
