import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { OperatorError } from '../../operator-error.ts'

const manifestName = 'backup.json'

const Manifest = z.object({
  format: z.literal(1),
  kind: z.enum(['sqlite', 'postgres']),
  made_at: z.string(),
  migrations: z.array(z.string()).readonly(),
  /** A keyed hash, because a backup never contains the secret. */
  secret_fingerprint: z.string(),
  note: z.string(),
  rows: z.record(z.string(), z.number()),
  num_files: z.number(),
  /** Recordings and pictures whose file was missing or different. */
  missing_files: z.array(z.string()).readonly(),
  files: z.record(z.string(), z.string()),
})
export type BackupManifest = z.infer<typeof Manifest>

export const writeManifest = (folder: string, manifest: BackupManifest): Promise<void> =>
  writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })

/** Throws OperatorError if the folder is no backup. */
export async function readBackupManifest(folder: string): Promise<BackupManifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(path.join(folder, manifestName), 'utf8')))
  } catch {
    throw new OperatorError(`In ${folder} staat geen back-up van Letterliaan.`)
  }
}
