import type { DailyState } from '@letterliaan/contract'
import type { Worded } from '@letterliaan/ui/pictures'
import type { Offer } from '../offer.ts'
import type { Services } from '../services.ts'
import { DailyPicture } from './DailyPicture.tsx'
import { chooseDailyTitle } from './DailyWindow.tsx'

export interface OfferedTo extends Pick<Services, 'told'> {
  readonly user_id: number
  readonly word: (worded: Worded) => string
}

export function createDailyOffer(
  { user_id, word, told }: OfferedTo,
  { day, thing }: DailyState,
  onOpen: () => void,
): Offer | undefined {
  const key = `daily ${user_id} ${day}`
  if (thing === null || told.has(key)) return undefined
  return {
    label: word(chooseDailyTitle(thing)),
    picture: <DailyPicture thing={thing} size="2rem" />,
    open() {
      told.add(key)
      onOpen()
    },
  }
}
