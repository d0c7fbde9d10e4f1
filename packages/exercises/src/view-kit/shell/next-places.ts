import type { TestDestination } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as exerciseTexts from '@letterliaan/texts/exercise'
import type { NextPlace } from './step-result.ts'

/** What a way on is called on its button, and what the buddy says of it where it is the next thing (GIDS-4). */
export interface WayTexts {
  readonly label: string
  readonly said: SpokenLine
}

/** The way on after a step (TST-2, TST-6). */
export const nextWays: Readonly<Record<NextPlace, WayTexts>> = {
  step: exerciseTexts.onward.nextStep,
  map: exerciseTexts.onward.map,
  world: exerciseTexts.onward.nextLevel,
  cave: { label: exerciseTexts.onward.cave, said: commonTexts.toCave },
  treehouse: { label: exerciseTexts.onward.treehouse, said: commonTexts.toTreehouse },
}

/** Where an exercise leads that did not pass its step: to the next thing of the step, or back where none is left (GIDS-4). */
export interface Onward {
  readonly to: 'exercise' | 'dictation' | 'test' | 'stars' | 'map' | 'treehouse'
  readonly go: () => void
}

/** Where it leads after a run that came to this status; nowhere where the same exercise comes next again. */
export type OnwardAfter = (status: number) => Onward | undefined

export const onwardWays: Readonly<Record<Onward['to'], WayTexts>> = {
  exercise: exerciseTexts.onward.nextExercise,
  dictation: exerciseTexts.onward.dictation,
  test: { label: exerciseTexts.onward.toets, said: commonTexts.doToets },
  stars: { label: exerciseTexts.onward.stars, said: commonTexts.moreStars },
  map: { label: commonTexts.backToMap, said: exerciseTexts.onward.map.said },
  treehouse: exerciseTexts.onward.backToTreehouse,
}

export const resultWay: WayTexts = exerciseTexts.onward.result
export const repeatWay: WayTexts = exerciseTexts.onward.repeat
export const repeatToetsWay: WayTexts = exerciseTexts.onward.repeatToets

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
