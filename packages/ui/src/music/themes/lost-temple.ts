import { breakChords, holdChords, playBass, repeatBar } from '../chords.ts'
import type { Theme } from '../theme.ts'

const chords = 'Am F C G | Am F G Am | Dm Am F G | Am F Em Am'

export const lostTemple: Theme = {
  bpm: 74,
  barEighths: 8,
  tonic: 'A',
  parts: [
    { layer: 'calm', instrument: 'pad', gain: 0.5, notes: holdChords(chords, 8) },
    { layer: 'calm', instrument: 'bass', gain: 0.6, notes: playBass(chords, [5, 3]) },
    { layer: 'pulse', instrument: 'kalimba', gain: 0.45, notes: breakChords(chords, '0 - - 2 - 3 2 -') },
    { layer: 'pulse', instrument: 'shaker', gain: 0.45, notes: repeatBar('C5 - - G4 - - C5 -', 16) },
    {
      layer: 'song',
      instrument: 'marimba',
      gain: 0.8,
      notes: `
        A4:2 C5:2 E5:3 D5 | C5:2 A4:2 -:4 | G4:2 C5:2 E5:2 D5:2 | D5:3 C5 B4:4 |
        A4:2 C5:2 E5:3 G5 | A5:3 E5 C5:4 | D5:2 B4:2 G4:2 B4:2 | A4:6 -:2 |
        F5:3 E5 D5:4 | E5:3 D5 C5:4 | A4:2 C5:2 F5:2 E5:2 | D5:6 -:2 |
        A4:2 C5:2 E5:3 D5 | C5:2 A4:2 -:4 | B4:2 G4:2 E4:2 G4:2 | A4:6 -:2`,
    },
    {
      layer: 'song',
      instrument: 'flute',
      gain: 0.3,
      notes: `
        ${repeatBar('-:8', 5)} | -:4 F4:2 A4:2 | G4:8 | E4:6 -:2 |
        D5:4 A4:4 | C5:4 A4:4 | F4:4 A4:4 | B4:6 -:2 | ${repeatBar('-:8', 4)}`,
    },
  ],
}
