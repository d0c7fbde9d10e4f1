import { existsSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { openDatabaseIn, useDatabase, type Database } from '../../db/database.ts'
import { assertNoClients } from '../../db/dialects/postgres/copy.ts'
import {
  createInstallationSecret,
  setFingerprint,
  writeSecret,
  type SecretLocation,
} from './installation-secret.ts'
import type { InstallationToBackUp } from './run-backup.ts'
import { markAcrossOrganisations } from '../../db/across-organisations.ts'

export async function moveSecretAside({ file }: SecretLocation, aside: string): Promise<void> {
  if (!existsSync(file)) return
  await mkdir(aside, { recursive: true, mode: 0o700 })
  // Copied and deleted, because the target may be on another disk.
  await copyFile(file, path.join(aside, path.basename(file)))
  await rm(file)
}

/** Makes a new secret. Returns the number of cards whose short codes and pictures stop working. */
export async function renewSecret(installation: InstallationToBackUp, aside: string): Promise<number> {
  if (installation.url !== null) await assertNoClients(installation.url)
  return makeNewSecret(installation, aside)
}

export const makeNewSecret = (
  { url, dataDir, secret }: InstallationToBackUp,
  aside: string,
): Promise<number> =>
  useDatabase(openDatabaseIn(dataDir, url), async (database) => {
    await moveSecretAside(secret, aside)
    const renewed = secret.given ?? (await writeSecret(secret.file, createInstallationSecret()))
    return useNewSecret(database, renewed)
  })

const ofAll = markAcrossOrganisations('the secret is one of the installation')

const useNewSecret = (database: Database, secret: string): Promise<number> =>
  database.transaction(async (transaction) => {
    await setFingerprint(transaction, secret)
    await transaction.deleteFrom('familiar_network').execute()
    const { count } = await transaction
      .selectFrom('exchange_token')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('kind', '=', 'login_card')
      .where('revoked_at', 'is', null)
      .modifyEnd(ofAll)
      .executeTakeFirstOrThrow()
    await transaction
      .updateTable('exchange_token')
      .set({ code_hmac: null, pictures_hmac: null })
      .where('code_hmac', 'is not', null)
      .modifyEnd(ofAll)
      .execute()
    return count
  })
