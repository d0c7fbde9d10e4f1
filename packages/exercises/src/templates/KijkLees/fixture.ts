import { longFixtureWords, type TemplateFixture } from '../../kit/fixture.ts'
import { logic, type KijkLeesEvent, type KijkLeesState } from './logic.ts'

export const fixture: TemplateFixture<KijkLeesState, KijkLeesEvent> = {
  logic,
  words: longFixtureWords,
  play(_turn, send, wait) {
    wait(10_000)
    send({ type: 'read' })
  },
  slip: null,
  events: [{ type: 'read' }],
  answers: () => [[{}, true]],
}
