import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { acceptInvitation, openInvitation } from './accept-invitation.ts'
import { listInvitations, makeInvitations, withdrawInvitation } from './invitations.ts'
import { changeMember, endMemberLogins, listStaff, removeSecondFactorOf } from './members.ts'
import { prepareInviting, type InvitingDependencies } from './send-invitations.ts'

export function createStaffRoutes(dependencies: InvitingDependencies) {
  const { database } = dependencies
  const { queries } = database
  const { inviting, placed } = prepareInviting(dependencies)
  return defineHandlers({
    'GET /api/v1/begeleider/staff': (call) => listStaff(queries, call),
    'PUT /api/v1/begeleider/staff/:id': (call) => changeMember(database, call, call.params.id, call.body),
    'DELETE /api/v1/begeleider/staff/:id/second-factor': (call) =>
      removeSecondFactorOf(database, call, call.params.id),
    'DELETE /api/v1/begeleider/staff/:id/login': (call) =>
      endMemberLogins(database, call, call.params.id, call.query.login_id),
    'GET /api/v1/begeleider/invitation': (call) => listInvitations(queries, call),
    'POST /api/v1/begeleider/invitation': (call) => makeInvitations(inviting, placed(call), call.body),
    'DELETE /api/v1/begeleider/invitation/:id': (call) => withdrawInvitation(database, call, call.params.id),
    'POST /api/v1/invitation': ({ body, now }) => openInvitation(queries, body.token, now),
    'PUT /api/v1/invitation': ({ body, now }) => acceptInvitation(database, body, now),
  })
}
