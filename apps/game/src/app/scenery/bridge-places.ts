import type { WorldNumber } from '@letterliaan/rules'
import type { StagePlace } from '@letterliaan/ui/scenes'

/** Centre of the bridge in percent of the stage: next to the path, and clear of the buddy's bubble. */
export const bridgePlaces: Readonly<
  Record<WorldNumber, { readonly wide: StagePlace; readonly tall: StagePlace }>
> = {
  1: { wide: { x: 44, y: 36 }, tall: { x: 78, y: 17.4 } },
  2: { wide: { x: 50, y: 21 }, tall: { x: 72, y: 11 } },
  3: { wide: { x: 38, y: 33 }, tall: { x: 75, y: 14 } },
  4: { wide: { x: 62, y: 20 }, tall: { x: 78, y: 7.5 } },
}
