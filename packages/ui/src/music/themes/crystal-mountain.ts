import { breakChords, holdChords, playBass, repeatBar } from '../chords.ts'
import type { Theme } from '../theme.ts'

const chords = 'F G Am Em | F G C C | Dm Em F G | F G F C'

export const crystalMountain: Theme = {
  bpm: 76,
  barEighths: 8,
  tonic: 'C',
  parts: [
    { layer: 'calm', instrument: 'pad', gain: 0.5, notes: holdChords(chords, 8) },
    { layer: 'calm', instrument: 'bass', gain: 0.45, notes: playBass(chords, [8]) },
    { layer: 'pulse', instrument: 'kalimba', gain: 0.45, notes: breakChords(chords, '1 - 2 - 3 - 2 -') },
    { layer: 'pulse', instrument: 'shaker', gain: 0.3, notes: repeatBar('- - C5 - - - C5 -', 16) },
    {
      layer: 'song',
      instrument: 'glass',
      gain: 0.6,
      notes: `
        A5:2 E5:2 C5:2 E5:2 | D5:3 E5 D5:2 B4:2 | C5:2 E5:2 A5:4 | G5:3 E5 B4:4 |
        A5:2 E5:2 C5:2 E5:2 | D5:3 E5 G5:4 | E5:3 D5 C5:2 G4:2 | C5:6 -:2 |
        F5:2 A5:2 D5:4 | G5:3 E5 B4:4 | A4:2 C5:2 F5:2 A5:2 | G5:6 -:2 |
        A5:2 E5:2 C5:2 E5:2 | D5:3 E5 D5:2 B4:2 | C5:2 A4:2 E5:2 D5:2 | C5:6 -:2`,
    },
    {
      layer: 'song',
      instrument: 'flute',
      gain: 0.3,
      notes: `
        ${repeatBar('-:8', 4)} | -:8 | B4:8 | G4:6 -:2 | -:8 |
        A4:8 | B4:8 | C5:8 | D5:6 -:2 | -:8 | -:8 | A4:4 F4:4 | G4:6 -:2`,
    },
  ],
}
