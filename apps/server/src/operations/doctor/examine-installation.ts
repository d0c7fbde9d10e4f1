import { mkdtemp, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '../../env.ts'
import { openSpeech } from '../../open-speech.ts'
import { findSecretLocation } from '../backup/installation-secret.ts'
import { listBackupPlaces } from '../backup/places.ts'
import { checkAddress } from './check-address.ts'
import { checkBackupAge, checkDatabase, readDatabaseState } from './check-database-queries.ts'
import {
  createAttentionFinding,
  createGoodFinding,
  readErrorMessage,
  createFaultFinding,
  type DoctorFinding,
} from './finding.ts'
import { useTemporaryFolder } from '../../files/temporary-folder.ts'

export async function examineInstallation(settings: Settings, now: Date): Promise<readonly DoctorFinding[]> {
  const { given, file } = findSecretLocation(settings)
  const findings = await Promise.all([
    checkFolder(settings.DATA_DIR),
    examineDatabase(settings, now),
    given === null ? checkSecret(file) : [],
    checkAddress(settings.PUBLIC_URL ?? null, settings.TRUST_PROXY, now),
    checkMail(settings.SMTP_URL ?? null),
    checkVoice(settings),
  ])
  return findings.flat()
}

async function examineDatabase(settings: Settings, now: Date): Promise<readonly DoctorFinding[]> {
  try {
    const { lastBackup, ...look } = await readDatabaseState(settings)
    const hasPlace = listBackupPlaces(settings) !== null
    return [checkDatabase(look), checkBackupAge(lastBackup, hasPlace, now.getTime() / 1000)]
  } catch (error) {
    return [
      createFaultFinding(
        `De database is niet te bereiken (${readErrorMessage(error)}). Draait hij, en klopt DATABASE_URL of DATA_DIR?`,
      ),
    ]
  }
}

const gigabyte = 1024 ** 3

export async function checkFolder(folder: string): Promise<DoctorFinding> {
  try {
    await rm(await mkdtemp(path.join(folder, '.proef-')), { recursive: true })
    const { bavail, bsize } = await statfs(folder)
    return checkDiskSpace(bavail * bsize, folder)
  } catch (error) {
    return createFaultFinding(
      `In ${folder} kan de server niet schrijven (${readErrorMessage(error)}). Maak de map, en geef hem aan de gebruiker van de server.`,
    )
  }
}

export function checkDiskSpace(freeBytes: number, folder: string): DoctorFinding {
  const text = `Op de schijf van ${folder} is nog ${(freeBytes / gigabyte).toFixed(1).replace('.', ',')} GB vrij.`
  if (freeBytes < gigabyte) return createFaultFinding(`${text} Ruim op, of vergroot de schijf.`)
  return freeBytes < 5 * gigabyte
    ? createAttentionFinding(`${text} Dat is weinig: kijk wat er groeit.`)
    : createGoodFinding(text)
}

export async function checkSecret(file: string): Promise<DoctorFinding> {
  try {
    const { mode, size } = await stat(file)
    if (size === 0)
      return createFaultFinding(
        `De sleutel ${file} is leeg. Zet uw kopie terug (docs/operations.md, De sleutel).`,
      )
    return (mode & 0o077) === 0
      ? createGoodFinding(`De sleutel ${file} is alleen voor de server te lezen.`)
      : createFaultFinding(`De sleutel ${file} is ook voor anderen te lezen. Geef: chmod 600 ${file}`)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? createAttentionFinding(
          `Er is nog geen sleutel in ${file}: de server maakt hem bij de eerste start. Was hij er al? Zet uw kopie terug.`,
        )
      : createFaultFinding(
          `De sleutel ${file} is niet te lezen (${readErrorMessage(error)}). Geef het bestand aan de gebruiker van de server.`,
        )
  }
}

const patienceMs = 8000

/** Connects and logs in to the mail server, but sends nothing. */
export async function checkMail(url: string | null): Promise<DoctorFinding> {
  if (url === null)
    return createAttentionFinding(
      'Er is geen mailserver (SMTP_URL): wie zijn wachtwoord vergeet, vraagt het aan de beheerder.',
    )
  const { createTransport } = await import('nodemailer')
  const wait = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  const transport = createTransport({ url, ...wait })
  try {
    await transport.verify()
    return createGoodFinding('De mailserver antwoordt.')
  } catch (error) {
    return createFaultFinding(
      `De mailserver neemt geen mail aan (${readErrorMessage(error)}). Controleer naam, wachtwoord en poort in SMTP_URL.`,
    )
  } finally {
    transport.close()
  }
}

/** Makes the sound of one word in a temporary folder. */
export const checkVoice = (settings: Settings): Promise<DoctorFinding> =>
  useTemporaryFolder('doctor', async (DATA_DIR) => {
    const speech = openSpeech({ ...settings, DATA_DIR })
    try {
      const { voice } = await speech.say({ type: 'word', text: 'liaan' })
      if (settings.SPEECH_MODEL !== undefined && voice === 'synthetic')
        return createAttentionFinding(
          `De stem ${settings.SPEECH_MODEL} zegt niets; de ingebouwde stem spreekt. Zie docs/stemmen.md.`,
        )
      if (voice === 'synthetic')
        return createAttentionFinding(
          'U hoort de computerstem. Zo klinkt het beter: npm run voice -- nl_BE-nathalie-medium (docs/stemmen.md).',
        )
      return createGoodFinding('De stem spreekt.')
    } catch (error) {
      return createFaultFinding(
        `Er is geen stem (${readErrorMessage(error)}). Geef npm ci, en zie docs/stemmen.md.`,
      )
    } finally {
      speech.close()
    }
  })
