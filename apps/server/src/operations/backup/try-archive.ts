import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadCurriculum } from '@letterliaan/curriculum'
import { openDatabase } from '../../db/database.ts'
import { createFileStore } from '../../files/file-store.ts'
import { importOrganisation } from '../../modules/archive/index.ts'
import { syncCurriculum } from '../../modules/curriculum/index.ts'

/** Imports an archive into an empty installation, which is gone afterwards. Throws ArchiveError for one that can't be imported. */
export async function tryArchive(file: string, now: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'letterliaan-aside-'))
  try {
    const database = await openDatabase({
      url: null,
      file: path.join(folder, 'letterliaan.db'),
      onLost: () => undefined,
      onIdleError: () => undefined,
    })
    try {
      await syncCurriculum(database, loadCurriculum(), now)
      await importOrganisation({ database, files: createFileStore(database, null), now }, file)
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
