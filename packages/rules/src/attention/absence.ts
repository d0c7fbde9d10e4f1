/** All days are numbers of calendar days (`toAmsterdamDay`). */
export interface Practiser {
  readonly student_id: number
  /** Days with practice in the last weeks, in any order. */
  readonly days: readonly number[]
  /** The last day of practice, or the day before the first possible one if the child never practised. */
  readonly last: number
}

const schoolWeek = 7
/** Assumed days between two practice days, for a group in which no child practised twice. */
const unknownGap = 7
/** A weekend with a day off on both sides is a pause of four days, so a holiday has five or more. */
const minHoliday = 5
/** A pause of fewer active children does not count as a holiday. */
const minPractisers = 3

/** Returns absent days if they reach a school week and twice the group's median gap. Ignores holidays. */
export function findAbsent(
  group: readonly Practiser[],
  today: number,
  ofCalendar: ReadonlySet<number> = new Set(),
): ReadonlyMap<number, number> {
  const holidays = new Set([...findHolidays(group, today), ...ofCalendar])
  const limit = Math.max(schoolWeek, 2 * medianGap(group, holidays) + 1)
  const absent = new Map<number, number>()
  for (const { student_id, last } of group) {
    const days = countDays(last, today, holidays)
    if (days >= limit) absent.set(student_id, days)
  }
  return absent
}

export const computeAbsenceLevel = (days: number): number =>
  Math.max(0, Math.floor(Math.log2(Math.max(1, days) / schoolWeek)))

const countDays = (from: number, until: number, holidays: ReadonlySet<number>): number => {
  let days = 0
  for (let day = from + 1; day <= until; day++) if (!holidays.has(day)) days++
  return days
}

function findHolidays(group: readonly Practiser[], today: number): ReadonlySet<number> {
  if (group.filter(({ days }) => days.length > 0).length < minPractisers) return new Set()
  const practised = [...new Set(group.flatMap(({ days }) => days))].toSorted((a, b) => a - b)
  const holidays = new Set<number>()
  for (const [at, day] of practised.entries()) {
    const next = practised[at + 1] ?? today + 1
    if (next - day - 1 >= minHoliday) for (let free = day + 1; free < next; free++) holidays.add(free)
  }
  return holidays
}

function medianGap(group: readonly Practiser[], holidays: ReadonlySet<number>): number {
  const gaps = group.flatMap(({ days }) => {
    const ordered = [...new Set(days)].toSorted((a, b) => a - b)
    return ordered.slice(1).map((day, at) => countDays(ordered[at] ?? day, day, holidays))
  })
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? unknownGap
}
