import { arpeggiate, holdChords, writeBass, repeatBar } from './chords.ts'
import type { Theme } from './theme.ts'
import type { ThemeName } from './theme-name.ts'

const forestChords = 'C Am F G | C Am Dm C | F C Dm G | C Am F C'

const forestEdge: Theme = {
  bpm: 84,
  barEighths: 8,
  tonic: 'C',
  parts: [
    { layer: 'calm', instrument: 'pad', gain: 0.5, notes: holdChords(forestChords, 8) },
    { layer: 'calm', instrument: 'bass', gain: 0.6, notes: writeBass(forestChords, [8]) },
    { layer: 'pulse', instrument: 'kalimba', gain: 0.5, notes: arpeggiate(forestChords, '0 - 2 3 - 2 1 -') },
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

const canopyChords = 'Dm G Dm C | Dm G Am Dm | F C G Am | Dm G C Dm'

const canopy: Theme = {
  bpm: 78,
  barEighths: 8,
  tonic: 'D',
  parts: [
    { layer: 'calm', instrument: 'pad', gain: 0.5, notes: holdChords(canopyChords, 8) },
    { layer: 'calm', instrument: 'bass', gain: 0.5, notes: writeBass(canopyChords, [8]) },
    { layer: 'pulse', instrument: 'marimba', gain: 0.5, notes: arpeggiate(canopyChords, '1 2 3 - 2 3 1 -') },
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

const templeChords = 'Am F C G | Am F G Am | Dm Am F G | Am F Em Am'

const lostTemple: Theme = {
  bpm: 74,
  barEighths: 8,
  tonic: 'A',
  parts: [
    { layer: 'calm', instrument: 'pad', gain: 0.5, notes: holdChords(templeChords, 8) },
    { layer: 'calm', instrument: 'bass', gain: 0.6, notes: writeBass(templeChords, [5, 3]) },
    { layer: 'pulse', instrument: 'kalimba', gain: 0.45, notes: arpeggiate(templeChords, '0 - - 2 - 3 2 -') },
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

const mountainChords = 'F G Am Em | F G C C | Dm Em F G | F G F C'

const crystalMountain: Theme = {
  bpm: 76,
  barEighths: 8,
  tonic: 'C',
  parts: [
    { layer: 'calm', instrument: 'pad', gain: 0.5, notes: holdChords(mountainChords, 8) },
    { layer: 'calm', instrument: 'bass', gain: 0.45, notes: writeBass(mountainChords, [8]) },
    {
      layer: 'pulse',
      instrument: 'kalimba',
      gain: 0.45,
      notes: arpeggiate(mountainChords, '1 - 2 - 3 - 2 -'),
    },
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

const lullaby: Theme = {
  bpm: 70,
  barEighths: 6,
  tonic: 'C',
  parts: [
    { layer: 'calm', instrument: 'pad', gain: 0.5, notes: holdChords(forestChords, 6) },
    { layer: 'calm', instrument: 'bass', gain: 0.4, notes: writeBass(forestChords, [6]) },
    { layer: 'pulse', instrument: 'kalimba', gain: 0.4, notes: arpeggiate(forestChords, '1 - 2 - 3 -') },
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

export const themes: Readonly<Record<ThemeName, Theme>> = {
  'forest-edge': forestEdge,
  canopy,
  'lost-temple': lostTemple,
  'crystal-mountain': crystalMountain,
  lullaby,
}
