import type { Queries } from '../../../../db/database.ts'
import { listEasyWords, makeReadablePassword } from './readable-password.ts'
import { findProductWords } from '../../../../db/tables/word.ts'

export const drawPassword = async (queries: Queries): Promise<string> =>
  makeReadablePassword(listEasyWords((await findProductWords(queries)).map(({ word }) => word)))
