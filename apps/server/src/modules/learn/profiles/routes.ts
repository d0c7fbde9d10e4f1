import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { changeCalmProfile, changeOwnCalmProfile, getCalmProfile } from './calm-profile/calm-profile.ts'
import { changeLevel } from './change-level.ts'
import { changeName } from './change-name.ts'
import { changeProfile } from './change-profile.ts'
import { listLevels } from './list-levels.ts'
import { deviceKeyOf } from './device-key.ts'
import { readProfile } from './read-profile.ts'

export function profileRoutes(database: Database, secret: string) {
  const { queries } = database
  return defineHandlers({
    'GET /api/v1/user/me/': ({ caller, now }) => readProfile(queries, caller, now),
    'POST /api/v1/device-key': async ({ caller }) => ({ key: deviceKeyOf(secret, caller.user_id) }),
    'POST /api/v1/user/update': ({ caller, body, transaction, now }) =>
      changeProfile(transaction, caller, body, now),
    'PUT /api/v1/user/me/calm-profile': ({ caller, body, transaction }) =>
      changeOwnCalmProfile(transaction, caller, body),
    'GET /api/v1/level': ({ caller }) => listLevels(queries, caller.organisation_id),
    'GET /api/v1/begeleider/student/:id/calm-profile': ({ caller, params }) =>
      getCalmProfile(queries, caller, params.id),
    'PUT /api/v1/begeleider/student/:id/calm-profile': ({ caller, params, body, transaction, now }) =>
      changeCalmProfile(database, { transaction, caller, student_id: params.id, now }, body),
    'PUT /api/v1/begeleider/student/:id/name': ({ caller, params, body, transaction, now }) =>
      changeName({ transaction, caller, student_id: params.id, now }, body),
    'PUT /api/v1/begeleider/student/:id/level': ({ caller, params, body, transaction, now }) =>
      changeLevel(database, { transaction, caller, student_id: params.id, now }, body.level_id),
  })
}
