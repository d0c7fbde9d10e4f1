import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  ChangedAccount,
  ConfirmedBody,
  EmailTokenBody,
  Id,
  NewPasskeyBody,
  NewTotp,
  OwnAccount,
  OwnAccountChange,
  PasskeyOptions,
  StaffMember,
  TotpCodeBody,
} from '../entities/index.ts'
import { oneLogin } from './staff.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const own = {
  tag: 'account',
  auth: 'bearer',
  needs: 'staff',
  ofOwnAccount: true,
  beforeSecondFactor: true,
} as const
const ofSchool = { tag: 'account', auth: 'bearer', needs: 'administrator' } as const

/** The caller's own staff account (ADR 52). Calls with a secret accept no Idempotency-Key (ADR 15). */
export const ownAccountEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/account': {
    ...own,
    summary:
      'The own account: name, address, second factors, the weekly letter, logins by the school, and where it is logged in',
    response: OwnAccount,
  },
  'PATCH /api/v1/begeleider/account': {
    ...own,
    summary:
      'Change the own name, or ask for the weekly letter; or with the password: ask for another mail address to log in with, to which a link is sent (409 where this installation sends no mail), or choose a new password, which ends the other logins of the account',
    body: OwnAccountChange,
    response: OwnAccount,
    perMinute: 10,
  },
  'PUT /api/v1/account-email': {
    tag: 'account',
    auth: 'none',
    summary: 'Confirm a new mail address with the token of the link; 410 for a link that does not work',
    body: EmailTokenBody,
    response: z.object({ username: z.string() }),
    perMinute: 60,
  },
  'DELETE /api/v1/begeleider/account/login': {
    ...own,
    summary: 'End an own login on another device at once, or all but this one, those as a child too',
    query: oneLogin,
    response: OwnAccount,
    idempotent: true,
  },
  'POST /api/v1/begeleider/account/totp': {
    ...own,
    summary: 'Begin with codes of an app: a secret, which counts after a code was entered',
    body: ConfirmedBody,
    response: NewTotp,
    perMinute: 20,
  },
  'PUT /api/v1/begeleider/account/totp': {
    ...own,
    summary: 'Enter a code of the app: from now on it is asked at each login',
    body: TotpCodeBody,
    response: ChangedAccount,
    perMinute: 20,
  },
  'POST /api/v1/begeleider/account/recovery-codes': {
    ...own,
    summary: 'Ten new recovery codes, told once; those before are worth nothing',
    body: ConfirmedBody,
    response: ChangedAccount,
  },
  'POST /api/v1/begeleider/account/passkey/options': {
    ...own,
    summary: 'Begin with a passkey: what the browser needs to make one',
    body: ConfirmedBody,
    response: PasskeyOptions,
    perMinute: 20,
  },
  'POST /api/v1/begeleider/account/passkey': {
    ...own,
    summary: 'Keep a passkey that the browser made',
    body: NewPasskeyBody,
    response: ChangedAccount,
    perMinute: 20,
  },
  'POST /api/v1/begeleider/account/second-factor/removal': {
    ...own,
    summary:
      'Remove a passkey, or without one the codes of an app. 409 where the organisation asks a second step and there is no other',
    body: ConfirmedBody.extend({ passkey_id: Id.nullable() }),
    response: ChangedAccount,
  },
  'DELETE /api/v1/begeleider/staff/:id/second-factor': {
    ...ofSchool,
    summary: 'Take away the second factors of a member that lost its phone; its logins end',
    params,
    response: StaffMember,
    idempotent: true,
  },
})
