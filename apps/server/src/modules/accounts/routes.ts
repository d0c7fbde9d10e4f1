import { loadCurriculum } from '@letterliaan/curriculum'
import type { Database } from '../../db/database.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'
import { changeCalmProfile, changeOwnCalmProfile, getCalmProfile } from '../profiles/calm-profile/calm-profile.ts'
import type { CardHashes } from '../login/exchange-token/card-code.ts'
import { makeExchangeToken, revokeExchangeTokens } from '../login/exchange-token/make-exchange-token.ts'
import { decideForOrganisation } from './organisation/organisation.ts'
import { findOrganisation } from './organisation/queries.ts'
import type { PasswordResets } from '../login/password-reset/password-resets.ts'
import { givePresent, listBadgesOf } from '../presents/give-present.ts'
import { sendEncouragement } from '../presents/send-encouragement.ts'
import { letIn } from '../login/student-password/let-in.ts'
import { renewPassword } from '../login/student-password/renew-password.ts'
import { findRenewal, type RenewalPlace } from '../subscriptions/find-renewal.ts'
import { getSupervisor, listStudents } from './supervisors.ts'
import { changeLevel } from '../profiles/change-level.ts'
import { changeName } from '../profiles/change-name.ts'
import { readProfile } from '../profiles/read-profile.ts'
import { changeProfile } from '../profiles/change-profile.ts'

export interface AccountDependencies {
  readonly database: Database
  readonly passwordResets: PasswordResets
  readonly cardHashes: CardHashes
  /** Where subscriptions are renewed; null: nowhere. */
  readonly renewalPlace: RenewalPlace | null
}

/** All but logging in, which stands in `token`. */
export function accountRoutes({ database, passwordResets, cardHashes, renewalPlace }: AccountDependencies) {
  const { queries } = database
  return defineHandlers({
    'GET /api/v1/user/me/': ({ caller, now }) => readProfile(queries, caller, now),
    'POST /api/v1/user/update': ({ caller, body, transaction, now }) =>
      changeProfile(transaction, caller, body, now),
    'PUT /api/v1/user/me/calm-profile': ({ caller, body, transaction }) =>
      changeOwnCalmProfile(transaction, caller, body),
    'GET /api/v1/level': async () => [...loadCurriculum().levels],

    'GET /api/v1/begeleider/me': ({ caller }) => getSupervisor(queries, caller.user_id),
    'GET /api/v1/begeleider/organisation': ({ caller }) => findOrganisation(queries, caller.organisation_id),
    'PUT /api/v1/begeleider/organisation': (call) => decideForOrganisation(call, call.body),
    'GET /api/v1/begeleider/student': ({ caller, query }) =>
      listStudents(queries, caller, query.archived === 'true'),

    'GET /api/v1/begeleider/student/:id/calm-profile': ({ caller, params }) =>
      getCalmProfile(queries, caller, params.id),
    'PUT /api/v1/begeleider/student/:id/calm-profile': ({ caller, params, body, transaction, now }) =>
      changeCalmProfile(database, { transaction, caller, student_id: params.id, now }, body),

    'PUT /api/v1/begeleider/student/:id/name': ({ caller, params, body, transaction, now }) =>
      changeName({ transaction, caller, student_id: params.id, now }, body),

    'PUT /api/v1/begeleider/student/:id/level': ({ caller, params, body, transaction, now }) =>
      changeLevel(database, { transaction, caller, student_id: params.id, now }, body.level_id),

    'POST /api/v1/begeleider/student/:id/exchange-token': ({ caller, params, body, now }) =>
      makeExchangeToken(database, cardHashes, { caller, student_id: params.id, now }, body),

    'DELETE /api/v1/begeleider/student/:id/exchange-token': async ({ caller, params, transaction, now }) => ({
      num_revoked: await revokeExchangeTokens(transaction, { caller, student_id: params.id, now }),
    }),

    'POST /api/v1/begeleider/student/:id/password': ({ caller, params, now }) =>
      renewPassword(database, { caller, student_id: params.id, now }),

    'POST /api/v1/begeleider/student/:id/let-in': ({ caller, params, transaction, now }) =>
      letIn(transaction, { caller, student_id: params.id, now }),

    'POST /api/v1/begeleider/student/:id/encouragement': ({ caller, params, body, transaction, now }) =>
      sendEncouragement(database, { transaction, caller, student_id: params.id, now }, body.message),
    'GET /api/v1/begeleider/student/:id/badge': ({ caller, params }) =>
      listBadgesOf(queries, caller, params.id),
    'POST /api/v1/begeleider/student/:id/badge': ({ caller, params, body, transaction, now }) =>
      givePresent(database, { transaction, caller, student_id: params.id, now }, body),

    'POST /api/v1/password-reset': async ({ body, address }) => {
      await passwordResets.ask(body.username, address)
      return {}
    },
    'PUT /api/v1/password-reset': async ({ body }) => {
      await passwordResets.choose(body)
      return {}
    },

    'GET /api/v1/subscription/renewal-token/:id': ({ caller, params, now }) =>
      findRenewal(queries, renewalPlace, { caller, id: params.id, now }),
  })
}
