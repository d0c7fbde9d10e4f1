import type { InstallationCheck, InstallationChecks } from '@letterliaan/contract'
import type { Speech } from '@letterliaan/speech'
import { getNowSeconds, type Clock } from '../../clock.ts'
import type { Queries } from '../../db/database.ts'
import { hasAllMigrations } from '../../db/migrations/migrations.ts'
import { productVersion } from '../../product-version.ts'
import { readLastBackup } from '../backup/last-backup.ts'
import { readForgotten } from '../maintenance/forget-old.ts'
import { checkBackupAge, isAnyRunFailed } from './check-database-queries.ts'
import { checkFolder, checkMail } from './examine-installation.ts'

export interface InstallationToCheck {
  readonly queries: Queries
  readonly speech: Pick<Speech, 'say'>
  readonly clock: Clock
  readonly dataDir: string
  /** Null if mail is off. */
  readonly smtpUrl: string | null
  readonly hasBackupPlace: boolean
  /** True if a voice other than the built-in one is configured. */
  readonly hasOwnVoice: boolean
}

/** Time in which a result is reused, so that the mail server is not contacted at each request. */
const freshSeconds = 30
/** Forgetting runs every hour, and is late after this time. */
const forgettingLateSeconds = 26 * 60 * 60

type State = InstallationCheck['state']

/** Checks a running server for administrators. The result contains no names of machines and folders (OPS-3). */
export function createInstallationCheck(
  installation: InstallationToCheck,
): () => Promise<InstallationChecks> {
  const { clock } = installation
  let known: Promise<InstallationChecks> | null = null
  let knownAt = 0
  return () => {
    const now = getNowSeconds(clock)
    if (known !== null && Math.abs(now - knownAt) < freshSeconds) return known
    knownAt = now
    const checking = examineRunning(installation, now)
    known = checking
    checking.catch(() => {
      if (known === checking) known = null
    })
    return checking
  }
}

async function examineRunning(installation: InstallationToCheck, now: number): Promise<InstallationChecks> {
  const { queries, dataDir, smtpUrl, hasBackupPlace } = installation
  const backup = await readLastBackup(queries)
  const forgotten_at = await readForgotten(queries)
  const isWhole = await hasAllMigrations(queries)
  const [mail, disk, voice] = await Promise.all([
    checkMail(smtpUrl),
    checkFolder(dataDir),
    checkVoice(installation),
  ])
  const checks: InstallationCheck[] = [
    { subject: 'database', state: isWhole ? await checkRuns(queries) : 'wrong', at: null },
    {
      subject: 'backup',
      state: checkBackupAge(backup, hasBackupPlace, now).state,
      at: backup?.made_at ?? null,
    },
    { subject: 'mail', state: mail.state, at: null },
    { subject: 'forgetting', state: checkForgetting(forgotten_at, now), at: forgotten_at },
    { subject: 'voice', state: voice, at: null },
    { subject: 'disk', state: disk.state, at: null },
  ]
  return { version: productVersion, checked_at: now, checks }
}

const checkRuns = async (queries: Queries): Promise<State> =>
  (await isAnyRunFailed(queries)) ? 'attention' : 'good'

const checkForgetting = (forgotten_at: number | null, now: number): State => {
  if (forgotten_at === null) return 'attention'
  return now - forgotten_at > forgettingLateSeconds ? 'wrong' : 'good'
}

/** Lets the configured voice speak a word. */
async function checkVoice({ speech, hasOwnVoice }: InstallationToCheck): Promise<State> {
  try {
    const { voice } = await speech.say({ type: 'word', text: 'liaan' })
    return hasOwnVoice && voice === 'synthetic' ? 'attention' : 'good'
  } catch {
    return 'wrong'
  }
}
