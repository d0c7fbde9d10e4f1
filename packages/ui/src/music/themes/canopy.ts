import { breakChords, holdChords, playBass, repeatBar } from '../chords.ts'
import type { Theme } from '../theme.ts'

const chords = 'Dm G Dm C | Dm G Am Dm | F C G Am | Dm G C Dm'

export const canopy: Theme = {
  bpm: 78,
  barEighths: 8,
  tonic: 'D',
  parts: [
    { layer: 'calm', instrument: 'pad', gain: 0.5, notes: holdChords(chords, 8) },
    { layer: 'calm', instrument: 'bass', gain: 0.5, notes: playBass(chords, [8]) },
    { layer: 'pulse', instrument: 'marimba', gain: 0.5, notes: breakChords(chords, '1 2 3 - 2 3 1 -') },
    { layer: 'pulse', instrument: 'shaker', gain: 0.4, notes: repeatBar('- - C5 - - - C5 G4', 16) },
    {
      layer: 'song',
      instrument: 'flute',
      gain: 0.6,
      notes: `
        D5:3 E5 F5:2 E5:2 | D5:2 B4:2 G4:4 | A4:3 B4 C5:2 D5:2 | E5:6 -:2 |
        D5:3 E5 F5:2 A5:2 | G5:2 D5:2 B4:4 | C5:3 B4 A4:2 C5:2 | D5:6 -:2 |
        A5:4 G5:2 F5:2 | G5:3 E5 C5:4 | D5:3 E5 D5:2 B4:2 | C5:4 A4:2 -:2 |
        D5:3 E5 F5:2 E5:2 | D5:2 B4:2 G4:4 | E5:2 D5 C5 D5:2 E5:2 | D5:6 -:2`,
    },
    {
      layer: 'song',
      instrument: 'kalimba',
      gain: 0.3,
      notes: `
        -:8 | -:4 D6:2 B5:2 | -:8 | -:4 G5:2 C6:2 | -:8 | -:4 D6:2 G5:2 | -:8 | -:4 F5:2 A5:2 |
        -:8 | -:4 E5:2 G5:2 | -:8 | -:4 E5:2 -:2 | -:8 | -:4 D6:2 B5:2 | -:8 | -:4 A5:2 -:2`,
    },
  ],
}
