export type Daylight = 'day' | 'evening'

const eveningFrom = 18
const dayFrom = 7

export function chooseDaylight(now: Date): Daylight {
  const hour = now.getHours()
  return hour >= dayFrom && hour < eveningFrom ? 'day' : 'evening'
}
