import { longFixtureWords, type Fixture } from '../../kit/fixture.ts'
import { kijkLees } from './definition.ts'
import { kijkLeesFlow, type KijkLeesEvent, type KijkLeesState } from './flow.ts'

export const fixture: Fixture<KijkLeesState, KijkLeesEvent> = {
  logic: kijkLees,
  flow: kijkLeesFlow,
  words: longFixtureWords,
  play: (_task, send) => send({ type: 'read' }),
  slip: null,
  events: [{ type: 'read' }],
  answers: () => [[{}, true]],
}
