import type { Holiday } from '@letterliaan/contract'
import { computeAbsenceLevel, findAbsent, type Practiser } from '@letterliaan/rules/attention'
import { toAmsterdamDay, daySeconds, toDayNumber, hourSeconds } from '@letterliaan/rules/calendar'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { CauseOf } from './causes.ts'
import { findPractisedTimes } from './practice-queries.ts'
import { findGroupMemberships } from '../../../db/tables/group.ts'

/** Number of days from which a group's rhythm is derived. A child's last day may be earlier. */
const rhythmDays = 35

export interface ChildPractice {
  /** Unix seconds; null if the child never practised. */
  readonly last_at: number | null
  readonly days: readonly number[]
}

export async function readPracticeDays(
  queries: Queries,
  caller: UserCaller,
  now: number,
): Promise<ReadonlyMap<number, ChildPractice>> {
  const rows = await findPractisedTimes(queries, caller, now - rhythmDays * daySeconds)
  const dayOf = createDayOf()
  return new Map(
    [...Map.groupBy(rows, ({ student_id }) => student_id)].map(([student_id, ofStudent]) => {
      const times = ofStudent.flatMap(({ at }) => (at === null ? [] : at))
      return [student_id, { last_at: times.length === 0 ? null : Math.max(...times), days: times.map(dayOf) }]
    }),
  )
}

/** Caches the day by hour, because no day begins within an hour. */
function createDayOf(): (at: number) => number {
  const days = new Map<number, number>()
  return (at) => {
    const hour = Math.floor(at / hourSeconds)
    const day = days.get(hour) ?? toAmsterdamDay(hour * hourSeconds)
    days.set(hour, day)
    return day
  }
}

/** A student with steps. `ready_at`: when it got them (unix seconds). */
export interface ReadyStudent {
  readonly id: number
  readonly ready_at: number
}

const daysOf = (holidays: readonly Holiday[]): ReadonlySet<number> =>
  new Set(
    holidays.flatMap(({ from, until }) => {
      const first = toDayNumber(from)
      return Array.from({ length: toDayNumber(until) - first + 1 }, (_, at) => first + at)
    }),
  )

/** Compares children with the rhythm of their groups. A child is absent only if all its groups say so. */
export async function findAbsences(
  queries: Queries,
  { organisation_id }: UserCaller,
  {
    students,
    practice,
    holidays,
    now,
  }: {
    readonly holidays: readonly Holiday[]
    readonly students: readonly ReadyStudent[]
    readonly practice: ReadonlyMap<number, ChildPractice>
    readonly now: number
  },
): Promise<ReadonlyMap<number, CauseOf<'absent'>>> {
  const memberships = await findGroupMemberships(queries, organisation_id)
  const groupsOf = Map.groupBy(memberships, ({ student_id }) => student_id)
  const practisers = students.flatMap(({ id, ready_at }) => {
    const { days = [], last_at = null } = practice.get(id) ?? {}
    const practiser: Practiser = { student_id: id, days, last: toAmsterdamDay(last_at ?? ready_at) }
    return (groupsOf.get(id) ?? [{ group_id: 0 }]).map(({ group_id }) => ({ group_id, practiser }))
  })
  const today = toAmsterdamDay(now)
  const free = daysOf(holidays)
  const absences = [...Map.groupBy(practisers, ({ group_id }) => group_id).values()].map((ofGroup) =>
    findAbsent(
      ofGroup.map(({ practiser }) => practiser),
      today,
      free,
    ),
  )
  return new Map(
    students.flatMap(({ id }) => {
      const days = absences.flatMap((absent) => absent.get(id) ?? [])
      if (days.length === 0 || days.length < (groupsOf.get(id)?.length ?? 1)) return []
      const { last_at = null } = practice.get(id) ?? {}
      const level = computeAbsenceLevel(Math.max(...days))
      return [[id, { kind: 'absent', key: `absent ${last_at ?? 0}`, level, last_at }]]
    }),
  )
}
