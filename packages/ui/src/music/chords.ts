/** The notes of each chord: a bass, and three higher notes that move little between chords. */
const voicings = {
  C: ['C3', 'G3', 'C4', 'E4'],
  Dm: ['D3', 'A3', 'D4', 'F4'],
  Em: ['E3', 'G3', 'B3', 'E4'],
  F: ['F3', 'A3', 'C4', 'F4'],
  G: ['G2', 'G3', 'B3', 'D4'],
  Am: ['A2', 'A3', 'C4', 'E4'],
} as const

type ChordName = keyof typeof voicings

const raiseOctave = (tone: string): string => `${tone[0]}${Number(tone.slice(1)) + 1}`

const namesOf = (chords: string): ChordName[] => chords.trim().split(/[\s|]+/) as ChordName[]

const inBars = (chords: string, barOf: (tones: readonly string[]) => string): string =>
  namesOf(chords)
    .map((name) => barOf(voicings[name]))
    .join(' | ')

/** Returns notes that hold one chord in each bar. */
export const holdChords = (chords: string, barEighths: number): string =>
  inBars(chords, ([, ...upper]) => `${upper.join('+')}:${barEighths}`)

export const writeBass = (chords: string, rhythm: readonly number[]): string =>
  inBars(chords, ([bass]) => rhythm.map((eighths) => `${bass}:${eighths}`).join(' '))

/** Returns one note of the chord for each eighth. A digit counts from the bass (0), and `-` is a rest. */
export const arpeggiate = (chords: string, pattern: string): string =>
  inBars(chords, (tones) =>
    pattern
      .split(' ')
      .map((place) => (place === '-' ? '-' : raiseOctave(tones[Number(place)]!)))
      .join(' '),
  )

export const repeatBar = (bar: string, times: number): string => Array(times).fill(bar).join(' | ')
