import { breath, kalimba, slide, type Note } from './instruments.ts'
import { seededRandom } from '@letterliaan/rules/random'
import { bandPassLoop, swellLoop, whiteNoise } from './noise.ts'
import { addReverb } from './reverb.ts'
import { levelTo } from '@letterliaan/ui/music/rendering'
import { effectSampleRate, mixTracks, mixLoop, type PlacedVoice } from './track.ts'

/** How long every ambience is before it repeats, in seconds. */
export const loopSeconds = 12

type Random = () => number

const between = (random: Random, from: number, to: number) => from + random() * (to - from)

/** Soft notes far apart, on given moments of the loop. */
function melody(notes: readonly (readonly [at: number, note: Note])[], gain: number): PlacedVoice[] {
  return notes.map(([at, note]) => ({ at, voice: kalimba(note), gain }))
}

/** Wind or leaves: a band of noise that comes and goes. */
function wind(random: Random, hz: number, times: number): Float32Array {
  return swellLoop(bandPassLoop(whiteNoise(loopSeconds, random), hz, 0.7), times, 0.35)
}

/** A call of one bird: some whistles that go up or down, around a pitch in Hz. */
function birdCall(random: Random, at: number, hz: number, gain: number): PlacedVoice[] {
  const count = 2 + Math.floor(random() * 4)
  const seconds = between(random, 0.06, 0.14)
  const up = random() < 0.5 ? 1.25 : 0.8
  return Array.from({ length: count }, (_, i) => ({
    at: (at + i * seconds * 1.5) % loopSeconds,
    voice: slide(hz, hz * up, seconds, 1 + random()),
    gain,
  }))
}

function renderBirds(): Float32Array {
  const random = seededRandom(11)
  const near = [0.7, 3.1, 5.2, 8.3, 10.2].flatMap((at) => birdCall(random, at, 2093, 0.5))
  const far = [1.9, 2.6, 4.4, 6.6, 7.4, 9.1, 11.2].flatMap((at) => birdCall(random, at, 3136, 0.2))
  const deep = [2.2, 7.9].map((at) => ({ at, voice: slide(523, 440, 0.5), gain: 0.25 }))
  const calls = addReverb(mixLoop(loopSeconds, [...near, ...far, ...deep]), 0.5, 1.4, 2)
  return mixTracks([calls, 0.3], [wind(random, 900, 2), 0.12], [wind(random, 300, 1), 0.1])
}

function renderWater(): Float32Array {
  const random = seededRandom(23)
  const bubbles = Array.from({ length: 150 }, () => {
    const hz = between(random, 350, 1300)
    return {
      at: random() * loopSeconds,
      voice: slide(hz, hz * between(random, 1.2, 1.9), between(random, 0.03, 0.09)),
      gain: random() ** 2,
    }
  })
  const stream = mixTracks(
    [swellLoop(bandPassLoop(whiteNoise(loopSeconds, random), 500, 0.6), 3, 0.7), 0.5],
    [swellLoop(bandPassLoop(whiteNoise(loopSeconds, random), 1800, 0.8), 5, 0.6, 0.3), 0.22],
  )
  return mixTracks([addReverb(mixLoop(loopSeconds, bubbles), 0.3, 0.8, 2), 0.3], [stream, 0.28])
}

/** Its tune is the theme of world 4 or the lullaby: a second one would run against it. */
function renderNight(): Float32Array {
  const random = seededRandom(37)
  const cricket = (hz: number, every: number, offset: number, gain: number): PlacedVoice[] =>
    Array.from({ length: Math.round(loopSeconds / every) }, (_, i) => i * every + offset).flatMap((at) =>
      [0, 0.035, 0.07].map((delay) => ({
        at: (at + delay) % loopSeconds,
        voice: slide(hz, hz * 1.01, 0.028),
        gain,
      })),
    )
  const owl = [2.5, 3.1, 8.8].map((at) => ({ at, voice: breath('G4', at === 3.1 ? 1 : 0.45), gain: 0.5 }))
  const crickets = mixLoop(loopSeconds, [...cricket(4186, 0.5, 0, 0.12), ...cricket(3520, 0.75, 0.2, 0.08)])
  const tones = addReverb(mixLoop(loopSeconds, owl), 0.6, 2, 2)
  return mixTracks([crickets, 0.5], [tones, 0.3], [wind(random, 250, 1), 0.14])
}

function renderCave(): Float32Array {
  const random = seededRandom(53)
  const drops = [0.4, 1.7, 2.9, 4.6, 5.1, 7, 8.4, 9.3, 11].map((at) => {
    const hz = between(random, 700, 1600)
    return { at, voice: slide(hz, hz * 1.6, 0.06), gain: between(random, 0.3, 0.8) }
  })
  const hum = (['C3', 'G3', 'C3', 'A2'] as const).map((note, i) => ({
    at: i * 3,
    voice: breath(note, 5),
    gain: 0.5,
  }))
  const notes = melody(
    [
      [0, 'C4'],
      [0.75, 'G4'],
      [1.5, 'E5'],
      [3, 'D5'],
      [4.5, 'G4'],
      [6, 'A4'],
      [6.75, 'E5'],
      [9, 'C5'],
      [10.5, 'D5'],
    ] as const,
    0.4,
  )
  const sounds = addReverb(mixLoop(loopSeconds, [...drops, ...notes]), 0.9, 3, 2)
  return mixTracks([sounds, 0.3], [mixLoop(loopSeconds, hum), 0.28], [wind(random, 180, 1), 0.12])
}

/** High in the crowns: wind through leaves, a waterfall behind them, a few birds. */
function renderCanopy(): Float32Array {
  const random = seededRandom(71)
  const calls = [1.2, 4.9, 7.1, 10.6].flatMap((at) => birdCall(random, at, 1760, 0.4))
  const far = [0.3, 3.4, 6.2, 9.3].flatMap((at) => birdCall(random, at, 2794, 0.15))
  const falling = swellLoop(bandPassLoop(whiteNoise(loopSeconds, random), 1100, 0.6), 2, 0.8)
  const heard = addReverb(mixLoop(loopSeconds, [...calls, ...far]), 0.5, 1.6, 2)
  return mixTracks([heard, 0.22], [falling, 0.14], [wind(random, 700, 3), 0.12])
}

/** The old temple in the evening: crickets, warm wind, a bird that goes to sleep. */
function renderDusk(): Float32Array {
  const random = seededRandom(89)
  const crickets = Array.from({ length: 20 }, (_, i) => i * 0.6).flatMap((at) =>
    [0, 0.04, 0.08].map((delay) => ({ at: at + delay, voice: slide(3520, 3560, 0.03), gain: 0.1 })),
  )
  const calls = [2.1, 8.2].map((at) => ({ at, voice: slide(660, 523, 0.6), gain: 0.4 }))
  const hum = [0, 6].map((at) => ({ at, voice: breath('A2', 6), gain: 0.5 }))
  const heard = addReverb(mixLoop(loopSeconds, [...crickets, ...calls]), 0.5, 1.8, 2)
  return mixTracks([heard, 0.3], [mixLoop(loopSeconds, hum), 0.12], [wind(random, 320, 2), 0.16])
}

const ambiences = {
  birds: renderBirds,
  water: renderWater,
  canopy: renderCanopy,
  dusk: renderDusk,
  night: renderNight,
  cave: renderCave,
}

export type AmbienceName = keyof typeof ambiences

export const ambienceNames = Object.keys(ambiences) as AmbienceName[]

/** As heard, at 0.15: -40 LUFS, behind a theme at -31. */
const ambienceLufs = -24

/** @returns one round of an ambience: its end goes over into its beginning without a seam */
export function renderAmbience(name: AmbienceName): Float32Array {
  const round = ambiences[name]()
  levelTo(round, effectSampleRate, ambienceLufs)
  return round
}
