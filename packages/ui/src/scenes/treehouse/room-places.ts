import type { CSSProperties } from 'react'

export type TreehouseObject =
  | 'chart'
  | 'badges'
  | 'bookshelf'
  | 'telescope'
  | 'desk'
  | 'leaves'
  | 'buddy'
  | `place-${'shelf' | 'railing' | 'rug' | 'window' | 'wall'}`
  | 'diamonds'
  | 'animals'
  | 'goal'

/** `x` and `y` of the lower middle are in percent. `size` is a width in units of TreehouseRoom.module.css. */
interface RoomPlace {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Height above `y`, in units of `size`, for a thing on top of another thing. */
  readonly lift?: number
}

interface RoomPlaces {
  readonly wide: RoomPlace
  readonly tall: RoomPlace
}

export const roomPlaces: Record<TreehouseObject, RoomPlaces> = {
  chart: { wide: { x: 17, y: 48, size: 36 }, tall: { x: 27, y: 32, size: 40 } },
  badges: { wide: { x: 81, y: 46, size: 36 }, tall: { x: 75, y: 32, size: 40 } },
  bookshelf: { wide: { x: 12, y: 90, size: 24 }, tall: { x: 21, y: 62, size: 33 } },
  telescope: { wide: { x: 49.5, y: 81, size: 25 }, tall: { x: 70, y: 66, size: 36 } },
  desk: { wide: { x: 88, y: 91, size: 28 }, tall: { x: 21, y: 82.5, size: 31 } },
  leaves: { wide: { x: 70.5, y: 97, size: 34 }, tall: { x: 69, y: 86, size: 50 } },
  'place-shelf': { wide: { x: 14.5, y: 90, size: 6, lift: 31 }, tall: { x: 27, y: 62, size: 8, lift: 41.5 } },
  'place-railing': { wide: { x: 60, y: 57.5, size: 9 }, tall: { x: 82.5, y: 54.5, size: 11 } },
  'place-rug': { wide: { x: 48.5, y: 93, size: 13 }, tall: { x: 40, y: 88.5, size: 14 } },
  'place-window': { wide: { x: 59, y: 73, size: 11 }, tall: { x: 46, y: 63, size: 14 } },
  'place-wall': { wide: { x: 74.5, y: 77, size: 13 }, tall: { x: 89, y: 74, size: 11 } },
  diamonds: { wide: { x: 50, y: 14, size: 40 }, tall: { x: 50, y: 13, size: 40 } },
  animals: { wide: { x: 61, y: 63, size: 32 }, tall: { x: 74, y: 57, size: 44 } },
  goal: { wide: { x: 40, y: 47, size: 16 }, tall: { x: 51, y: 48.5, size: 22 } },
  buddy: { wide: { x: 31, y: 96, size: 19 }, tall: { x: 20, y: 99, size: 21 } },
}

export const isLifted = (thing: TreehouseObject): boolean => roomPlaces[thing].wide.lift !== undefined

/** Returns the `style` for an element with the class `thing`. */
export function getRoomPlaceStyle(thing: TreehouseObject): CSSProperties {
  const { wide, tall } = roomPlaces[thing]
  return {
    '--wide-x': `${wide.x}%`,
    '--wide-y': `${wide.y}%`,
    '--wide-size': wide.size,
    '--tall-x': `${tall.x}%`,
    '--tall-y': `${tall.y}%`,
    '--tall-size': tall.size,
    ...(isLifted(thing) && { '--wide-lift': wide.lift, '--tall-lift': tall.lift }),
  } as CSSProperties
}
