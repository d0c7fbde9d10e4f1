import type { TestDestination } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import type { Worded } from '@letterliaan/ui/pictures'
import type { NextPlace } from './step-result.ts'

/** The label, and the buddy's line if this is next (GIDS-4). */
export interface WayTexts {
  readonly label: Worded
  readonly said: SpokenLine
}

/** Labels and lines of the next places (TST-2, TST-6). */
export const nextWays: Readonly<Record<NextPlace, WayTexts>> = {
  step: exerciseTexts.onward.nextStep,
  map: exerciseTexts.onward.map,
  world: exerciseTexts.onward.nextLevel,
  cave: { label: exerciseTexts.onward.cave, said: commonTexts.toCave },
  treehouse: { label: exerciseTexts.onward.treehouse, said: commonTexts.toTreehouse },
}

/** The next place if the step is not passed: its next thing, or back (GIDS-4). */
export interface Onward {
  readonly to: 'exercise' | 'dictation' | 'test' | 'stars' | 'map' | 'treehouse'
  readonly go: () => void
}

/** Returns the next places by the status of the run; undefined if the same exercise is next. */
export type FindOnward = (status: number) => Onward | undefined

export const onwardTexts: Readonly<Record<Onward['to'], WayTexts>> = {
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

/** `isSameWorld`: the child comes from that world. */
export const choosePlace = (to: TestDestination['to'], isSameWorld: boolean): NextPlace =>
  to === 'world' && isSameWorld ? 'map' : places[to]
