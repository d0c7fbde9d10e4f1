import type { SoundId } from '../sounds.ts'

/** The sounds of vowels in affixes that the rules for stems would get wrong (dutch.md §4.1, rule 5). */
export const AFFIX_VOWELS: Readonly<Record<string, SoundId>> = {
  be: 'd_e',
  ge: 'd_e',
  ver: 'd_e',
  ont: 'k_o',
  her: 'k_e',
}
