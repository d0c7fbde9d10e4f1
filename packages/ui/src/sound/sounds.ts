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

export const effectVolume = 0.1
export const entryVolume = 0.2

export function soundUrl(name: SoundName): string {
  return `/sounds/${name}.mp3`
}
