import type { Spot, WorkplaceStage } from './workplace-drawing.ts'

export interface Work {
  readonly done: number
  readonly total: number
}

/** How many of its pieces are there: every word done brings at least one, up to as many words as it has pieces. */
export const countPieces = ({ done, total }: Work, { pieces }: Pick<WorkplaceStage, 'pieces'>): number =>
  total <= 0 ? 0 : Math.floor((Math.min(done, total) * pieces.length) / total)

/** The buddy's feet. */
export const findBuddySpot = (work: Work, stage: Pick<WorkplaceStage, 'pieces' | 'route'>): Spot =>
  stage.route[countPieces(work, stage)] ?? { x: 0, y: 0 }
