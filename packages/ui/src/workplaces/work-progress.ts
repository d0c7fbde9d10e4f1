import type { WorkplacePosition, WorkplaceStage } from './workplace-drawing.ts'

export interface WorkProgress {
  readonly done: number
  readonly total: number
}

/** Returns the number of visible pieces. If there are no more words than pieces, each word adds one or more. */
export const countPieces = (
  { done, total }: WorkProgress,
  { pieces }: Pick<WorkplaceStage, 'pieces'>,
): number => (total <= 0 ? 0 : Math.floor((Math.min(done, total) * pieces.length) / total))

export const findBuddyPosition = (
  work: WorkProgress,
  stage: Pick<WorkplaceStage, 'pieces' | 'route'>,
): WorkplacePosition => stage.route[countPieces(work, stage)] ?? { x: 0, y: 0 }
