import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { loadCurriculum } from '@letterliaan/curriculum'
import { openDatabaseIn, useDatabase } from '../../../../db/database.ts'
import { createFileStore } from '../../../../files/file-store.ts'
import { productVersion } from '../../../../product-version.ts'
import { syncCurriculum } from '../../../curriculum/index.ts'
import { importOrganisation } from '../import/import-organisation.ts'
import {
  type ExportDependencies,
  type ExportedOrganisation,
  exportOrganisation,
} from './export-organisation.ts'
import { useTemporaryFolder } from '../../../../files/temporary-folder.ts'

/** Writes the archive and checks it by a trial import. `now`: unix seconds. Throws ArchiveError. */
export async function makeArchive(
  dependencies: Omit<ExportDependencies, 'version'>,
  organisation_id: number,
  now: number,
  file: string,
): Promise<ExportedOrganisation> {
  try {
    const out = createWriteStream(file, { mode: 0o600 })
    const at = new Date(now * 1000)
    const made = await exportOrganisation(
      { ...dependencies, version: productVersion },
      organisation_id,
      at,
      out,
    )
    await tryArchive(file, now)
    return made
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

const tryArchive = (file: string, now: number): Promise<void> =>
  useTemporaryFolder('aside', (folder) =>
    useDatabase(openDatabaseIn(folder, null), async (database) => {
      await syncCurriculum(database, loadCurriculum(), now)
      await importOrganisation({ database, files: createFileStore(database, null), now }, file)
    }),
  )
