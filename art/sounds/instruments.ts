import type { Voice } from './track.ts'

const noteNames = ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const
const semitones = [0, 2, 4, 5, 7, 9, 11] as const

/** Everything is in C major pentatonic: no two sounds can clash. */
export type Note = `${'C' | 'D' | 'E' | 'G' | 'A'}${1 | 2 | 3 | 4 | 5 | 6 | 7}`

/** @returns the frequency of a note in Hz (A4 is 440) */
function pitchOf(note: Note): number {
  const semitone = semitones[noteNames.indexOf(note[0] as (typeof noteNames)[number])]!
  return 440 * 2 ** ((semitone - 9) / 12 + Number(note[1]) - 4)
}

type Partial = readonly [ratio: number, gain: number, decay: number]

/** A wooden bar or tine: partials that die away, the high ones first. `decay` in seconds, at 440 Hz. */
function struck(hz: number, partials: readonly Partial[], attack: number): Voice {
  const maxDecay = Math.max(...partials.map(([, , decay]) => decay))
  const slower = Math.sqrt(440 / hz)
  return {
    seconds: maxDecay * slower * 6,
    sampleAt: (time) =>
      Math.min(1, time / attack) *
      partials.reduce(
        (sum, [ratio, gain, decay]) =>
          sum + gain * Math.sin(2 * Math.PI * hz * ratio * time) * Math.exp(-time / (decay * slower)),
        0,
      ),
  }
}

/** The game's main timbre: between a marimba and a kalimba. */
export function kalimba(note: Note): Voice {
  return struck(
    pitchOf(note),
    [
      [1, 1, 0.32],
      [2, 0.1, 0.2],
      [3.93, 0.2, 0.07],
      [5.4, 0.08, 0.05],
      [9.2, 0.05, 0.02],
    ],
    0.002,
  )
}

/** A bell of glass, for diamonds and hints. */
export function glass(note: Note): Voice {
  return struck(
    pitchOf(note),
    [
      [1, 0.7, 0.5],
      [1.003, 0.5, 0.55],
      [2.01, 0.25, 0.3],
      [2.76, 0.14, 0.16],
      [4.1, 0.05, 0.08],
    ],
    0.004,
  )
}

/** A short knock on wood. */
export function wood(note: Note): Voice {
  return struck(
    pitchOf(note),
    [
      [1, 1, 0.035],
      [2.6, 0.4, 0.015],
      [5.1, 0.15, 0.006],
    ],
    0.001,
  )
}

/** A soft hand drum whose pitch falls. */
export function drum(note: Note): Voice {
  const hz = pitchOf(note)
  return {
    seconds: 0.6,
    sampleAt: (time) =>
      Math.min(1, time / 0.003) *
      Math.exp(-time / 0.12) *
      Math.sin(2 * Math.PI * (hz * time + hz * 0.02 * (1 - Math.exp(-time / 0.03)))),
  }
}

/** A tone that swells and dies away like a flute far off. */
export function breath(note: Note, seconds: number): Voice {
  const hz = pitchOf(note)
  return {
    seconds,
    sampleAt: (time) => {
      const swell = Math.sin((Math.PI * time) / seconds) ** 2
      const wave = 2 * Math.PI * hz * time + 0.15 * Math.sin(2 * Math.PI * 4.5 * time)
      return swell * (Math.sin(wave) + 0.15 * Math.sin(2 * wave))
    },
  }
}

/** A whistle that slides from one pitch to another: a bird, a drop. `bend` 1 is straight, more is later. */
export function slide(fromHz: number, toHz: number, seconds: number, bend: number = 1): Voice {
  return {
    seconds,
    sampleAt: (time) => {
      const place = time / seconds
      const swing = (toHz - fromHz) * (place ** (bend + 1) / (bend + 1)) * seconds
      return Math.sin(Math.PI * place) ** 0.7 * Math.sin(2 * Math.PI * (fromHz * time + swing))
    },
  }
}
