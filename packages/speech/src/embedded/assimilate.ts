import { type SoundId, getSoundKind } from '@letterliaan/dutch'
import type { SoundGroup } from '../request.ts'

/** The voiced form of a consonant before b or d of the next klankgroep. */
const voiced: Readonly<Partial<Record<SoundId, SoundId>>> = {
  m_p: 'm_b',
  m_t: 'm_d',
  m_k: 'm_gg',
  m_s: 'm_z',
  m_f: 'm_v',
  m_ch: 'm_g',
}

/** Assimilates connected klankgroepen: zakdoek with the g of goal, handdoek with one d. */
export function assimilate(groups: readonly SoundGroup[]): readonly SoundGroup[] {
  return groups.map((group, at) => {
    const last = group.sounds.at(-1)
    const next = groups[at + 1]?.sounds[0]
    if (last === undefined || next === undefined) return group
    const met = next === 'm_b' || next === 'm_d' ? (voiced[last] ?? last) : last
    // Two vowels are not merged: zee-eend, na-apen.
    const isDouble = met === next && getSoundKind(met) === 'M'
    if (met === last && !isDouble) return group
    const before = group.sounds.slice(0, -1)
    return { ...group, sounds: isDouble ? before : [...before, met] }
  })
}
