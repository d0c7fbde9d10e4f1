import type { Spot, WorkplaceStage } from './workplace-drawing.ts'

export interface Work {
  readonly done: number
  readonly total: number
}

/** Returns the number of visible pieces: each word adds at least one, up to as many words as pieces. */
export const countPieces = ({ done, total }: Work, { pieces }: Pick<WorkplaceStage, 'pieces'>): number =>
  total <= 0 ? 0 : Math.floor((Math.min(done, total) * pieces.length) / total)

export const findBuddySpot = (work: Work, stage: Pick<WorkplaceStage, 'pieces' | 'route'>): Spot =>
  stage.route[countPieces(work, stage)] ?? { x: 0, y: 0 }
