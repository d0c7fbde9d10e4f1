import { loadCurriculum } from '@letterliaan/curriculum'
import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { readProfile } from './profile.ts'
import { updateStudent } from './update.ts'

export const userRoutes = ({ queries }: Database) =>
  defineHandlers({
    'GET /api/v1/user/me/': ({ caller, now }) => readProfile(queries, caller, now),
    'POST /api/v1/user/update': ({ caller, body, transaction, now }) =>
      updateStudent(transaction, caller, body, now),
    'GET /api/v1/level': async () => [...loadCurriculum().levels],
  })
