import { createLinkSigner } from './plugins/auth/link-signer.ts'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadCurriculum } from '@letterliaan/curriculum'
import { buildApp } from './app.ts'
import { checkSpeechModel } from './check-speech-model.ts'
import { nowSeconds, systemClock } from './clock.ts'
import { openDatabase } from './db/database.ts'
import { backupPlacesOf } from './operations/backup/places.ts'
import { startBackups } from './operations/backup/schedule.ts'
import { openInstallationSecret, secretPlaceOf } from './operations/backup/installation-secret.ts'
import { readLive, type Settings } from './env.ts'
import { createFileStore } from './files/file-store.ts'
import { createRecordings } from './files/recordings.ts'
import { openFileObjects } from './open-files.ts'
import { moveFiles } from './move-files.ts'
import { createSoundChanges, createVoices } from './modules/sound/index.ts'
import { createContents, createDocumentLinks, syncCurriculum } from './modules/curriculum/index.ts'
import { createDemo } from './operations/demo/demo.ts'
import { createConsoleMailer, createSmtpMailer, type Mailer } from './mailer.ts'
import { startForgetting } from './operations/maintenance/forget-old.ts'
import { startSealing } from './operations/maintenance/seal-audit-log.ts'
import { maintenanceRules } from './operations/maintenance/privacy-rules.ts'
import { createErasedFiles, createEraser, erasedListName } from './modules/privacy/index.ts'
import type { RenewalPlace } from './modules/subscriptions/index.ts'
import { createLooks } from './modules/today/index.ts'
import { startWeeklyMails } from './modules/weekly-mail/index.ts'
import { hasAccounts } from './modules/accounts/index.ts'
import { findAddresses, welcomeText } from './welcome.ts'
import { openSpeech } from './open-speech.ts'
import { readEvents } from './read-events.ts'
import { stopOnSignals } from './stop.ts'

const loopbackPattern = /^(127\.|::1$|localhost$)/

/** Is this a developer's own machine? Not where others can reach the server, whatever they say its name is (DEV-1). */
const isOnOwnMachine = ({ NODE_ENV, HOST, TRUST_PROXY, PUBLIC_URL }: Settings): boolean =>
  NODE_ENV !== 'production' && loopbackPattern.test(HOST) && TRUST_PROXY === 0 && PUBLIC_URL === undefined

const distOf = (app: string): string => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url))

/** Opens everything, listens, and says where. Rejects when it can't start. */
export async function startServer(settings: Settings): Promise<void> {
  await checkSpeechModel(settings)
  const database = await openDatabase({
    url: settings.DATABASE_URL ?? null,
    file: path.join(settings.DATA_DIR, 'letterliaan.db'),
    onLost: (error) => {
      console.error(`De database is weggevallen: ${error.message}`)
      process.exit(1)
    },
    onIdleError: (error) => console.error(`Een verbinding met de database brak af: ${error.message}`),
    readEvents,
    live: readLive(settings),
  })
  const secret = await database.exclusively(() => openInstallationSecret(database, secretPlaceOf(settings)))
  const now = nowSeconds(systemClock)
  const objects = openFileObjects(settings)
  const files = createFileStore(database, objects)
  await moveFiles({ database, files, objects }, settings.DATA_DIR, now)
  const speech = openSpeech(settings, createRecordings(files))
  await syncCurriculum(database, loadCurriculum(), now, { mayGoBack: settings.NODE_ENV !== 'production' })
  const soundChanges = createSoundChanges()
  const links = createDocumentLinks(createLinkSigner(secret), systemClock)
  const contents = createContents(createVoices(speech, soundChanges), links)
  if (settings.NODE_ENV !== 'production')
    await database.exclusively(async () => {
      if (!(await hasAccounts(database.queries)))
        await createDemo(database, contents, now, settings.DEMO_PASSWORD)
    })
  const mailer = openMailer(settings)
  const eraser = createEraser({
    database,
    files: createErasedFiles(files, speech),
    listFile: path.join(settings.DATA_DIR, erasedListName),
  })
  const app = await buildApp({
    database,
    eraser,
    speech,
    contents,
    soundChanges,
    files,
    clock: systemClock,
    folders: { game: distOf('game'), supervisor: distOf('supervisor') },
    secret,
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUST_PROXY,
    writesPerMinute: settings.WRITES_PER_MINUTE,
    makesSoundsAhead: settings.SPEECH_AHEAD === 'on',
    hasApiDocs: (settings.API_DOCS ?? (settings.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    hasDeveloperCalls: isOnOwnMachine(settings),
    mailer,
    publicUrl: settings.PUBLIC_URL ?? null,
    renewalPlace: readRenewalPlace(settings),
    contactEmail: settings.CONTACT_EMAIL ?? null,
    allowsPrivateProviders: settings.SSO_PRIVATE_ADDRESSES === 'on',
  })
  const onError = (error: unknown): void => app.log.error(error)
  const stopForgetting = startForgetting(database, systemClock, onError, maintenanceRules(eraser, objects))
  const stopSealing = startSealing(database, systemClock, onError)
  const stopBackups =
    backupPlacesOf(settings) &&
    settings.BACKUP_AT !== 'off' &&
    startBackups({ queries: database.queries, at: settings.BACKUP_AT, onError }, systemClock)
  const publicUrl = () => settings.PUBLIC_URL ?? app.listeningOrigin
  const stopWeeklyMails =
    mailer &&
    startWeeklyMails(
      { database, contents, findLooks: createLooks(Infinity), mailer, publicUrl, onError },
      systemClock,
    )
  stopOnSignals({
    app,
    speech,
    database,
    stopJobs: () => {
      stopForgetting()
      stopSealing()
      if (stopBackups) stopBackups()
      stopWeeklyMails?.()
    },
  })
  const address = await app.listen({ port: settings.PORT, host: settings.HOST })
  // The port that was taken, where any free one would do.
  const port = Number(new URL(address).port || 80)
  const addresses = findAddresses({ host: settings.HOST, port, publicUrl: settings.PUBLIC_URL ?? null })
  console.log(await welcomeText(database, addresses, settings.NODE_ENV === 'production'))
}

/** Without a mail server the letters of the demo are shown here; in production there are none. */
function openMailer({ SMTP_URL, MAIL_FROM, NODE_ENV }: Settings): Mailer | null {
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined) return createSmtpMailer(SMTP_URL, MAIL_FROM)
  return NODE_ENV === 'production' ? null : createConsoleMailer((text) => console.log(text))
}

const readRenewalPlace = ({ RENEWAL_URL: url, RENEWAL_SECRET: secret }: Settings): RenewalPlace | null =>
  url === undefined || secret === undefined ? null : { url, secret }
