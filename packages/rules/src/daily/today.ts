import type { DailyThing, Hatchling, MapWeather } from '@letterliaan/contract'
import { hatchlings, mapWeathers, numLetters, numVisits } from '@letterliaan/contract/daily'
import { createSeededRandom, shuffle } from '../words/random.ts'

/** Days of practice until an egg hatches, including the day on which it hatches. */
export const daysOfAnEgg = 6

/** Surprises during the days of one egg, in order. */
const turns = ['egg', 'letter', 'visitor', 'egg', 'letter', 'hatch'] as const
const lettersOfAnEgg = 2

export interface DayOfChild {
  readonly student_id: number
  /** The number of the calendar day in Amsterdam. */
  readonly day: number
  readonly practiceDays: number
}

/** Returns hatched animals in order. The list grows with days of practice and never shrinks. */
export const listHatchedAnimals = ({
  student_id,
  practiceDays,
}: Omit<DayOfChild, 'day'>): readonly Hatchling[] =>
  orderOf(student_id).slice(0, Math.floor(practiceDays / daysOfAnEgg))

/** Returns the surprise of this day; null until a day of practice has passed. */
export function chooseDailyThing(child: DayOfChild): DailyThing | null {
  const { student_id, practiceDays } = child
  if (practiceDays === 0) return null
  const turn = (practiceDays - 1) % daysOfAnEgg
  const egg = Math.floor((practiceDays - 1) / daysOfAnEgg)
  const kind = turns[turn] ?? 'visitor'
  if (kind === 'letter') {
    const letter = egg * lettersOfAnEgg + (turn === turns.indexOf('letter') ? 0 : 1)
    return { kind, number: shuffle([...Array(numLetters).keys()], student_id)[letter % numLetters] ?? 0 }
  }
  const animal = orderOf(student_id)[egg]
  // A child with all animals gets visitors instead.
  if (kind === 'visitor' || animal === undefined) return { kind: 'visitor', number: visitOf(child) }
  return kind === 'egg' ? { kind, is_moving: turn > 0 } : { kind, animal }
}

/** Returns the weather of a day for a child. It is mostly fair. */
export function chooseWeatherOfDay({ student_id, day }: Omit<DayOfChild, 'practiceDays'>): MapWeather {
  const random = createSeededRandom(student_id * 31 + day * 7919)
  return random() < 0.4 ? 'fair' : (mapWeathers[Math.floor(random() * mapWeathers.length)] ?? 'fair')
}

const orderOf = (student_id: number): readonly Hatchling[] => shuffle(hatchlings, student_id)

const visitOf = ({ student_id, day }: DayOfChild): number =>
  shuffle([...Array(numVisits).keys()], student_id)[day % numVisits] ?? 0
