import type { SoundGroup } from '@letterliaan/contract'
import { isSound, getSoundKind } from '@letterliaan/dutch'
import { createInvalidInputError } from '../../../plugins/errors/problem-error.ts'
import type { CheckedSoundGroup } from '../audio/sound-corrections.ts'

/** Throws 422 for an unknown sound, or a klankgroep without a vowel (dutch.md §1.2). */
export function checkSoundGroups(groups: readonly SoundGroup[]): CheckedSoundGroup[] {
  return groups.map(({ sounds, stressed }) => {
    const unknown = sounds.find((sound) => !isSound(sound))
    if (unknown !== undefined)
      throw createInvalidInputError({ groups: `Deze klank bestaat niet: ${unknown}.` })
    const checked = sounds.filter(isSound)
    if (!checked.some((sound) => getSoundKind(sound) !== 'M')) {
      throw createInvalidInputError({ groups: 'Elke klankgroep heeft een klinker nodig.' })
    }
    return { sounds: checked, stressed }
  })
}
