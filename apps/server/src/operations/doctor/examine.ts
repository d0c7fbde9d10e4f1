import { migrationNames } from '../../db/migrations/migrations.ts'
import type { Settings } from '../../env.ts'
import { productVersion } from '../../product-version.ts'
import { backupPlacesOf } from '../backup/places.ts'
import { secretPlaceOf } from '../backup/installation-secret.ts'
import { checkPublicUrl, checkScheme } from './check-address.ts'
import { checkBackup } from './check-backup.ts'
import { checkClock } from './check-clock.ts'
import { checkDatabase } from './check-database.ts'
import { checkFolder, checkNode, checkSecret } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkVoice } from './check-voice.ts'
import { messageOf, wrong, type Finding } from './finding.ts'
import { lookAtDatabase } from './look-at-database-queries.ts'

/** All that can be seen from here of an installation. Changes nothing. */
export async function examine(settings: Settings, now: Date): Promise<readonly Finding[]> {
  const { given, file } = secretPlaceOf(settings)
  const findings = await Promise.all([
    checkFolder(settings.DATA_DIR, 'de gegevens'),
    examineDatabase(settings, now),
    checkSecret(given === null ? file : null),
    examineAddress(settings, now),
    checkMail(settings.SMTP_URL ?? null),
    checkVoice(settings),
  ])
  return [checkNode(process.version), ...findings.flat()]
}

async function examineAddress({ PUBLIC_URL, TRUST_PROXY }: Settings, now: Date): Promise<readonly Finding[]> {
  if (PUBLIC_URL === undefined) return [checkScheme(null)]
  return [checkScheme(PUBLIC_URL), ...(await checkPublicUrl(PUBLIC_URL, TRUST_PROXY, now))]
}

async function examineDatabase(settings: Settings, today: Date): Promise<readonly Finding[]> {
  try {
    const { now, lastBackup, ...look } = await lookAtDatabase(settings)
    const clock = now === null ? [] : [checkClock(Date.now() / 1000, now, 'de database')]
    return [
      checkDatabase(look, { version: productVersion, migrations: migrationNames }),
      ...clock,
      checkBackup(lastBackup, backupPlacesOf(settings) !== null, today.getTime() / 1000),
    ]
  } catch (error) {
    return [
      wrong(
        `De database is niet te bereiken (${messageOf(error)}). Draait hij, en klopt DATABASE_URL of DATA_DIR?`,
      ),
    ]
  }
}
