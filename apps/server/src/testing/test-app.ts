import { createFileEraser, createEraser, erasedListName, type Eraser } from '../modules/data/index.ts'
import { createLinkSigner } from '../plugins/auth/link-signer.ts'
import { createFileStore, type FileStore } from '../files/file-store.ts'
import type { ObjectStore } from '../files/object-store.ts'
import { createRecordings } from '../files/recordings.ts'
import { join } from 'node:path'
import { loadCurriculum } from '@letterliaan/curriculum'
import { createSpeech, type Speech } from '@letterliaan/speech'
import { afterAll } from 'vitest'
import { buildApp, createThreads, type AppDependencies, type BuiltApp } from '../app.ts'
import { getNowSeconds } from '../clock.ts'
import { openDatabase, type Database, type FaultInjector, type DatabaseSettings } from '../db/database.ts'
import { readEvents } from '../read-events.ts'
import { createInstallationCheck } from '../operations/doctor/installation-check.ts'
import { openInstallationSecret, secretFileName } from '../operations/backup/installation-secret.ts'
import { createSoundCorrections } from '../modules/sound/audio/sound-corrections.ts'
import { createVoices } from '../modules/sound/audio/word-sounds.ts'
import { createContents, type Contents } from '../modules/curriculum/content.ts'
import { syncCurriculum } from '../modules/curriculum/sync-curriculum.ts'
import { createDocumentLinks } from '../modules/curriculum/document/links.ts'
import { createPrinter, createPrintRunner } from '../modules/curriculum/document/printer.ts'
import type { AppFolders } from '../plugins/static.ts'
import { noCallWatch } from '../plugins/watch.ts'
import { stopServer } from '../stop.ts'
import { getDriverOfThisRun } from './failing-driver.ts'
import { readPreparedContents } from './prepared-contents.ts'
import { copyStorage, makePreparedStorage } from './test-database.ts'
import { TestClock } from './test-clock.ts'

export interface TestApp {
  readonly url: string
  readonly app: BuiltApp
  readonly database: Database
  readonly contents: Contents
  readonly speech: Speech
  readonly eraser: Eraser
  readonly clock: TestClock
  readonly folder: string
  readonly files: FileStore
  /** PostgreSQL's address; null if the file in the folder is used. */
  readonly databaseUrl: string | null
  close(): Promise<void>
  /** Closes the app so that another process can continue. Resolves to a function that removes its storage. */
  leave(): Promise<() => Promise<void>>
}

export const testRenewal = { url: 'https://winkel.test/verlengen?taal=nl', secret: 'x'.repeat(32) } as const

export const failTest = (error: unknown): never => {
  throw error
}

/** Shared by the apps of a worker, because loading a thread's code takes longer than most tests. */
const shared = createThreads()
const printRunner = createPrintRunner()

/** Starts an app like `main.ts`, but with a test clock. `folders`: built apps; `settings`: of an operator. */
export async function startTestApp(
  folders: Partial<AppFolders> = {},
  settings: Partial<AppDependencies> = {},
  objects: ObjectStore | null = null,
  faults: FaultInjector | null = getDriverOfThisRun(),
  by: Pick<DatabaseSettings, 'url' | 'liveUrl'> | null = null,
  copied: Pick<TestApp, 'folder' | 'databaseUrl'> | null = null,
): Promise<TestApp> {
  const place = copied
    ? { ...(await copyStorage({ folder: copied.folder, url: copied.databaseUrl })), isPrepared: true }
    : await makePreparedStorage()
  const clock = new TestClock()
  const database = await openDatabase({
    ...place,
    onLost: failTest,
    onIdleError: () => {},
    readEvents,
    ...(faults && { faults }),
    ...by,
  })
  if (!place.isPrepared) await syncCurriculum(database, loadCurriculum(), getNowSeconds(clock))
  const files = createFileStore(database, objects)
  const speech = createSpeech({ dataDir: place.folder, recordings: createRecordings(files) })
  const soundCorrections = createSoundCorrections()
  const secret = await openInstallationSecret(database, {
    file: join(place.folder, secretFileName),
    given: settings.secret ?? null,
  })
  const links = createDocumentLinks(createLinkSigner(secret), clock)
  const voices = createVoices(speech, soundCorrections)
  const contents = createContents(voices, links, place.isPrepared ? readPreparedContents() : undefined)
  const eraser = createEraser({
    database,
    files: createFileEraser(files, speech),
    listFile: join(place.folder, erasedListName),
  })
  const app = await buildApp({
    database,
    speech,
    // A printer caches by ids, which another database may use for other rows.
    threads: { ...shared, printer: createPrinter(printRunner) },
    contents,
    soundCorrections,
    files,
    eraser,
    clock,
    secret,
    folders: { game: join(place.folder, 'no-game'), supervisor: join(place.folder, 'no-app'), ...folders },
    logLevel: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    trustedProxies: 1,
    // High, because a test types faster than any child.
    writesPerMinute: 1_000_000,
    // Off, because making sounds is slow.
    makesSoundsAhead: false,
    hasApiDocs: true,
    hasDeveloperCalls: true,
    mailer: null,
    publicUrl: null,
    refusesUnknownHosts: false,
    renewalPlace: testRenewal,
    contactEmail: null,
    hasOwnVoice: false,
    slowCallMs: 60_000,
    watch: noCallWatch,
    checkInstallation: createInstallationCheck({
      queries: database.queries,
      speech,
      clock,
      dataDir: place.folder,
      smtpUrl: null,
      hasBackupPlace: false,
      hasOwnVoice: false,
    }),
    allowsPrivateProviders: true,
    ...settings,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    app,
    database,
    contents,
    speech,
    eraser,
    clock,
    folder: place.folder,
    files,
    databaseUrl: place.url,
    async close() {
      await stopServer({ app, speech, threads: {}, database, stopJobs: () => {} })
      await place.remove()
    },
    async leave() {
      await stopServer({ app, speech, threads: {}, database, stopJobs: () => {} })
      return () => place.remove()
    },
  }
}

export async function useTestApp(...settings: Parameters<typeof startTestApp>): Promise<TestApp> {
  const app = await startTestApp(...settings)
  afterAll(() => app.close())
  return app
}

/** An app that was filled once and stopped. Each test starts a copy. */
export interface FilledApp<T> {
  readonly filled: T
  start(): Promise<TestApp>
  remove(): Promise<void>
}

export async function fillAppOnce<T>(fill: (app: TestApp) => Promise<T>): Promise<FilledApp<T>> {
  const app = await startTestApp()
  const filled = await fill(app)
  const remove = await app.leave()
  return { filled, start: () => startTestApp({}, {}, null, getDriverOfThisRun(), null, app), remove }
}
