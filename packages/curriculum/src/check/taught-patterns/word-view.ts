import type { CurriculumWord } from '../../schema/word.ts'

export interface SpelledSound {
  readonly letters: string
  readonly code: string
  /** '' for a letter that is not heard. */
  readonly sound: string
  /** Index of the klankgroep of its first letter, from 0. */
  readonly group: number
}

export interface WordView {
  readonly word: string
  readonly sounds: readonly SpelledSound[]
  readonly groups: readonly (readonly SpelledSound[])[]
}

export function viewWord(word: CurriculumWord): WordView {
  const codes = word.structure.split(',')
  const parts = word.structure_audio_parts.split(',')
  const ends = groupEnds(word.sound_groups)
  let at = 0
  const sounds = word.read_letters.split(',').map((letters, index): SpelledSound => {
    const group = ends.findIndex((end) => at < end)
    at += letters.length
    return { letters: letters.toLowerCase(), code: codes[index] ?? '', sound: parts[index] ?? '', group }
  })
  const groups = ends.map((_, group) => sounds.filter((sound) => sound.group === group))
  return { word: word.word, sounds, groups }
}

function groupEnds(sound_groups: string): number[] {
  let end = 0
  return sound_groups.split(',').map((text) => (end += text.length))
}

export const isConsonantSound = (sound: SpelledSound): boolean => sound.code.startsWith('M')

export const hasGrapheme = (view: WordView, ...letters: string[]): boolean =>
  view.sounds.some((sound) => letters.includes(sound.letters))

export const spellsSoundAs = (view: WordView, sound: string, letters: string): boolean =>
  view.sounds.some((piece) => piece.letters === letters && piece.sound === sound)

export const hasCode = (view: WordView, ...codes: string[]): boolean =>
  view.sounds.some((sound) => codes.includes(sound.code))

export const listOpenSoundGroups = (view: WordView): readonly (readonly SpelledSound[])[] =>
  view.groups.slice(0, -1)

export function findOnset(group: readonly SpelledSound[]): readonly SpelledSound[] {
  const vowel = group.findIndex((sound) => !isConsonantSound(sound))
  return vowel < 0 ? [] : group.slice(0, vowel)
}

export function findCoda(group: readonly SpelledSound[]): readonly SpelledSound[] {
  const vowel = group.findLastIndex((sound) => !isConsonantSound(sound))
  return vowel < 0 ? [] : group.slice(vowel + 1)
}

export function listAdjacentPairs(
  sounds: readonly SpelledSound[],
): readonly (readonly [SpelledSound, SpelledSound])[] {
  return sounds.slice(1).map((next, index) => [sounds[index] as SpelledSound, next])
}
