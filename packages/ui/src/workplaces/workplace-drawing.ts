import type { WorkplaceName } from './workplace-names.ts'

/** In the stage's own units, like all its sizes. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A piece that appears with progress: its upper left corner, and its size. */
export interface WorkplacePiece extends Spot {
  readonly of: string
  readonly width: number
  readonly height: number
}

export interface WorkplaceStage {
  readonly width: number
  readonly height: number
  readonly buddyWidth: number
  /** In order of appearance. */
  readonly pieces: readonly WorkplacePiece[]
  /** Positions of the buddy's feet: without pieces, and after each of them. */
  readonly route: readonly Spot[]
}

/** For a wide place and for a tall one (a phone). */
export type StageShape = 'wide' | 'tall'

/** Addresses of its files. `front` is drawn before the buddy; `details` may be missing. */
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

/** Loads the drawing from its folder; the positions are a chunk of their own. */
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
