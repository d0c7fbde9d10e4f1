import type { Badge, PlacedThing, TreehousePlace } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import { treehouseTexts } from '@letterliaan/texts/treehouse'
import { useLook, type Look } from '@letterliaan/ui/pictures'
import type { TreehouseObject } from '@letterliaan/ui/scenes'

export interface OwnThing {
  readonly id: number
  readonly name: string
  readonly image: string
  readonly place: TreehousePlace | null
}

export const listOwnThings = (
  badges: readonly Badge[],
  placed: readonly PlacedThing[],
): readonly OwnThing[] =>
  badges
    .filter(({ is_buyable, student_has_badge }) => is_buyable && student_has_badge)
    .map(({ id, name, image }) => ({
      id,
      name,
      image,
      place: placed.find(({ badge_id }) => badge_id === id)?.place ?? null,
    }))

type PlaceNames = Readonly<Record<TreehousePlace, SpokenLine>>

const placeNames: Readonly<Record<Look, PlaceNames>> = {
  jungle: treehouseTexts.places,
  'field-camp': treehouseTexts.placesInCamp,
}

export const usePlaceNames = (): PlaceNames => placeNames[useLook()]

export const roomPlaceNames = ['shelf', 'railing', 'window', 'rug', 'wall'] as const

export const allPlaceNames = [...roomPlaceNames, 'buddy'] as const satisfies readonly TreehousePlace[]

export const nameObjectAt = (place: TreehousePlace): TreehouseObject =>
  place === 'buddy' ? 'buddy' : `place-${place}`
