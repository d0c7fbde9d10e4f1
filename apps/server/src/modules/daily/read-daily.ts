import type { Daily } from '@letterliaan/contract'
import { amsterdamDate, amsterdamDay } from '@letterliaan/rules/calendar'
import { countPracticeDays, hatchedAnimals, thingOfDay, weatherOfDay } from '@letterliaan/rules/daily'
import type { Queries } from '../../db/database.ts'
import { findPracticeHours, findVoidedSittings } from './queries.ts'

const hourSeconds = 3600

/** docs/adr/0076-something-new-each-day.md */
export async function readDaily(queries: Queries, student_id: number, now: number): Promise<Daily> {
  const hours = (await findPracticeHours(queries, student_id)).map(({ hour }) => Number(hour))
  // What hatched stays, as badges do (ADR 13): the day of a voided sitting counts as before.
  const voided = (await findVoidedSittings(queries, student_id)).map(({ started_at }) =>
    Math.floor(started_at / hourSeconds),
  )
  const practiceDays = countPracticeDays([...hours, ...voided], now)
  const child = { student_id, practiceDays, day: amsterdamDay(now) }
  return {
    day: amsterdamDate(now),
    thing: thingOfDay(child),
    animals: [...hatchedAnimals(child)],
    weather: weatherOfDay(child),
  }
}
