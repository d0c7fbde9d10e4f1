import type { Security, SecurityBody } from '@letterliaan/contract'
import type { Database, Queries } from '../../../db/database.ts'
import { defineHandlers, type SupervisorCall } from '../../../plugins/contract/handler.ts'
import { record } from '../../../events/record.ts'
import { invalidInput } from '../../../plugins/errors/problem-error.ts'
import { updateOrganisation, readOrganisation } from '../../../db/tables/organisation.ts'
import { listSecuredUsers } from '../../identity/index.ts'
import { findStaffIds } from './queries.ts'

export const securityRoutes = ({ queries }: Pick<Database, 'queries'>) =>
  defineHandlers({
    'GET /api/v1/begeleider/security': ({ caller }) => getSecurity(queries, caller.organisation_id),
    'PUT /api/v1/begeleider/security': (call) => decideSecurity(call, call.body),
  })

async function getSecurity(queries: Queries, organisation_id: number): Promise<Security> {
  const [{ second_factor_from, idle_minutes }, staff, secured] = await Promise.all([
    readOrganisation(queries, organisation_id),
    findStaffIds(queries, organisation_id),
    listSecuredUsers(queries, organisation_id),
  ])
  const num_with_second_factor = staff.filter(({ id }) => secured.has(id)).length
  return {
    second_factor_from,
    idle_minutes,
    num_with_second_factor,
    num_without_second_factor: staff.length - num_with_second_factor,
  }
}

/** Throws 422 where the caller would shut itself out of all but its own account. */
async function decideSecurity(
  { transaction, caller, now }: SupervisorCall,
  { second_factor_from, idle_minutes }: SecurityBody,
): Promise<Security> {
  const { organisation_id } = caller
  if (second_factor_from !== undefined) {
    if (second_factor_from !== null) await refuseWithoutOwn(transaction, caller)
    await updateOrganisation(transaction, organisation_id, { second_factor_from })
    record(transaction, caller, { type: 'second_factor_demanded', from: second_factor_from }, now)
  }
  if (idle_minutes !== undefined) {
    await updateOrganisation(transaction, organisation_id, { idle_minutes })
    record(transaction, caller, { type: 'idle_time_chosen', idle_minutes }, now)
  }
  return getSecurity(transaction, organisation_id)
}

async function refuseWithoutOwn(
  queries: Queries,
  { organisation_id, user_id }: { readonly organisation_id: number; readonly user_id: number },
): Promise<void> {
  if ((await listSecuredUsers(queries, organisation_id)).has(user_id)) return
  const sentence = 'Stel eerst zelf een tweede stap in, bij ‘Uw account’.'
  throw invalidInput({ second_factor_from: sentence }, sentence)
}
