import { type CalmProfile, type CalmProfileChanges, usualCalmProfile } from '@letterliaan/contract'
import { decodeJson } from '../../../../db/json.ts'

/** Up to this groep instructions are read aloud by default, because children can't read them yet. */
const lastListeningLevel = 4

export interface CalmProfileRow {
  readonly calm_profile: string | null
  readonly level_id: number | null
}

export const readCalmChoices = ({ calm_profile }: Pick<CalmProfileRow, 'calm_profile'>): CalmProfileChanges =>
  calm_profile === null ? {} : decodeJson<CalmProfileChanges>(calm_profile)

/** Returns the stored choices, completed with the defaults of the child's groep. */
export function fillCalmProfile(row: CalmProfileRow): CalmProfile {
  const choices = readCalmChoices(row)
  return {
    ...usualCalmProfile,
    read_aloud: row.level_id !== null && row.level_id <= lastListeningLevel,
    ...choices,
  }
}
