const semitones = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 } as const

export interface TimedNote {
  /** Start of the note, in eighths. */
  readonly at: number
  readonly eighths: number
  /** MIDI number: 69 is A4. */
  readonly pitch: number
}

export interface ParsedNotes {
  readonly notes: readonly TimedNote[]
  /** Lengths of the bars, in eighths. */
  readonly bars: readonly number[]
}

/** Parses a note. Rejects sharps and flats, because music must not clash with effects, which have none. */
export function parsePitch(note: string): number {
  const letter = note[0] as keyof typeof semitones
  const octave = Number(note.slice(1))
  if (!(letter in semitones) || !Number.isInteger(octave)) throw new Error(`no note: ${note}`)
  return 12 * (octave + 1) + semitones[letter]
}

export const toFrequency = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12)

/** Parses notes: `E5` is an eighth, `E5:3` three eighths, `C4+E4:8` a chord, `-` a rest, `|` a bar line. */
export function readNotes(text: string): ParsedNotes {
  const notes: TimedNote[] = []
  const bars: number[] = []
  let at = 0
  for (const bar of text.split('|')) {
    const from = at
    for (const word of bar.trim().split(/\s+/)) {
      const [tones = '', length = '1'] = word.split(':')
      const eighths = Number(length)
      if (tones !== '-')
        for (const tone of tones.split('+')) notes.push({ at, eighths, pitch: parsePitch(tone) })
      at += eighths
    }
    bars.push(at - from)
  }
  return { notes, bars }
}
