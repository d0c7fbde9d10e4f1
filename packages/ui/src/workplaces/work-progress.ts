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

/** Height of a buddy's picture, and of its feet above the lower edge, relative to its width. */
export const buddyShape = { height: 1.26, feet: 0.08 }

/** Enlarged more, the ground would be coarse. */
const maxZoom = 1.6
/** Room at the sides of the outermost piece, and above the highest one, in units of the stage. */
const edge = 16

/** Returns how much the middle of a stage can be enlarged, and the height that has all pieces and the buddy. */
export function findWorkArea(stage: WorkplaceStage): { readonly zoom: number; readonly height: number } {
  const { width, height, buddyWidth, pieces, route } = stage
  const reach = Math.max(
    ...pieces.flatMap(({ x, width: wide }) => [width / 2 - x, x + wide - width / 2]),
    ...route.map(({ x }) => Math.abs(x - width / 2) + buddyWidth / 2),
  )
  const top = Math.min(
    ...pieces.map(({ y }) => y),
    ...route.map(({ y }) => y - buddyWidth * (buddyShape.height - buddyShape.feet)),
  )
  const zoom = Math.max(1, Math.min(maxZoom, width / 2 / (reach + edge)))
  return { zoom, height: height - top + edge }
}
