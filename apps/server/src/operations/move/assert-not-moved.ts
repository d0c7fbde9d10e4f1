import path from 'node:path'
import { readMoveState } from '../../db/dialects/postgres/move-mark.ts'
import { createSqliteCopy } from '../../db/dialects/sqlite/copy.ts'
import { type Settings } from '../../env.ts'
import { movedToPostgresSetting } from './moved-setting.ts'
import { OperatorError } from '../../operator-error.ts'

/** Throws OperatorError if the database is an unfinished copy or was moved elsewhere. */
export async function assertNotMoved({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<void> {
  if (DATABASE_URL !== undefined) {
    if ((await readMoveState(DATABASE_URL)) === 'own')
      throw new OperatorError(
        'De verhuizing naar deze PostgreSQL-database is niet klaar. Maak hem af met npm run move-to-postgres, zonder DATABASE_URL.',
      )
    return
  }
  const moved = await createSqliteCopy(path.join(DATA_DIR, 'letterliaan.db')).readSetting(
    movedToPostgresSetting,
  )
  if (moved !== null)
    throw new OperatorError(
      `De gegevens in ${DATA_DIR} zijn verhuisd naar PostgreSQL (${moved.slice(0, 10)}). Stel DATABASE_URL in. Toch hier verder? Dan eerst: npm run move-to-postgres -- --back.`,
    )
}
