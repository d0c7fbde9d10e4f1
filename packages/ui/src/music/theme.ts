/** Layers of music: `calm` plays in exercises, `pulse` is added by right words, and `song` is the melody. */
export const layerNames = ['calm', 'pulse', 'song'] as const

export type LayerName = (typeof layerNames)[number]

export type InstrumentName = 'pad' | 'bass' | 'kalimba' | 'marimba' | 'flute' | 'glass' | 'shaker'

export interface ThemePart {
  readonly layer: LayerName
  readonly instrument: InstrumentName
  /** From 0 to 1, relative to the other parts of the layer. */
  readonly gain: number
  /** Notes in the notation of `readNotes`. */
  readonly notes: string
}

export interface Theme {
  readonly bpm: number
  /** Number of eighths in a bar: 8 for 4/4, 6 for 3/4. */
  readonly barEighths: 6 | 8
  readonly tonic: string
  readonly parts: readonly ThemePart[]
}

export const toSeconds = ({ bpm }: Pick<Theme, 'bpm'>, eighths: number): number => (eighths * 30) / bpm
