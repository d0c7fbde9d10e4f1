import type { Daily } from '@letterliaan/contract'
import type { Offer } from '../offer.ts'
import { DailyPicture } from './DailyPicture.tsx'
import { titleOf } from './DailyWindow.tsx'

/** What was opened since the game was: it makes room for what else waits. Opened again it is the same, all day. */
const opened = new Set<string>()

/** The thing of this day as it waits for this user; undefined where nothing does. */
export function offerOf(user_id: number, { day, thing }: Daily, onOpen: () => void): Offer | undefined {
  const key = `${user_id} ${day}`
  if (thing === null || opened.has(key)) return undefined
  return {
    label: titleOf(thing),
    picture: <DailyPicture thing={thing} size="2rem" />,
    open() {
      opened.add(key)
      onOpen()
    },
  }
}
