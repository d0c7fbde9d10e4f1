import type { Badge, PlacedThing, TreehousePlace } from '@letterliaan/contract'
import * as treehouseTexts from '@letterliaan/texts/treehouse'

/** Something that the child bought, and where it stands; null: nowhere yet. */
export interface OwnThing {
  readonly id: number
  readonly name: string
  readonly image: string
  readonly place: TreehousePlace | null
}

/** What the child bought, in the order of the shop. */
export const ownThings = (badges: readonly Badge[], placed: readonly PlacedThing[]): readonly OwnThing[] =>
  badges
    .filter(({ is_buyable, student_has_badge }) => is_buyable && student_has_badge)
    .map(({ id, name, image }) => ({
      id,
      name,
      image,
      place: placed.find(({ badge_id }) => badge_id === id)?.place ?? null,
    }))

/** What each place is called, where one can put something. */
export const placeNames: Readonly<Record<TreehousePlace, string>> = treehouseTexts.places

/** The places in the room itself, as one looks around. */
export const roomPlaceNames = ['shelf', 'railing', 'window', 'rug', 'wall'] as const
