import * as z from 'zod'
import type { Queries } from '../../db/database.ts'
import { decodeJson } from '../../db/json.ts'
import { readSetting } from '../../db/tables/setting.ts'

export const lastBackupSetting = 'last_backup'

const LastBackup = z.object({
  name: z.string(),
  /** Unix seconds. */
  made_at: z.number(),
  /** Recordings and pictures whose file was not there. */
  num_missing_files: z.number(),
})
export type LastBackup = z.infer<typeof LastBackup>

/** The last that was made and checked, by a timetable or by hand; null: none yet. */
export const readLastBackup = async (queries: Queries): Promise<LastBackup | null> =>
  parseLastBackup(await readSetting(queries, lastBackupSetting))

/** Null: it is not there, or of another version. */
export const parseLastBackup = (value: string | null): LastBackup | null =>
  value === null ? null : (LastBackup.safeParse(decodeJson(value)).data ?? null)
