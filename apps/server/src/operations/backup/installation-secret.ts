import { createHmac, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { constants, copyFile, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { readMoveState } from '../../db/dialects/postgres/move-mark.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Settings } from '../../env.ts'
import { addSetting, readSetting, saveSetting } from '../../db/tables/setting.ts'
import { OperatorError } from '../../operator-error.ts'

export const fingerprintSetting = 'secret_fingerprint'
export const secretFileName = 'secret.key'
const minLength = 32

export interface SecretLocation {
  readonly file: string
  /** The secret from a setting; null: read it from the file. */
  readonly given: string | null
}

export const findSecretLocation = ({
  SECRET,
  SECRET_FILE,
  DATA_DIR,
}: Pick<Settings, 'SECRET' | 'SECRET_FILE' | 'DATA_DIR'>): SecretLocation => ({
  given: SECRET ?? null,
  file: SECRET_FILE ?? path.join(DATA_DIR, secretFileName),
})

export const createInstallationSecret = (): string => randomBytes(32).toString('base64url')

export const makeFingerprint = (secret: string): string =>
  createHmac('sha256', secret).update('letterliaan installation').digest('hex').slice(0, 32)

/** Reads the secret, which is stored outside the database (ADR 18). Throws OperatorError if it is another database's. */
export async function openInstallationSecret(database: Database, place: SecretLocation): Promise<string> {
  const { queries } = database
  const stored = await readSecret(place)
  const expected = await readSetting(queries, fingerprintSetting)
  if (expected === null) return begin(database, place, stored)
  if (stored === null) throw new OperatorError(missingText(place))
  if (makeFingerprint(stored) !== expected) throw new OperatorError(otherText(place))
  return stored
}

/** Throws OperatorError if a key exists but the database is empty, because a backup probably has to be restored. */
export async function refuseKeyWithoutDatabase(
  settings: Pick<Settings, 'SECRET' | 'SECRET_FILE' | 'DATA_DIR' | 'DATABASE_URL' | 'NODE_ENV'>,
): Promise<void> {
  const { SECRET, SECRET_FILE, DATA_DIR, DATABASE_URL, NODE_ENV } = settings
  // If the key is in a setting, it exists before the first start.
  if (NODE_ENV !== 'production' || SECRET !== undefined || SECRET_FILE !== undefined) return
  const { file } = findSecretLocation(settings)
  if (!existsSync(file)) return
  const database = path.join(DATA_DIR, 'letterliaan.db')
  if (DATABASE_URL === undefined) {
    const size = existsSync(database) ? (await stat(database)).size : 0
    if (size === 0) throw new OperatorError(lostText(file, database))
  } else if ((await readMoveState(DATABASE_URL)) === 'empty') {
    throw new OperatorError(lostText(file, 'de database van DATABASE_URL'))
  }
}

async function begin(database: Database, place: SecretLocation, stored: string | null): Promise<string> {
  const secret = stored ?? (await writeSecret(place.file, createInstallationSecret()))
  await database.transaction((transaction) =>
    addSetting(transaction, fingerprintSetting, makeFingerprint(secret)),
  )
  // A process with another folder may have stored its own secret first.
  if ((await readSetting(database.queries, fingerprintSetting)) === makeFingerprint(secret)) return secret
  if (stored === null) await rm(place.file)
  throw new OperatorError(stored === null ? missingText(place) : otherText(place))
}

/** Stores the secret's fingerprint in the database, so that the database opens only with this secret. */
export async function setFingerprint(transaction: Transaction, secret: string): Promise<void> {
  await saveSetting(transaction, fingerprintSetting, makeFingerprint(secret))
}

/** Returns null if there is no file. Throws OperatorError if the file is empty. */
export async function readSecret({ given, file }: SecretLocation): Promise<string | null> {
  if (given !== null) return given
  if (!existsSync(file)) return null
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < minLength)
    throw new OperatorError(`In ${file} staat geen sleutel: verwacht werden ten minste ${minLength} tekens.`)
  return secret
}

/** Writes a file that only its owner can read, or returns an existing secret. `linkFile`: for tests. */
export async function writeSecret(file: string, secret: string, linkFile = link): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.${randomBytes(6).toString('hex')}`
  const handle = await open(part, 'wx', 0o600)
  try {
    await handle.writeFile(`${secret}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    // Creating a link is atomic: if two processes try, one creates the file and the other reads it.
    await linkFile(part, file).catch((error: unknown) => {
      if (isThere(error)) throw error
      // On a disk that has no hard links (exFAT, Windows shares) the start's lock excludes other processes.
      return copyFile(part, file, constants.COPYFILE_EXCL)
    })
  } catch (error) {
    if (!isThere(error)) throw error
  } finally {
    await rm(part)
  }
  return (await readSecret({ file, given: null })) ?? secret
}

const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST'

const whereOf = ({ given, file }: SecretLocation): string => (given === null ? file : 'de instelling SECRET')

const missingText = ({ file }: SecretLocation): string =>
  `De sleutel van deze installatie ontbreekt: ${file} is er niet. Zet het bestand terug, of geef met SECRET_FILE of SECRET de sleutel die de andere servers op deze database gebruiken. Is hij kwijt? Maak dan een nieuwe met npm run restore -- --new-secret.`
const otherText = (place: SecretLocation): string =>
  `De sleutel in ${whereOf(place)} is niet die van deze database. Alle servers op een database hebben dezelfde sleutel nodig: geef hem met SECRET_FILE of SECRET.`
const lostText = (file: string, database: string): string =>
  `De sleutel ${file} is er, maar ${database} is leeg of weg. Zet een back-up terug met npm run restore. Is dit toch een nieuwe installatie? Zet de sleutel dan ergens anders.`
