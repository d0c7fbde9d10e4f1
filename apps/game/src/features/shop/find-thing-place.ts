import type { Badge, PlacedThing, TreehousePlace } from '@letterliaan/contract'
import { headwear } from '@letterliaan/ui/pictures'

const inRoom = ['rug', 'shelf', 'railing', 'window', 'wall'] as const satisfies readonly TreehousePlace[]

/** Returns the buddy for headwear, else the first free place in the room; undefined if all are taken. */
export const findThingPlace = (
  { image }: Pick<Badge, 'image'>,
  placed: readonly PlacedThing[],
): TreehousePlace | undefined =>
  headwear.has(image) ? 'buddy' : inRoom.find((place) => placed.every((thing) => thing.place !== place))
