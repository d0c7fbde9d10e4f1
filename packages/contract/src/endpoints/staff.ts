import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  AcceptInvitationBody,
  Id,
  Invitation,
  InvitationsBody,
  InvitationTokenBody,
  MadeInvitation,
  OpenedInvitation,
  StaffMember,
  StaffMemberBody,
} from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
/** Ends all logins if there is no id. */
export const oneLogin = z.object({ login_id: z.coerce.number().pipe(Id).optional() })

const common = { tag: 'staff', auth: 'bearer', needs: 'administrator-or-board' } as const
const invited = { tag: 'staff', auth: 'none' } as const

/** Staff of a school or board (ADR 46). Calls that return a secret accept no Idempotency-Key (ADR 15). */
export const staffEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/staff': {
    ...common,
    summary: 'The staff of the organisation, by name, also who is blocked, and the logins of each that work',
    response: z.array(StaffMember),
  },
  'PUT /api/v1/begeleider/staff/:id': {
    ...common,
    summary:
      'Change the role or the groups of a member, or let it in no longer: its logins, and those that it made as a child, end at once. 409 where no administrator would be left',
    params,
    body: StaffMemberBody,
    response: StaffMember,
    idempotent: true,
  },
  'DELETE /api/v1/begeleider/staff/:id/login': {
    ...common,
    summary: 'End a login of a member at once, or all, those as a child too',
    params,
    query: oneLogin,
    response: StaffMember,
    idempotent: true,
  },
  'GET /api/v1/begeleider/invitation': {
    ...common,
    summary: 'The invitations that can still be used, the latest first',
    response: z.array(Invitation),
  },
  'POST /api/v1/begeleider/invitation': {
    ...common,
    summary:
      'Invite colleagues: a link for each mail address, sent where this installation has mail, and told this once; a link before for the same address is worth nothing. 422 names the lines that are no address, or of a colleague',
    body: InvitationsBody,
    response: z.array(MadeInvitation),
    success: 201,
    perMinute: 20,
  },
  'DELETE /api/v1/begeleider/invitation/:id': {
    ...common,
    summary: 'Withdraw an invitation; answers those that are left',
    params,
    response: z.array(Invitation),
    idempotent: true,
  },
  'POST /api/v1/invitation': {
    ...invited,
    summary: 'What an invitation is for: 410 with the reason for one that does not work',
    body: InvitationTokenBody,
    response: OpenedInvitation,
    perMinute: 60,
  },
  'PUT /api/v1/invitation': {
    ...invited,
    summary:
      'Accept an invitation: makes the account, once; answers the name to log in with. 409 where the mail address has an account',
    body: AcceptInvitationBody,
    response: z.object({ username: z.string() }),
    perMinute: 30,
  },
})
