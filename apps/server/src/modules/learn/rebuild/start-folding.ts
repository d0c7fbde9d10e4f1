import { type Clock, getNowSeconds } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import { limitDatabase } from '../../../db/of-organisation.ts'
import type { Contents } from '../../curriculum/index.ts'
import { foldInTransaction } from '../knowledge/fold-student.ts'
import { findAllWaiting } from '../knowledge/queries.ts'
import { rebuildStudent } from './rebuild-student.ts'

const everyMs = 600_000

interface Folding {
  readonly database: Database
  readonly contents: Contents
  readonly clock: Clock
  readonly onError: (error: unknown) => void
}

/** Folds turns of unfinished runs, or derives those that a crash of PostgreSQL lost from the log. */
export async function foldAll({ database, contents, clock, onError }: Folding): Promise<void> {
  for (const { student_id, organisation_id } of await findAllWaiting(database.queries)) {
    try {
      if (await foldInTransaction(limitDatabase(database, organisation_id), student_id)) continue
      await rebuildStudent(database, contents, { student_id, write: true, now: getNowSeconds(clock) })
    } catch (error) {
      onError(error)
    }
  }
}

/** Folds every ten minutes. Returns a function that stops it. */
export const startFolding = (folding: Folding): (() => void) =>
  folding.clock.every(everyMs, () => {
    foldAll(folding).catch(folding.onError)
  })
