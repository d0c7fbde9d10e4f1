import { createLinkSigner } from './plugins/auth/link-signer.ts'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadCurriculum } from '@letterliaan/curriculum'
import { buildApp, createThreads } from './app.ts'
import { checkSpeechModel } from './check-speech-model.ts'
import { getNowSeconds, runEvery, systemClock } from './clock.ts'
import { openDatabase, type Database } from './db/database.ts'
import { retryUntilAvailable } from './db/retry-until-available.ts'
import { listBackupPlaces } from './operations/backup/places.ts'
import { readLastBackup } from './operations/backup/last-backup.ts'
import { createInstallationCheck } from './operations/doctor/installation-check.ts'
import { startBackups } from './operations/backup/schedule.ts'
import {
  openInstallationSecret,
  refuseKeyWithoutDatabase,
  findSecretLocation,
} from './operations/backup/installation-secret.ts'
import { isLoopback, type Settings } from './env.ts'
import { serveMetrics } from './operations/metrics/serve-metrics.ts'
import { createErrorLog, noCallWatch } from './plugins/watch.ts'
import { createFileStore } from './files/file-store.ts'
import { createRecordings } from './files/recordings.ts'
import { openObjectStore } from './open-files.ts'
import { moveFiles } from './move-files.ts'
import { createSoundCorrections, createVoices } from './modules/sound/index.ts'
import { createContents, createDocumentLinks, syncCurriculum } from './modules/curriculum/index.ts'
import { createDemo } from './operations/demo/demo.ts'
import { createConsoleMailer, createSmtpMailer, type Mailer } from './mailer.ts'
import { readForgotten, startForgetting } from './operations/maintenance/forget-old.ts'
import { sealAuditLog } from './modules/audit-log/index.ts'
import { assertNotMoved } from './operations/move/assert-not-moved.ts'
import { listMaintenanceRules } from './operations/maintenance/maintenance-rules.ts'
import { createFileEraser, createEraser, erasedListName } from './modules/data/index.ts'
import type { RenewalPlace } from './modules/subscriptions/index.ts'
import { createChildCheck, startWeeklyMails } from './modules/insight/index.ts'
import { startFolding, startFittingMemories } from './modules/learn/index.ts'
import { findAddresses, writeWelcomeText } from './welcome.ts'
import { openSpeech } from './open-speech.ts'
import { readEvents } from './read-events.ts'
import { stopOnSignals } from './stop.ts'
import { hasUsers } from './db/tables/user.ts'

/** Tests for a developer's own machine that others can't reach, whatever its host name (DEV-1). */
const isOnOwnMachine = ({ NODE_ENV, HOST, TRUST_PROXY, PUBLIC_URL }: Settings): boolean =>
  NODE_ENV !== 'production' && isLoopback(HOST) && TRUST_PROXY === 0 && PUBLIC_URL === undefined

const distOf = (app: string): string => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url))

const sealEveryMs = 5 * 60 * 1000

/** Opens everything, listens, and prints the addresses. Rejects if it can't start. */
export async function startServer(settings: Settings): Promise<void> {
  await checkSpeechModel(settings)
  await assertNotMoved(settings)
  await refuseKeyWithoutDatabase(settings)
  const database = await patiently(() => openDatabaseOf(settings))
  const secret = await patiently(() =>
    database.exclusively(() => openInstallationSecret(database, findSecretLocation(settings))),
  )
  const now = getNowSeconds(systemClock)
  const objects = openObjectStore(settings)
  const files = createFileStore(database, objects)
  await patiently(() => moveFiles({ database, files, objects }, settings.DATA_DIR, now))
  const speech = openSpeech(settings, createRecordings(files))
  const mayGoBack = settings.NODE_ENV !== 'production'
  await patiently(() => syncCurriculum(database, loadCurriculum(), now, { mayGoBack }))
  const soundCorrections = createSoundCorrections()
  const links = createDocumentLinks(createLinkSigner(secret), systemClock)
  const contents = createContents(createVoices(speech, soundCorrections), links)
  if (settings.NODE_ENV !== 'production')
    await patiently(() =>
      database.exclusively(async () => {
        if (!(await hasUsers(database.queries)))
          await createDemo(database, contents, now, settings.DEMO_PASSWORD)
      }),
    )
  const mailer = openMailer(settings)
  const eraser = createEraser({
    database,
    files: createFileEraser(files, speech),
    listFile: path.join(settings.DATA_DIR, erasedListName),
  })
  const metrics = settings.METRICS_PORT === undefined ? null : await openMetrics()
  const threads = createThreads()
  const app = await buildApp({
    database,
    eraser,
    speech,
    threads,
    contents,
    soundCorrections,
    files,
    clock: systemClock,
    folders: { game: distOf('game'), supervisor: distOf('supervisor') },
    secret,
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUST_PROXY,
    writesPerMinute: settings.WRITES_PER_MINUTE,
    slowCallMs: settings.SLOW_CALL_MS,
    watch: metrics ?? noCallWatch,
    checkInstallation: createInstallationCheck({
      queries: database.queries,
      speech,
      clock: systemClock,
      dataDir: settings.DATA_DIR,
      smtpUrl: settings.SMTP_URL ?? null,
      hasBackupPlace: listBackupPlaces(settings) !== null,
      hasOwnVoice: settings.SPEECH_MODEL !== undefined,
    }),
    makesSoundsAhead: settings.SPEECH_AHEAD === 'on',
    hasApiDocs: (settings.API_DOCS ?? (settings.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    hasDeveloperCalls: isOnOwnMachine(settings),
    mailer,
    publicUrl: settings.PUBLIC_URL ?? null,
    refusesUnknownHosts: settings.NODE_ENV === 'production' && settings.PUBLIC_URL === undefined,
    renewalPlace: readRenewalPlace(settings),
    contactEmail: settings.CONTACT_EMAIL ?? null,
    hasOwnVoice: settings.SPEECH_MODEL !== undefined,
    allowsPrivateProviders: settings.SSO_PRIVATE_ADDRESSES === 'on',
  })
  const onError = createErrorLog(app.log)
  const { queries } = database
  const stops = [
    startForgetting(database, systemClock, onError, listMaintenanceRules(eraser, objects)),
    runEvery(systemClock, sealEveryMs, (at) => sealAuditLog(queries, at), onError),
    startFittingMemories({ database, contents, onError }, systemClock),
    startFolding({ database, contents }, systemClock, onError),
  ]
  if (listBackupPlaces(settings) && settings.BACKUP_AT !== 'off')
    stops.push(startBackups({ queries, at: settings.BACKUP_AT, onError }, systemClock))
  const publicUrl = () => settings.PUBLIC_URL ?? app.listeningOrigin
  if (mailer !== null) {
    const needs = {
      database,
      contents,
      checkChildren: createChildCheck(Infinity),
      mailer,
      publicUrl,
      onError,
    }
    stops.push(startWeeklyMails(needs, systemClock))
  }
  metrics?.watch({
    database,
    speech,
    readQueues: app.readQueues,
    readForgotten: () => readForgotten(database.queries),
    readLastBackup: async () => (await readLastBackup(database.queries))?.made_at ?? null,
  })
  const metricsServer =
    metrics &&
    (await serveMetrics(metrics, {
      port: settings.METRICS_PORT ?? 0,
      host: settings.METRICS_HOST,
      secret: settings.METRICS_SECRET ?? null,
    }))
  stopOnSignals({
    app,
    beginStop: app.beginStop,
    stopAfterMs: settings.STOP_AFTER * 1000,
    speech,
    threads,
    database,
    stopJobs: () => {
      for (const stop of stops) stop()
      metricsServer?.close()
    },
  })
  const address = await app.listen({ port: settings.PORT, host: settings.HOST })
  // Reads the actual port, because PORT=0 takes any free one.
  const port = Number(new URL(address).port || 80)
  const addresses = findAddresses({ host: settings.HOST, port, publicUrl: settings.PUBLIC_URL ?? null })
  console.log(
    await patiently(() => writeWelcomeText(database, addresses, settings.NODE_ENV === 'production')),
  )
}

const openDatabaseOf = (settings: Settings): Promise<Database> =>
  openDatabase({
    url: settings.DATABASE_URL ?? null,
    file: path.join(settings.DATA_DIR, 'letterliaan.db'),
    statementMs: settings.DATABASE_STATEMENT_MS,
    connectMs: settings.DATABASE_CONNECT_MS,
    maxConnections: settings.DATABASE_POOL,
    onLost: (error) => {
      console.error(`De database is weggevallen: ${error.message}`)
      process.exit(1)
    },
    onIdleError: (error) => console.error(`Een verbinding met de database brak af: ${error.message}`),
    readEvents,
    ...(settings.LIVE_URL !== undefined && { liveUrl: settings.LIVE_URL }),
  })

/** Retries, because servers that start together wait for each other (OPS-7). */
const patiently = <T>(work: () => Promise<T>): Promise<T> =>
  retryUntilAvailable(work, ({ message }) =>
    console.error(`De database is nog niet vrij (${message}). De start wacht, hoogstens twee minuten.`),
  )

/** The code is loaded only if metrics are served (docs/adr/0017-memory.md). */
const openMetrics = async () => (await import('./operations/metrics/metrics.ts')).createMetrics()

/** If no mail server is set, the demo prints letters in the terminal and production sends none. */
function openMailer({ SMTP_URL, MAIL_FROM, NODE_ENV }: Settings): Mailer | null {
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined) return createSmtpMailer(SMTP_URL, MAIL_FROM)
  return NODE_ENV === 'production' ? null : createConsoleMailer((text) => console.log(text))
}

const readRenewalPlace = ({ RENEWAL_URL: url, RENEWAL_SECRET: secret }: Settings): RenewalPlace | null =>
  url === undefined || secret === undefined ? null : { url, secret }
