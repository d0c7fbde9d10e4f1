import type { Erasure, Privacy, ProposedErasure } from '@letterliaan/contract'
import { formatFullName } from '@letterliaan/rules'
import { daySeconds, subtractMonths } from '@letterliaan/rules/calendar'
import type { Database, Queries } from '../../../db/database.ts'
import { getNowSeconds, type Clock } from '../../../clock.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { makeChildFile } from './child-file/make-child-file.ts'
import { requestErasure, cancelErasure, confirmErasure } from './erasure/request-erasure.ts'
import type { Eraser } from './erasure/run-erasures.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { findErasuresSince } from './erasure/queries.ts'
import { findInactive } from './retention/queries.ts'
import { readOrganisation } from '../../../db/tables/organisation.ts'

export interface PrivacyDependencies {
  readonly database: Database
  readonly eraser: Eraser
  readonly clock: Clock
  readonly onError: (error: unknown) => void
}

export function createPrivacyRoutes({ database, eraser, clock, onError }: PrivacyDependencies) {
  return defineHandlers({
    'GET /api/v1/begeleider/student/:id/file.zip': ({ caller, params, now }) =>
      makeChildFile(database, caller, params.id, now),
    'GET /api/v1/begeleider/privacy': ({ caller, now }) => readPrivacy(database.queries, caller, now),
    'POST /api/v1/begeleider/erasure': async (call) => {
      if (!call.isRepeated) await requestErasure(database, call, call.body)
      return readPrivacy(call.transaction, call.caller, call.now)
    },
    'POST /api/v1/begeleider/erasure/:id/confirm': async ({ caller, params, now }) => {
      await database.transaction((transaction) => confirmErasure({ transaction, caller, now }, params.id))
      eraser.run(getNowSeconds(clock)).catch(onError)
      return readPrivacy(database.queries, caller, now)
    },
    'POST /api/v1/begeleider/erasure/:id/cancel': async (call) => {
      if (!call.isRepeated) await cancelErasure(call, call.params.id)
      return readPrivacy(call.transaction, call.caller, call.now)
    },
  })
}

const shownSeconds = 30 * daySeconds

async function readPrivacy(queries: Queries, caller: UserCaller, now: number): Promise<Privacy> {
  const { organisation_id } = caller
  const { inactive_months, audit_months } = await readOrganisation(queries, organisation_id)
  const [inactive, erasures] = await Promise.all([
    findInactive(queries, organisation_id, subtractMonths(now, inactive_months)),
    findErasuresSince(queries, organisation_id, now - shownSeconds),
  ])
  return {
    terms: { inactive_months, audit_months },
    proposed: inactive
      .map(toProposed)
      .toSorted((a, b) => a.last_active_at - b.last_active_at || a.student_id - b.student_id),
    erasures: erasures.map((row) => toErasure(row, caller)),
  }
}

type InactiveRow = Awaited<ReturnType<typeof findInactive>>[number]

const toProposed = (row: InactiveRow): ProposedErasure => ({
  student_id: row.id,
  name: formatFullName(row).trim() || row.screen_name,
  last_active_at: Math.max(row.created_at, row.last_login_at ?? 0, row.last_practised_at ?? 0),
  is_archived: row.archived_at !== null,
})

type ErasureWithNames = Awaited<ReturnType<typeof findErasuresSince>>[number]

function toErasure(row: ErasureWithNames, { user_id }: UserCaller): Erasure {
  const { id, subject, subject_id, asked_at, due_at, started_at, done_at, asked_by_name } = row
  const isAskedByMe = row.asked_by === user_id
  return {
    id,
    subject,
    subject_id,
    name: done_at === null ? nameOf(row) : null,
    asked_by_name,
    is_asked_by_me: isAskedByMe,
    asked_at,
    due_at,
    is_confirmed: row.confirmed_at !== null,
    started_at,
    done_at,
  }
}

function nameOf({
  first_name,
  last_name,
  screen_name,
  user_name,
  school_name,
}: ErasureWithNames): string | null {
  if (first_name !== null && last_name !== null)
    return formatFullName({ first_name, last_name }).trim() || screen_name
  return user_name ?? school_name
}
