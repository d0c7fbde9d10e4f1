import { longFixtureWords, type Fixture } from '../../kit/fixture.ts'
import { kijkLees, type KijkLeesEvent, type KijkLeesState } from './logic.ts'

export const fixture: Fixture<KijkLeesState, KijkLeesEvent> = {
  logic: kijkLees,
  words: longFixtureWords,
  play: (_turn, send) => send({ type: 'read' }),
  slip: null,
  events: [{ type: 'read' }],
  answers: () => [[{}, true]],
}
