import { breath, drum, glass, kalimba, slide, wood, type Note } from './instruments.ts'
import { seededRandom } from '@letterliaan/rules/random'
import { levelTo } from '@letterliaan/ui/music/rendering'
import { addReverb } from './reverb.ts'
import { effectSampleRate, fadeOut, mixVoices, type PlacedVoice, type Voice } from './track.ts'

type Instrument = (note: Note) => Voice

/** Notes one after the other, `step` seconds apart. */
function run(
  instrument: Instrument,
  notes: readonly Note[],
  step: number,
  from = 0,
  gain = 1,
): PlacedVoice[] {
  return notes.map((note, i) => ({ at: from + i * step, voice: instrument(note), gain }))
}

/** Notes together. */
function chord(instrument: Instrument, notes: readonly Note[], at: number, gain: number): PlacedVoice[] {
  return run(instrument, notes, 0.012, at, gain)
}

/** Glints at random moments, always the same ones. */
function glints(
  notes: readonly Note[],
  count: number,
  from: number,
  to: number,
  gain: number,
): PlacedVoice[] {
  const random = seededRandom(7)
  return Array.from({ length: count }, () => ({
    at: from + random() * (to - from),
    voice: glass(notes[Math.floor(random() * notes.length)]!),
    gain: gain * (0.4 + 0.6 * random()),
  }))
}

interface Effect {
  readonly seconds: number
  readonly lufs: number
  readonly wet: number
  readonly notes: readonly PlacedVoice[]
}

/** All tunes and animals are as loud, in LUFS (PLEK-4): a larger joy is longer and has more in it, not louder. */
const jingle = -18

/** What comes often is softer; wrong is softer and lower than right. */
const effects = {
  click: { seconds: 0.14, lufs: -23, wet: 0.03, notes: run(wood, ['A5'], 0) },
  letter: {
    seconds: 0.3,
    lufs: -20,
    wet: 0.05,
    notes: [...run(wood, ['E5'], 0, 0, 0.5), ...run(kalimba, ['G5'], 0, 0, 0.6)],
  },
  right: { seconds: 1, lufs: jingle, wet: 0.14, notes: run(kalimba, ['E5', 'G5', 'C6'], 0.09) },
  wrong: { seconds: 0.8, lufs: -21, wet: 0.1, notes: run(kalimba, ['D4', 'C4'], 0.16) },
  hint: { seconds: 1.2, lufs: -20, wet: 0.2, notes: run(glass, ['A5', 'D6'], 0.14) },
  coin: {
    seconds: 0.7,
    lufs: jingle,
    wet: 0.1,
    notes: [...run(kalimba, ['G6'], 0, 0, 0.7), ...run(glass, ['C7'], 0, 0.07)],
  },
  'count-up': { seconds: 0.18, lufs: -20, wet: 0.04, notes: run(kalimba, ['C6'], 0) },
  unlock: {
    seconds: 1.6,
    lufs: jingle,
    wet: 0.2,
    notes: [
      ...run(wood, ['C4', 'G4'], 0.08, 0, 0.8),
      ...run(kalimba, ['C5', 'D5', 'E5', 'G5', 'A5', 'C6'], 0.06, 0.18),
      ...glints(['E6', 'G6', 'C7'], 5, 0.5, 0.9, 0.3),
    ],
  },
  badge: {
    seconds: 2,
    lufs: jingle,
    wet: 0.22,
    notes: [
      ...run(drum, ['C3', 'C3'], 0.15, 0, 0.7),
      ...run(kalimba, ['G4', 'C5', 'E5'], 0.15),
      ...chord(kalimba, ['C5', 'E5', 'G5', 'C6'], 0.47, 0.7),
      ...glints(['C6', 'E6', 'G6', 'A6'], 6, 0.5, 1.1, 0.22),
    ],
  },
  diamond: {
    seconds: 1.6,
    lufs: jingle,
    wet: 0.25,
    notes: [
      ...run(glass, ['E6', 'G6', 'C7', 'E7'], 0.07),
      ...glints(['G6', 'A6', 'C7', 'D7'], 8, 0.3, 0.9, 0.35),
    ],
  },
  'step-passed': {
    seconds: 3,
    lufs: jingle,
    wet: 0.22,
    notes: [
      ...run(drum, ['C3', 'G2', 'C3', 'C3'], 0.24, 0, 0.8),
      ...run(kalimba, ['C5', 'E5', 'G5', 'E5', 'G5', 'A5'], 0.16),
      ...chord(kalimba, ['C4', 'G4', 'E5', 'C6'], 0.98, 0.8),
      ...run(kalimba, ['E6', 'G6'], 0.16, 1.14, 0.5),
      ...glints(['C6', 'D6', 'E6', 'G6', 'A6'], 8, 1.1, 1.9, 0.2),
    ],
  },
  // Stone that rolls aside, then light.
  'cave-open': {
    seconds: 3.2,
    lufs: jingle,
    wet: 0.3,
    notes: [
      ...run(drum, ['C3', 'C2', 'G2', 'C2', 'G2', 'C2'], 0.14, 0, 0.8),
      ...run(glass, ['C5', 'E5', 'G5', 'A5', 'C6', 'E6'], 0.14, 0.5, 0.7),
      ...chord(kalimba, ['C4', 'G4', 'E5', 'C6'], 1.4, 0.7),
      ...glints(['E6', 'G6', 'A6', 'C7'], 10, 1.3, 2.3, 0.28),
    ],
  },
  // Letters that drop out of the light: far apart and soft, for it goes on for a while.
  letters: {
    seconds: 4.2,
    lufs: jingle,
    wet: 0.28,
    notes: [
      ...glints(['C6', 'D6', 'E6', 'G6', 'A6', 'C7'], 26, 0.2, 3.4, 0.5),
      ...run(kalimba, ['G5', 'E5', 'A5', 'C6'], 0.8, 0.3, 0.35),
    ],
  },
  // Animals of the maps, when they are touched: one that jumps, one that sings, one that hoots.
  hop: {
    seconds: 0.5,
    lufs: jingle,
    wet: 0.06,
    notes: [
      { at: 0, voice: slide(330, 620, 0.13), gain: 1 },
      { at: 0.17, voice: slide(392, 740, 0.13), gain: 0.8 },
    ],
  },
  chirp: {
    seconds: 0.8,
    lufs: jingle,
    wet: 0.12,
    notes: [0, 0.14, 0.28, 0.4].map((at, i) => ({
      at,
      voice: slide(2093, i % 2 === 0 ? 2700 : 1760, 0.11),
      gain: 1 - i * 0.15,
    })),
  },
  hoot: {
    seconds: 1.3,
    lufs: jingle,
    wet: 0.15,
    notes: [
      { at: 0, voice: breath('G4', 0.32), gain: 0.8 },
      { at: 0.36, voice: breath('E4', 0.7), gain: 1 },
    ],
  },
  entry: {
    seconds: 3.4,
    lufs: jingle,
    wet: 0.22,
    notes: [
      ...run(drum, ['C3', 'G2', 'A2', 'C3'], 0.4, 0, 0.8),
      ...run(kalimba, ['C5', 'D5', 'E5', 'G5', 'E5', 'D5', 'G5'], 0.2),
      ...chord(kalimba, ['C4', 'E4', 'G4', 'C5'], 1.6, 0.7),
      ...run(kalimba, ['A5', 'G5', 'C6'], 0.2, 1.6, 0.6),
    ],
  },
} satisfies Record<string, Effect>

export type EffectName = keyof typeof effects

export const effectNames = Object.keys(effects) as EffectName[]

/** @returns the samples of an effect */
export function renderEffect(name: EffectName): Float32Array {
  const { seconds, lufs, wet, notes }: Effect = effects[name]
  const samples = fadeOut(seconds / 4, addReverb(mixVoices(seconds, notes), wet, 0.9))
  levelTo(samples, effectSampleRate, lufs)
  return samples
}
