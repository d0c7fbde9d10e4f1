import { amsterdamDate } from '@letterliaan/rules/calendar'
import { PassThrough } from 'node:stream'
import type { Database } from '../../db/database.ts'
import type { FileStore } from '../../files/file-store.ts'
import { record } from '../../events/record.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'
import { productVersion } from '../../product-version.ts'
import { exportOrganisation } from './export/export-organisation.ts'

export interface ArchiveRoutes {
  readonly database: Database
  readonly files: FileStore
}

const milliseconds = 1000

export const archiveRoutes = ({ database, files }: ArchiveRoutes) =>
  defineHandlers({
    'GET /api/v1/begeleider/organisation/archive.zip': async ({ caller, now }) => {
      await database.transaction(async (transaction) =>
        record(transaction, caller, { type: 'organisation_exported' }, now),
      )
      const bytes = new PassThrough()
      const at = new Date(now * milliseconds)
      const dependencies = { database, files, version: productVersion }
      exportOrganisation(dependencies, caller.organisation_id, at, bytes).catch((error: unknown) =>
        // Half a file is told by a connection that breaks off.
        bytes.destroy(error as Error),
      )
      const day = amsterdamDate(now)
      return {
        bytes,
        cacheControl: 'no-store',
        disposition: `attachment; filename="school-${day}.zip"`,
      }
    },
  })
