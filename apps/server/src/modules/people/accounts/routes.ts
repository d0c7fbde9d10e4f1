import { OrganisationRules } from '@letterliaan/contract'
import type { Database, Queries } from '../../../db/database.ts'
import { defineHandlers, type SupervisorCall } from '../../../plugins/contract/handler.ts'
import { decideForOrganisation, getOrganisation } from './organisation/organisation.ts'
import { getSupervisor, listStudents } from './supervisors.ts'
import { encodeJson } from '../../../db/json.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { chooseRegion } from './organisation/choose-region.ts'
import { updateOrganisation } from '../../../db/tables/organisation.ts'
import { eraseDatesOfBirth } from './queries.ts'
import { listUsersWithSecondFactor } from '../../identity/index.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { createForbiddenError, createInvalidInputError } from '../../../plugins/errors/problem-error.ts'

export const createAccountRoutes = ({ queries }: Pick<Database, 'queries'>) =>
  defineHandlers({
    'GET /api/v1/begeleider/me': ({ caller }) => getSupervisor(queries, caller),
    'GET /api/v1/begeleider/organisation': ({ caller }) => getOrganisation(queries, caller.organisation_id),
    'PATCH /api/v1/begeleider/organisation': async (call) => {
      await changeRules(call, call.body)
      await decideForOrganisation(call, call.body)
      return getOrganisation(call.transaction, call.caller.organisation_id)
    },
    'GET /api/v1/begeleider/student': ({ caller, query }) =>
      listStudents(queries, caller, query.archived === 'true'),
  })

/** Changes rules; deletes dates of birth no longer asked (DAG-2). Throws 403, 422 on a self-lockout. */
async function changeRules(
  { transaction, caller, now }: SupervisorCall,
  rules: OrganisationRules,
): Promise<void> {
  const names = Object.keys(OrganisationRules.shape) as (keyof OrganisationRules)[]
  if (caller.role !== 'beheerder' && names.some((name) => rules[name] !== undefined))
    throw createForbiddenError('Dit is alleen voor beheerders.')
  const { organisation_id } = caller
  const { name, asks_date_of_birth, export_by, new_child_profile, region } = rules
  const { second_factor_from, idle_minutes, terms } = rules
  if (name !== undefined) {
    await updateOrganisation(transaction, organisation_id, { name })
    recordEvent(transaction, caller, { type: 'organisation_renamed' }, now)
  }
  if (asks_date_of_birth !== undefined) {
    await updateOrganisation(transaction, organisation_id, { asks_date_of_birth })
    if (!asks_date_of_birth) await eraseDatesOfBirth(transaction, organisation_id, now)
    const type = asks_date_of_birth ? 'date_of_birth_asked' : 'date_of_birth_not_asked'
    recordEvent(transaction, caller, { type }, now)
  }
  if (export_by !== undefined) {
    await updateOrganisation(transaction, organisation_id, { export_by })
    recordEvent(transaction, caller, { type: 'export_by_chosen', export_by }, now)
  }
  if (new_child_profile !== undefined) {
    await updateOrganisation(transaction, organisation_id, {
      new_child_profile: encodeJson(new_child_profile),
    })
    recordEvent(transaction, caller, { type: 'new_child_profile_changed', new_child_profile }, now)
  }
  if (region !== undefined) await chooseRegion(transaction, caller, region, now)
  if (second_factor_from !== undefined) {
    if (second_factor_from !== null) await refuseWithoutOwn(transaction, caller)
    await updateOrganisation(transaction, organisation_id, { second_factor_from })
    recordEvent(transaction, caller, { type: 'second_factor_demanded', from: second_factor_from }, now)
  }
  if (idle_minutes !== undefined) {
    await updateOrganisation(transaction, organisation_id, { idle_minutes })
    recordEvent(transaction, caller, { type: 'idle_time_chosen', idle_minutes }, now)
  }
  if (terms) {
    await updateOrganisation(transaction, organisation_id, terms)
    recordEvent(transaction, caller, { type: 'retention_terms_changed', ...terms }, now)
  }
}

async function refuseWithoutOwn(
  queries: Queries,
  { organisation_id, user_id }: Pick<UserCaller, 'organisation_id' | 'user_id'>,
): Promise<void> {
  if ((await listUsersWithSecondFactor(queries, organisation_id)).has(user_id)) return
  const sentence = 'Stel eerst zelf een tweede stap in, bij ‘Uw account’.'
  throw createInvalidInputError({ second_factor_from: sentence }, sentence)
}
