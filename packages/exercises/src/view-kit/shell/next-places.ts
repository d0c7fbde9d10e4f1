import type { TestDestination } from '@letterliaan/contract'
import type { NextPlace } from './step-result.ts'

/** The text of the button that leads on after a step (TST-2, TST-6). */
export const nextLabels: Readonly<Record<NextPlace, string>> = {
  step: 'Ga naar volgende stap',
  map: 'Ga naar de kaart',
  world: 'Ga door naar het volgende level',
  cave: 'Ga naar de eindgrot',
  treehouse: 'Ga naar de boomhut',
}

/** Where an exercise leads that did not pass its step: to the next thing of the step, or back where none is left (GIDS-4). */
export interface Onward {
  readonly to: 'exercise' | 'dictation' | 'test' | 'stars' | 'map' | 'treehouse'
  readonly go: () => void
}

/** Where it leads after a run that came to this status; nowhere where the same exercise comes next again. */
export type OnwardAfter = (status: number) => Onward | undefined

export const onwardLabels: Readonly<Record<Onward['to'], string>> = {
  exercise: 'Volgende oefening',
  dictation: 'Naar het dictee',
  test: 'Naar de toets',
  stars: 'Kies meer sterren',
  map: 'Terug naar de kaart',
  treehouse: 'Terug naar de boomhut',
}

const places: Readonly<Record<TestDestination['to'], NextPlace>> = {
  lesson: 'step',
  test: 'step',
  world: 'world',
  treehouse: 'treehouse',
  'end-cave': 'cave',
}

/** What kind of place a destination is; `isSameWorld`: it is the world that the child comes from. */
export const placeOf = (to: TestDestination['to'], isSameWorld: boolean): NextPlace =>
  to === 'world' && isSameWorld ? 'map' : places[to]
