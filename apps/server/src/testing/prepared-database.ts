import { join } from 'node:path'
import { loadCurriculum } from '@letterliaan/curriculum'
import { createSpeech } from '@letterliaan/speech'
import { nowSeconds, systemClock } from '../clock.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { createContents } from '../modules/curriculum/content.ts'
import { createDocumentLinks } from '../modules/curriculum/document/links.ts'
import { syncCurriculum } from '../modules/curriculum/sync-curriculum.ts'
import { createSoundChanges } from '../modules/sound/audio/sound-changes.ts'
import { createVoices } from '../modules/sound/audio/voices.ts'
import { createLinkSigner } from '../plugins/auth/link-signer.ts'
import { writePreparedContents } from './prepared-contents.ts'
import { makeTestStorage, preparedVariables } from './test-database.ts'

/** Once for all test files: each app gets a copy. */
export async function setup(): Promise<() => Promise<void>> {
  const place = await makeTestStorage()
  const fail = (error: Error): never => {
    throw error
  }
  // All contents are written at once, on a machine that may be busy.
  const database = await openDatabase({ ...place, connectMs: 60_000, onLost: fail, onIdleError: () => {} })
  await syncCurriculum(database, loadCurriculum(), nowSeconds(systemClock))
  await prepareContents(database, place.folder)
  await database.close()
  if (place.url === null) process.env[preparedVariables.file] = place.file
  else process.env[preparedVariables.template] = new URL(place.url).pathname.slice(1)
  return () => place.remove()
}

async function prepareContents(database: Database, folder: string): Promise<void> {
  const speech = createSpeech({ dataDir: folder })
  const links = createDocumentLinks(createLinkSigner('none of this is signed'), systemClock)
  const contents = createContents(createVoices(speech, createSoundChanges()), links)
  await writePreparedContents(database, contents, join(folder, 'contents'))
  speech.close()
}
