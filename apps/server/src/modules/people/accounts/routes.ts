import type { Organisation, OrganisationRulesBody } from '@letterliaan/contract'
import type { Database } from '../../../db/database.ts'
import { defineHandlers, type SupervisorCall } from '../../../plugins/contract/handler.ts'
import { decideForOrganisation, getOrganisation } from './organisation/organisation.ts'
import { getSupervisor, listStudents } from './supervisors.ts'
import { encodeJson } from '../../../db/json.ts'
import { record } from '../../../events/record.ts'
import { chooseRegion } from './organisation/choose-region.ts'
import { updateOrganisation } from '../../../db/tables/organisation.ts'
import { eraseDatesOfBirth } from './queries.ts'

export const accountRoutes = ({ queries }: Pick<Database, 'queries'>) =>
  defineHandlers({
    'GET /api/v1/begeleider/me': ({ caller }) => getSupervisor(queries, caller),
    'GET /api/v1/begeleider/organisation': ({ caller }) => getOrganisation(queries, caller.organisation_id),
    'PUT /api/v1/begeleider/organisation': (call) => decideForOrganisation(call, call.body),
    'PUT /api/v1/begeleider/organisation/rules': (call) => changeRules(call, call.body),
    'GET /api/v1/begeleider/student': ({ caller, query }) =>
      listStudents(queries, caller, query.archived === 'true'),
  })

/** Changes the settings that an administrator decides. Stored dates of birth are erased when they are no longer asked (DAG-2). */
async function changeRules(
  { transaction, caller, now }: SupervisorCall,
  { name, asks_date_of_birth, export_by, new_child_profile, region }: OrganisationRulesBody,
): Promise<Organisation> {
  const { organisation_id } = caller
  if (name !== undefined) {
    await updateOrganisation(transaction, organisation_id, { name })
    record(transaction, caller, { type: 'organisation_renamed' }, now)
  }
  if (asks_date_of_birth !== undefined) {
    await updateOrganisation(transaction, organisation_id, { asks_date_of_birth })
    if (!asks_date_of_birth) await eraseDatesOfBirth(transaction, organisation_id, now)
    const type = asks_date_of_birth ? 'date_of_birth_asked' : 'date_of_birth_not_asked'
    record(transaction, caller, { type }, now)
  }
  if (export_by !== undefined) {
    await updateOrganisation(transaction, organisation_id, { export_by })
    record(transaction, caller, { type: 'export_by_chosen', export_by }, now)
  }
  if (new_child_profile !== undefined) {
    await updateOrganisation(transaction, organisation_id, {
      new_child_profile: encodeJson(new_child_profile),
    })
    record(transaction, caller, { type: 'new_child_profile_changed', new_child_profile }, now)
  }
  if (region !== undefined) await chooseRegion(transaction, caller, region, now)
  return getOrganisation(transaction, organisation_id)
}
