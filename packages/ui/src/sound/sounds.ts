/** The effects and ambiences that the game brings along, each a file of its own. */
export type SoundName =
  | 'click'
  | 'letter'
  | 'right'
  | 'wrong'
  | 'hint'
  | 'coin'
  | 'count-up'
  | 'unlock'
  | 'badge'
  | 'diamond'
  | 'step-passed'
  | 'cave-open'
  | 'letters'
  | 'hop'
  | 'chirp'
  | 'hoot'
  | 'entry'
  | 'birds'
  | 'water'
  | 'canopy'
  | 'dusk'
  | 'night'
  | 'cave'

/** Seconds of an ambience's file that are repeated: its margins take in what an MP3 adds at both ends (art/make-sounds.ts). */
export const ambienceLoop = { start: 0.2, end: 12.2 } as const

export const effectVolume = 0.1
export const entryVolume = 0.2

export function soundUrl(name: SoundName): string {
  return `/sounds/${name}.mp3`
}
