import type { Queries } from '../../../../db/database.ts'
import { listCurriculumWords } from './queries.ts'
import { easyWords, makeReadablePassword } from './readable-password.ts'

export const drawPassword = async (queries: Queries): Promise<string> =>
  makeReadablePassword(easyWords(await listCurriculumWords(queries)))
