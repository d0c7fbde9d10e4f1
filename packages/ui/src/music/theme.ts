/** From the bottom up: what is heard while a child thinks, what a row of right words adds, and the melody. */
export const layerNames = ['calm', 'pulse', 'song'] as const

export type LayerName = (typeof layerNames)[number]

export type InstrumentName = 'pad' | 'bass' | 'kalimba' | 'marimba' | 'flute' | 'glass' | 'shaker'

export interface Part {
  readonly layer: LayerName
  readonly instrument: InstrumentName
  /** 0–1, beside the other parts of its layer. */
  readonly gain: number
  /** As `readNotes` reads it. */
  readonly notes: string
}

export interface Theme {
  readonly bpm: number
  /** Eighths in a bar: 8 for 4/4, 6 for 3/4. */
  readonly barEighths: 6 | 8
  /** The tone on which it rests. */
  readonly tonic: string
  readonly parts: readonly Part[]
}

/** The loop's length. */
export const toSeconds = ({ bpm }: Pick<Theme, 'bpm'>, eighths: number): number => (eighths * 30) / bpm
