/** Where the room's parts are in its two drawings: lying wide, and standing tall. */
import type { Orientation } from '../../../../packages/ui/src/scenes/positions.ts'

export interface RoomShape {
  readonly width: number
  readonly height: number
  readonly floor: number
  /** The opening to the balcony: its middle, its top, half its width, and where its sides start to bend. */
  readonly opening: { readonly x: number; readonly top: number; readonly half: number; readonly bend: number }
  readonly rug: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number }
  /** Where the rope of lights hangs, and which of its points carry a big lantern. */
  readonly rope: string
  readonly lanterns: readonly (readonly [x: number, y: number])[]
}

export const roomShapes: Record<Orientation, RoomShape> = {
  landscape: {
    width: 1600,
    height: 1000,
    floor: 728,
    opening: { x: 800, top: 150, half: 268, bend: 400 },
    rug: { x: 800, y: 900, rx: 470, ry: 76 },
    rope: '-20,150 160,176 340,150 520,186 700,150 900,150 1080,186 1260,150 1440,176 1620,150',
    lanterns: [
      [520, 170],
      [1080, 170],
    ],
  },
  portrait: {
    width: 800,
    height: 1600,
    floor: 985,
    opening: { x: 560, top: 486, half: 200, bend: 640 },
    rug: { x: 400, y: 1430, rx: 370, ry: 92 },
    rope: '-20,150 130,186 270,150 400,190 530,150 670,186 820,150',
    lanterns: [],
  },
}
