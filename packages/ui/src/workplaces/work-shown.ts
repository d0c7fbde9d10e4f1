import type { Spot, WorkplaceStage } from './workplace-drawing.ts'

export interface Work {
  readonly done: number
  readonly total: number
}

/** Returns the number of visible pieces. If there are no more words than pieces, each word adds one or more. */
export const countPieces = ({ done, total }: Work, { pieces }: Pick<WorkplaceStage, 'pieces'>): number =>
  total <= 0 ? 0 : Math.floor((Math.min(done, total) * pieces.length) / total)

export const findBuddySpot = (work: Work, stage: Pick<WorkplaceStage, 'pieces' | 'route'>): Spot =>
  stage.route[countPieces(work, stage)] ?? { x: 0, y: 0 }
