import type { TestDestination } from '@letterliaan/contract'
import type { ProductText } from '@letterliaan/contract/texts'
import type { NextPlace } from './step-result.ts'

/** What a way on is called on its button, and what the buddy says of it where it is the next thing (GIDS-4). */
export interface WayTexts {
  readonly label: string
  readonly said: ProductText
}

/** The way on after a step (TST-2, TST-6). */
export const nextWays: Readonly<Record<NextPlace, WayTexts>> = {
  step: { label: 'Ga naar volgende stap', said: 'Ga nu naar de volgende stap!' },
  map: { label: 'Ga naar de kaart', said: 'Ga nu naar de kaart!' },
  world: { label: 'Ga door naar het volgende level', said: 'Ga nu door naar het volgende level!' },
  cave: { label: 'Ga naar de eindgrot', said: 'Ga nu naar de eindgrot!' },
  treehouse: { label: 'Ga naar de boomhut', said: 'Ga nu naar de boomhut!' },
}

/** Where an exercise leads that did not pass its step: to the next thing of the step, or back where none is left (GIDS-4). */
export interface Onward {
  readonly to: 'exercise' | 'dictation' | 'test' | 'stars' | 'map' | 'treehouse'
  readonly go: () => void
}

/** Where it leads after a run that came to this status; nowhere where the same exercise comes next again. */
export type OnwardAfter = (status: number) => Onward | undefined

export const onwardWays: Readonly<Record<Onward['to'], WayTexts>> = {
  exercise: { label: 'Volgende oefening', said: 'Ga nu naar de volgende oefening!' },
  dictation: { label: 'Naar het dictee', said: 'Doe nu het dictee!' },
  test: { label: 'Naar de toets', said: 'Doe nu de toets!' },
  stars: { label: 'Kies meer sterren', said: 'Alles is klaar, kies nu meer sterren!' },
  map: { label: 'Terug naar de kaart', said: 'Ga nu naar de kaart!' },
  treehouse: { label: 'Terug naar de boomhut', said: 'Ga nu terug naar de boomhut!' },
}

export const resultWay: WayTexts = { label: 'Bekijk je uitslag', said: 'Bekijk nu je uitslag!' }
export const repeatWay: WayTexts = { label: 'Herhaal de oefening', said: 'Doe deze oefening nog een keer!' }
export const repeatToetsWay: WayTexts = { label: 'Herhaal de toets', said: 'Doe de toets nog een keer!' }

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
