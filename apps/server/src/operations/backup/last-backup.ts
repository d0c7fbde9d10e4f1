import * as z from 'zod'
import type { Queries } from '../../db/database.ts'
import { decodeJson } from '../../db/json.ts'
import { readSetting } from '../../db/tables/setting.ts'

export const lastBackupSetting = 'last_backup'

const LastBackup = z.object({
  name: z.string(),
  /** Unix seconds. */
  made_at: z.number(),
  /** Number of recordings and pictures without a file. */
  num_missing_files: z.number(),
})
export type LastBackup = z.infer<typeof LastBackup>

/** Reads the last backup that was made and checked, by schedule or by hand; null if there is none. */
export const readLastBackup = async (queries: Queries): Promise<LastBackup | null> =>
  parseLastBackup(await readSetting(queries, lastBackupSetting))

/** Returns null if the value is missing or from another version. */
export const parseLastBackup = (value: string | null): LastBackup | null =>
  value === null ? null : (LastBackup.safeParse(decodeJson(value)).data ?? null)
