import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from './db/database.ts'
import { readColumns } from './db/personal-data/owned-rows.ts'
import { exitWithError } from './exit-with-error.ts'
import { writePrivacyPage } from './operations/privacy/write-privacy-page.ts'

/** Writes docs/privacy.md from an empty database of this version (AVG-6). */
const page = path.join(import.meta.dirname, '../../../docs/privacy.md')

async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'letterliaan-privacy-'))
  try {
    const database = await openDatabase({
      url: null,
      file: path.join(folder, 'letterliaan.db'),
      onLost: exitWithError,
      onIdleError: exitWithError,
    })
    try {
      await writeFile(page, writePrivacyPage(await readColumns(database.queries)))
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

try {
  await run()
} catch (error) {
  exitWithError(error)
}
