import { breakChords, holdChords, playBass, repeatBar } from '../chords.ts'
import type { Theme } from '../theme.ts'

const chords = 'C Am F G | C Am Dm C | F C Dm G | C Am F C'

export const forestEdge: Theme = {
  bpm: 84,
  barEighths: 8,
  tonic: 'C',
  parts: [
    { layer: 'calm', instrument: 'pad', gain: 0.5, notes: holdChords(chords, 8) },
    { layer: 'calm', instrument: 'bass', gain: 0.6, notes: playBass(chords, [8]) },
    { layer: 'pulse', instrument: 'kalimba', gain: 0.5, notes: breakChords(chords, '0 - 2 3 - 2 1 -') },
    { layer: 'pulse', instrument: 'shaker', gain: 0.5, notes: repeatBar('- C5 - C5 - C5 - C5', 16) },
    {
      layer: 'song',
      instrument: 'kalimba',
      gain: 0.8,
      notes: `
        E5:2 G5 A5:2 G5 E5:2 | C5:2 D5 E5:3 -:2 | A4:2 C5 D5:2 C5 A4:2 | D5:4 -:4 |
        E5:2 G5 A5:2 G5 E5:2 | C5:2 D5 E5:3 -:2 | D5:2 E5 D5 C5 A4 D5:2 | C5:5 -:3 |
        A5:3 G5 A5:2 C6:2 | G5:3 E5 G5:4 | A5:2 G5 E5 D5:4 | D5:2 E5 G5 D5:2 -:2 |
        E5:2 G5 A5:2 G5 E5:2 | C5:2 D5 E5:3 -:2 | A4:2 C5 D5 E5 D5 C5 A4 | C5:6 -:2`,
    },
    {
      layer: 'song',
      instrument: 'flute',
      gain: 0.25,
      notes: `${repeatBar('-:8', 7)} | -:4 C5:2 E5:2 | C5:8 | E5:6 D5:2 | D5:4 A4:4 | B4:6 -:2 | ${repeatBar('-:8', 4)}`,
    },
  ],
}
