import type { WorkplaceName } from './workplace-names.ts'

/** A position in the units of the stage, like all sizes. */
export interface WorkplacePosition {
  readonly x: number
  readonly y: number
}

/** A piece that appears with progress. `x` and `y` are those of its upper left corner. */
export interface WorkplacePiece extends WorkplacePosition {
  readonly of: string
  readonly width: number
  readonly height: number
}

export interface WorkplaceStage {
  readonly width: number
  readonly height: number
  readonly buddyWidth: number
  /** Pieces in the order in which they appear. */
  readonly pieces: readonly WorkplacePiece[]
  /** Positions of the buddy's feet: first without pieces, and then after each piece. */
  readonly route: readonly WorkplacePosition[]
}

/** `tall` is for a phone. */
export type StageShape = 'wide' | 'tall'

/** Addresses of the drawings of a stage. `front` is drawn in front of the buddy. */
export interface StageFiles {
  readonly ground: string
  readonly front?: string
  readonly details: string
  readonly done: string
}

export interface WorkplaceDrawing {
  readonly air: string
  readonly things: Readonly<Record<string, string>>
  readonly files: Readonly<Record<StageShape, StageFiles>>
  readonly stages: Readonly<Record<StageShape, WorkplaceStage>>
}

const addresses = import.meta.glob<string>('./*/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
const stagesOf = import.meta.glob<WorkplaceDrawing['stages']>('./*/stages.json', { import: 'default' })

/** Loads the drawing of a workplace. Its positions are in a separate chunk. */
export async function loadWorkplace(name: WorkplaceName): Promise<WorkplaceDrawing> {
  const load = stagesOf[`./${name}/stages.json`]
  if (load === undefined) throw new Error(`Workplace ${name} has no folder`)
  const find = (file: string): string => {
    const address = addresses[`./${name}/${file}.svg`]
    if (address === undefined) throw new Error(`Workplace ${name} has no ${file}.svg`)
    return address
  }
  const filesOf = (shape: StageShape): StageFiles => {
    const front = addresses[`./${name}/${shape}-front.svg`]
    return {
      ground: find(`${shape}-ground`),
      details: find(`${shape}-details`),
      done: find(`${shape}-done`),
      ...(front !== undefined && { front }),
    }
  }
  const before = `./${name}/thing-`
  const things = Object.entries(addresses).filter(([path]) => path.startsWith(before))
  return {
    air: find('air'),
    things: Object.fromEntries(
      things.map(([path, address]) => [path.slice(before.length, -'.svg'.length), address]),
    ),
    files: { wide: filesOf('wide'), tall: filesOf('tall') },
    stages: await load(),
  }
}
