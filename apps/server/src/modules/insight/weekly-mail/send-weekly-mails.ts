import type { TodayCause } from '@letterliaan/contract'
import { hourSeconds, listWeeksUpTo } from '@letterliaan/rules/calendar'
import * as z from 'zod'
import { type Clock, runEvery } from '../../../clock.ts'
import type { Database, Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { Contents } from '../../curriculum/index.ts'
import { foldOrganisation } from '../../learn/index.ts'
import type { OnError } from '../../../plugins/watch.ts'
import { sumPractice } from '../practice.ts'
import type { Mailer } from '../../../mailer.ts'
import { findSubscriptionState } from '../../subscriptions/index.ts'
import type { CheckChildren } from '../today/child-checks.ts'
import { listToday } from '../today/today.ts'
import { composeWeeklyMail, type WeekInCounts } from './compose-weekly-mail.ts'
import { claimWeeklyMail } from '../../../db/tables/weekly-mail.ts'
import { findPracticeTimes, findSupervisedIds, findSubscribersToMail } from './queries.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { updateRows } from '../../../db/tables/rows.ts'

/** Letters are sent on Monday from 7:00. A letter that was missed is not sent after Wednesday. */
const firstHour = 7
const lateSeconds = 3 * 24 * hourSeconds
const hourMs = 1000 * hourSeconds

export interface WeeklyMailNeeds {
  readonly database: Database
  readonly contents: Contents
  readonly checkChildren: CheckChildren
  readonly mailer: Mailer
  readonly publicUrl: () => string
  readonly onError: OnError
}

const canReceive = (email: string): boolean => z.email().safeParse(email).success

/** Sends each subscriber a weekly letter (ZEG-6); a failed one is retried. `now`: unix seconds. */
export async function sendWeeklyMails(needs: WeeklyMailNeeds, now: number): Promise<void> {
  const { database, mailer, publicUrl, onError } = needs
  const [week, thisWeek] = listWeeksUpTo(now, 1)
  if (week === undefined || thisWeek === undefined) return
  const since = thisWeek.since + firstHour * hourSeconds
  if (now < since || now >= since + lateSeconds) return
  for (const { user_id, organisation_id, role, email, sent_at } of await findSubscribersToMail(
    database.queries,
    since,
  )) {
    const own = limitDatabase(database, organisation_id)
    if (!canReceive(email) || !(await claimWeeklyMail(own.queries, user_id, { since, now }))) continue
    try {
      await foldOrganisation(own, needs.contents, onError)
      const caller = toCaller({ user_id, organisation_id, role })
      const counts = await countWeek({ ...needs, database: own }, caller, week, now)
      if (counts !== null) await mailer.send(composeWeeklyMail(email, counts, publicUrl()))
    } catch (error) {
      // Releases the letter, so that it is sent again in an hour.
      await updateRows(own.queries, 'weekly_mail', { user_id }, { sent_at })
      onError(error)
    }
  }
}

/** Returns a read-only caller. */
const toCaller = (supervisor: Pick<UserCaller, 'user_id' | 'organisation_id' | 'role'>): UserCaller => ({
  ...supervisor,
  family_id: 0,
  expires_at: 0,
  has_active_subscription: true,
  is_read_only: true,
  may_export: false,
  student_id: null,
})

/** Returns null if there are no children or no subscription. */
async function countWeek(
  { database, contents, checkChildren }: WeeklyMailNeeds,
  caller: UserCaller,
  week: WeekInCounts['week'],
  now: number,
): Promise<WeekInCounts | null> {
  const { queries } = database
  const { has_active_subscription } = await findSubscriptionState(
    queries,
    { ...caller, id: caller.user_id },
    now,
  )
  if (!has_active_subscription) return null
  const students = await findSupervisedIds(queries, caller)
  if (students.length === 0) return null
  const { lines, instructions } = await listToday({ queries, contents, checkChildren }, caller, now)
  const causes = new Map<TodayCause['kind'], number>()
  for (const { causes: of } of lines) {
    const kind = of[0]?.kind
    if (kind !== undefined) causes.set(kind, (causes.get(kind) ?? 0) + 1)
  }
  const num_instructions = instructions.length
  const practised = await sumWeek(queries, caller, week)
  return { week, num_students: students.length, ...practised, causes, num_instructions }
}

async function sumWeek(queries: Queries, caller: UserCaller, { since, until }: WeekInCounts['week']) {
  const times = await findPracticeTimes(queries, caller, since, until)
  const ofChildren = [...Map.groupBy(times, ({ student_id }) => student_id).values()]
  const seconds = ofChildren.reduce((sum, log) => sum + sumPractice(log).seconds, 0)
  return { num_practised: ofChildren.length, minutes: Math.round(seconds / 60) }
}

/** Sends due letters every hour. Returns a function that stops this. */
export const startWeeklyMails = (needs: WeeklyMailNeeds, clock: Clock): (() => void) =>
  runEvery(clock, hourMs, (now) => sendWeeklyMails(needs, now), needs.onError)
