import type { Spot, WorkplaceStage } from './workplace-drawing.ts'

export interface Work {
  readonly done: number
  readonly total: number
}

/** How many of its pieces are there: every word done brings at least one, up to as many words as it has pieces. */
export const countPieces = ({ done, total }: Work, { pieces }: Pick<WorkplaceStage, 'pieces'>): number =>
  total <= 0 ? 0 : Math.floor((Math.min(done, total) * pieces.length) / total)

/** How far the buddy has come: its feet, between the spots of its route. */
export function buddySpot({ done, total }: Work, { route }: Pick<WorkplaceStage, 'route'>): Spot {
  const [first = { x: 0, y: 0 }, last = first] = [route[0], route.at(-1)]
  if (total <= 0) return first
  const along = (Math.min(done, total) / total) * (route.length - 1)
  const from = route[Math.floor(along)] ?? last
  const to = route[Math.ceil(along)] ?? last
  const part = along - Math.floor(along)
  return {
    x: Math.round(from.x + (to.x - from.x) * part),
    y: Math.round(from.y + (to.y - from.y) * part),
  }
}
