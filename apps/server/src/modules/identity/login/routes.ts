import type { StudentPassword } from '@letterliaan/contract'
import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { CardHasher } from './exchange-token/card-code.ts'
import { makeExchangeToken, type StudentCall } from './exchange-token/make-exchange-token.ts'
import type { PasswordResets } from './password-reset/password-resets.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { storeNewPassword } from './password-reset/queries.ts'
import { hashPassword } from './token/password.ts'
import { drawPassword } from './student-password/draw-password.ts'
import { findSupervisedStudent } from '../../../plugins/auth/supervision-queries.ts'

interface SecretDependencies {
  readonly database: Database
  readonly passwordResets: PasswordResets
  readonly cardHasher: CardHasher
}

export function createLoginSecretRoutes({ database, passwordResets, cardHasher }: SecretDependencies) {
  return defineHandlers({
    'POST /api/v1/begeleider/student/:id/exchange-token': ({ caller, params, body, now }) =>
      makeExchangeToken(database, cardHasher, { caller, student_id: params.id, now }, body),
    'POST /api/v1/begeleider/student/:id/password': ({ caller, params, now }) =>
      renewPassword(database, { caller, student_id: params.id, now }),
    'POST /api/v1/password-reset': async ({ body, address }) => {
      await passwordResets.ask(body.username, address)
      return {}
    },
    'PUT /api/v1/password-reset': async ({ body }) => {
      await passwordResets.choose(body)
      return {}
    },
  })
}

/** Gives a child a new password and ends its logins, except cards (supervisor.md, point 8). Throws 404. */
async function renewPassword(database: Database, call: StudentCall): Promise<StudentPassword> {
  const { caller, student_id, now } = call
  const student = await findSupervisedStudent(database.queries, caller, student_id)
  if (student === undefined) throw createNotFoundError()
  const password = await drawPassword(database.queries)
  const password_hash = await hashPassword(password)
  await database.transaction(async (transaction) => {
    await storeNewPassword(transaction, student.user_id, password_hash, now)
    recordEvent(transaction, caller, { type: 'password_made', student_ids: [student_id] }, now)
  })
  return { password }
}
