import type { CalmProfile, CalmProfileChanges } from '@letterliaan/contract'
import { decodeJson } from '../../../db/json.ts'

/** Children up to this group can't read instructions yet. */
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

export interface CalmProfileRow {
  readonly calm_profile: string | null
  readonly level_id: number | null
}

export const readChoices = ({ calm_profile }: Pick<CalmProfileRow, 'calm_profile'>): CalmProfileChanges =>
  calm_profile === null ? {} : decodeJson<CalmProfileChanges>(calm_profile)

/** Choices, with the defaults of the school group. */
export const fillCalmProfile = (row: CalmProfileRow): CalmProfile => ({
  ...defaults,
  read_aloud: row.level_id !== null && row.level_id <= lastListeningLevel,
  ...readChoices(row),
})
