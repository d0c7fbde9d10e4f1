import { copyFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { loadCurriculum } from '@letterliaan/curriculum'
import { createSpeech } from '@letterliaan/speech'
import { getNowSeconds, systemClock } from '../clock.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { createContents } from '../modules/curriculum/content.ts'
import { createDocumentLinks } from '../modules/curriculum/document/links.ts'
import { syncCurriculum } from '../modules/curriculum/sync-curriculum.ts'
import { createSoundCorrections } from '../modules/sound/audio/sound-corrections.ts'
import { createVoices } from '../modules/sound/audio/word-sounds.ts'
import { createLinkSigner } from '../plugins/auth/link-signer.ts'
import { makeOncePerDay } from '../../../../tools/setup/make-once.ts'
import { usePreparedContents, writePreparedContents } from './prepared-contents.ts'
import { makeTestStorage, preparedEnvNames, type TestStorage } from './test-database.ts'

const contentsFile = 'contents'

/** Prepares a database once for all test files. Each app gets a copy. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE_URL']) {
    const place = await makeTestStorage()
    await prepare(place)
    process.env[preparedEnvNames.template] = new URL(place.url ?? '').pathname.slice(1)
    usePreparedContents(join(place.folder, contentsFile))
    return () => place.remove()
  }
  const folder = await makeOncePerDay('server-tests', async (made) => {
    const place = await makeTestStorage()
    await prepare(place)
    for (const file of [place.file, join(place.folder, contentsFile)])
      await copyFile(file, join(made, basename(file)))
    await place.remove()
  })
  process.env[preparedEnvNames.file] = join(folder, 'letterliaan.db')
  usePreparedContents(join(folder, contentsFile))
  return () => Promise.resolve()
}

async function prepare({ folder, ...place }: TestStorage): Promise<void> {
  const fail = (error: Error): never => {
    throw error
  }
  // Waits longer, because all contents are written at once on a possibly busy machine.
  const database = await openDatabase({ ...place, connectMs: 60_000, onLost: fail, onIdleError: () => {} })
  await syncCurriculum(database, loadCurriculum(), getNowSeconds(systemClock))
  await prepareContents(database, folder)
  await database.close()
}

async function prepareContents(database: Database, folder: string): Promise<void> {
  const speech = createSpeech({ dataDir: folder })
  const links = createDocumentLinks(createLinkSigner('none of this is signed'), systemClock)
  const contents = createContents(createVoices(speech, createSoundCorrections()), links)
  await writePreparedContents(database, contents, join(folder, contentsFile))
  speech.close()
}
