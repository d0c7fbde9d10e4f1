import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { Contents } from '../../curriculum/index.ts'
import { readRecords } from './read-records.ts'
import { readWordFamilies } from './read-word-families.ts'

export const recordRoutes = ({ queries }: Pick<Database, 'queries'>, contents: Contents) =>
  defineHandlers({
    'GET /api/v1/record': ({ caller }) => readRecords(queries, contents, caller.student_id),
    'GET /api/v1/word-family': ({ caller }) => readWordFamilies(queries, contents, caller.student_id),
  })
