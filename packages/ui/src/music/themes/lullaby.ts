import { breakChords, holdChords, playBass } from '../chords.ts'
import type { Theme } from '../theme.ts'

const chords = 'C Am F G | C Am Dm C | F C Dm G | C Am F C'

export const lullaby: Theme = {
  bpm: 70,
  barEighths: 6,
  tonic: 'C',
  parts: [
    { layer: 'calm', instrument: 'pad', gain: 0.5, notes: holdChords(chords, 6) },
    { layer: 'calm', instrument: 'bass', gain: 0.4, notes: playBass(chords, [6]) },
    { layer: 'pulse', instrument: 'kalimba', gain: 0.4, notes: breakChords(chords, '1 - 2 - 3 -') },
    {
      layer: 'song',
      instrument: 'flute',
      gain: 0.5,
      notes: `
        G4:4 E4:2 | C5:4 B4:2 | A4:3 C5 A4:2 | G4:6 |
        G4:4 E4:2 | C5:4 E5:2 | D5:3 C5 A4:2 | C5:6 |
        A4:2 C5:2 F5:2 | E5:4 C5:2 | D5:3 E5 F5:2 | D5:6 |
        G4:4 E4:2 | C5:4 B4:2 | A4:2 C5:2 D5:2 | C5:6`,
    },
    {
      layer: 'song',
      instrument: 'glass',
      gain: 0.2,
      notes: `
        -:6 | -:6 | -:6 | -:2 D5:2 G5:2 | -:6 | -:6 | -:6 | -:2 E5:2 G5:2 |
        -:6 | -:6 | -:6 | -:2 G5:2 D5:2 | -:6 | -:6 | -:6 | -:2 G5:2 C6:2`,
    },
  ],
}
