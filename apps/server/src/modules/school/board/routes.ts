import type { BoardSettings, BoardSettingsBody } from '@letterliaan/contract'
import type { Database } from '../../../db/database.ts'
import { defineHandlers, type SupervisorCall } from '../../../plugins/contract/handler.ts'
import { prepareInviting, type InvitingDependencies, beginStaffChange } from '../../people/index.ts'
import { inviteAdministratorAgain, makeSchool } from './make-school.ts'
import { getOverview } from './overview.ts'
import { changeSchool } from './schools.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { updateOrganisation } from '../../../db/tables/organisation.ts'

export function createBoardRoutes(dependencies: InvitingDependencies) {
  const { database } = dependencies
  const { queries } = database
  const { inviting, placed } = prepareInviting(dependencies)
  return defineHandlers({
    'GET /api/v1/begeleider/school': (call) => getOverview(queries, call),
    'POST /api/v1/begeleider/school': (call) => makeSchool(inviting, placed(call), call.body),
    'PUT /api/v1/begeleider/school/:id': (call) => changeSchool(database, call, call.params.id, call.body),
    'POST /api/v1/begeleider/school/:id/invitation': (call) =>
      inviteAdministratorAgain(inviting, placed(call), call.params.id, call.body),
    'PUT /api/v1/begeleider/board': (call) => renameBoard(database, call, call.body),
  })
}

async function renameBoard(
  database: Pick<Database, 'dialect'>,
  { transaction, caller, now }: SupervisorCall,
  { name }: BoardSettingsBody,
): Promise<BoardSettings> {
  await beginStaffChange(database, transaction, caller)
  await updateOrganisation(transaction, caller.organisation_id, { name })
  recordEvent(transaction, caller, { type: 'organisation_renamed' }, now)
  return { id: caller.organisation_id, name }
}
