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
  /** Has no file: breath.ts generates it. */
  | 'whisper'
  | 'hoot'
  | 'entry'
  | 'birds'
  | 'water'
  | 'canopy'
  | 'dusk'
  | 'night'
  | 'cave'

/** The part of an ambience that repeats (s). The file is longer, because MP3 adds silence at both ends. */
export const ambienceLoop = { start: 0.2, end: 12.2 } as const

export const effectVolume = 0.1
export const entryVolume = 0.2

export function getSoundUrl(name: SoundName): string {
  return `/sounds/${name}.mp3`
}
