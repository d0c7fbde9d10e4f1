export type Daylight = 'day' | 'evening'

/** From this hour it is evening on the maps, and until this hour still. */
const eveningFrom = 18
const dayFrom = 7

/** Whether it is day or evening where the child is, by the clock of its device. */
export function daylightAt(now: Date): Daylight {
  const hour = now.getHours()
  return hour >= dayFrom && hour < eveningFrom ? 'day' : 'evening'
}
