import type { Daily } from '@letterliaan/contract'
import type { Worded } from '@letterliaan/ui/pictures'
import type { Offer } from '../offer.ts'
import { DailyPicture } from './DailyPicture.tsx'
import { titleOf } from './DailyWindow.tsx'

/** What was opened since the game was: it makes room for what else waits. Opened again it is the same, all day. */
const opened = new Set<string>()

export interface OfferedTo {
  readonly user_id: number
  /** What stands on its button, by the look. */
  readonly word: (worded: Worded) => string
}

/** The thing of this day as it waits for this user; undefined where nothing does. */
export function offerOf(
  { user_id, word }: OfferedTo,
  { day, thing }: Daily,
  onOpen: () => void,
): Offer | undefined {
  const key = `${user_id} ${day}`
  if (thing === null || opened.has(key)) return undefined
  return {
    label: word(titleOf(thing)),
    picture: <DailyPicture thing={thing} size="2rem" />,
    open() {
      opened.add(key)
      onOpen()
    },
  }
}
