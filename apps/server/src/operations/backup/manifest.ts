import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { CopyError } from '../../db/dialects/database-copy.ts'

const manifestName = 'backup.json'

/** What a backup says of itself. */
const Manifest = z.object({
  format: z.literal(1),
  kind: z.enum(['sqlite', 'postgres']),
  /** ISO 8601. */
  made_at: z.string(),
  /** The migrations that this version of the database had. */
  migrations: z.array(z.string()).readonly(),
  /** Of which secret the database is: the secret itself is not in a backup. Missing in one that was made when it was. */
  secret_fingerprint: z.string().optional(),
  /** What whoever opens this file should know. */
  note: z.string().optional(),
  /** The SHA-256 of each of its files, by its path. */
  files: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })

/** Throws CopyError for a folder that holds no backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(path.join(folder, manifestName), 'utf8')))
  } catch {
    throw new CopyError(`In ${folder} staat geen back-up van Letterliaan.`)
  }
}
