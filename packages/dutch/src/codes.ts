import { isVowelSound, getSoundKind, type SoundId } from './sounds.ts'

/** Kind of sound, and number of written letters (dutch.md §1.4). */
export type GraphemeCode =
  | 'K1'
  | 'K2'
  | 'L1'
  | 'L2'
  | 'L3'
  | 'T1'
  | 'T2'
  | 'T3'
  | 'T4'
  | 'D1'
  | 'D2'
  | 'M1'
  | 'M2'
  | 'M3'
  | 'S1'
  | 'H1'

export type Color =
  | 'red'
  | 'green'
  | 'yellow'
  | 'pink'
  | 'black'
  | 'purple'
  | 'orange'
  | 'brown'
  | 'darkblue'
  | 'white'
  | 'lightblue'

/** Default colour of each code (dutch.md §1.5). Content stores its own colours. */
export const codeColors: Readonly<Record<GraphemeCode, Color>> = {
  K1: 'green',
  K2: 'green',
  L1: 'yellow',
  L2: 'yellow',
  L3: 'yellow',
  T1: 'red',
  T2: 'red',
  T3: 'white',
  T4: 'white',
  D1: 'orange',
  D2: 'orange',
  M1: 'lightblue',
  M2: 'darkblue',
  M3: 'darkblue',
  S1: 'black',
  H1: 'black',
}

/** Maximum number of letters for a kind of sound. Longer spellings get the highest digit. */
const maxLettersByKind = { K: 2, L: 3, T: 4, D: 2, M: 3 } as const

export function isCode(text: string): text is GraphemeCode {
  return Object.hasOwn(codeColors, text)
}

/** True for two equal consonants. They are doubled after a short vowel. */
export function isDoubledConsonant(letters: string): boolean {
  return letters.length === 2 && letters[0]?.toLowerCase() === letters[1]?.toLowerCase()
}

/** `sound`: null for a silent letter or a mark. `doubled`: a doubled consonant follows (dutch.md §1.4). */
export function chooseGraphemeCode(letters: string, sound: SoundId | null, doubled: boolean): GraphemeCode {
  if (sound === null) return /\p{L}/u.test(letters) ? 'S1' : 'H1'
  const kind = getSoundKind(sound)
  if (kind === 'K') return doubled ? 'K2' : 'K1'
  return `${kind}${Math.min(letters.length, maxLettersByKind[kind])}` as GraphemeCode
}

export function chooseGraphemeColor(letters: string, code: GraphemeCode, sound: SoundId | null): Color {
  if (code === 'M2' && isDoubledConsonant(letters) && !isVowelSound(sound)) return 'purple'
  return codeColors[code]
}
