import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../../db/database.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { createProblemError } from '../../../plugins/errors/problem-error.ts'
import { makeArchive } from './export/make-archive.ts'
import { ArchiveError } from './format/archive-error.ts'

export interface ArchiveRoutes {
  readonly database: Database
  readonly files: FileStore
}

export const createArchiveRoutes = ({ database, files }: ArchiveRoutes) =>
  defineHandlers({
    'GET /api/v1/begeleider/organisation/archive.zip': async ({ caller, now }) => {
      await database.transaction(async (transaction) =>
        recordEvent(transaction, caller, { type: 'organisation_exported' }, now),
      )
      const file = join(tmpdir(), `letterliaan-${randomUUID()}.zip`)
      try {
        await makeArchive({ database, files }, caller.organisation_id, now, file)
        const opened = await open(file)
        return {
          bytes: opened.createReadStream(),
          cacheControl: 'no-store',
          disposition: `attachment; filename="school-${toAmsterdamDate(now)}.zip"`,
        }
      } catch (error) {
        if (error instanceof ArchiveError) throw createProblemError(409, 'Geen archief', error.message)
        throw error
      } finally {
        // The open stream can still be read after the file is deleted.
        await rm(file, { force: true })
      }
    },
  })
