import type { Morph } from '../morphs/split.ts'
import type { SoundId } from '../sounds.ts'

/** Vowels of affixes for which the rules of stems are wrong (dutch.md §4.1, rule 5). */
const weakVowels: Readonly<Record<string, SoundId>> = {
  be: 'd_e',
  ge: 'd_e',
  ver: 'd_e',
  ont: 'k_o',
  her: 'k_e',
}

export function findAffixVowelSound(morph: Morph, letters: string): SoundId | undefined {
  if (morph.role === 'weak') return weakVowels[morph.text]
  return morph.role === 'suffix' && letters === 'ij' && morph.text.includes('lijk') ? 'd_e' : undefined
}
