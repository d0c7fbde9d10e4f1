import type { CalmProfile, CalmProfileChanges } from '@letterliaan/contract'
import { decodeJson } from '../../../db/json.ts'

/** Children up to this school group don't read well enough yet to read an instruction. */
const lastListeningLevel = 4

const defaults: Omit<CalmProfile, 'read_aloud'> = {
  pace: 1,
  music: true,
  effects: true,
  voice: 'auto',
  voice_speed: 1,
  letter_size: 1,
  letter_spacing: 'normal',
  font: 'andika',
  less_motion: false,
  strong_contrast: false,
  confidence_tap: false,
}

/** What a student's row says of it. */
export interface CalmProfileRow {
  /** Null: nobody chose anything yet. */
  readonly calm_profile: string | null
  readonly level_id: number | null
}

/** What was chosen for a student. */
export const readChoices = ({ calm_profile }: Pick<CalmProfileRow, 'calm_profile'>): CalmProfileChanges =>
  calm_profile === null ? {} : decodeJson<CalmProfileChanges>(calm_profile)

/** The whole calm profile of a student: what was chosen, the rest as it is by default for its school group. */
export const fillCalmProfile = (row: CalmProfileRow): CalmProfile => ({
  ...defaults,
  read_aloud: row.level_id !== null && row.level_id <= lastListeningLevel,
  ...readChoices(row),
})
