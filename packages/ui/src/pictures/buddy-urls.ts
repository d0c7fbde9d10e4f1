import avatar1 from './buddies/avatar-1.svg?url&no-inline'
import blij1 from './buddies/buddy-1-blij.svg?url&no-inline'
import denkt1 from './buddies/buddy-1-denkt.svg?url&no-inline'
import juicht1 from './buddies/buddy-1-juicht.svg?url&no-inline'
import avatar2 from './buddies/avatar-2.svg?url&no-inline'
import blij2 from './buddies/buddy-2-blij.svg?url&no-inline'
import denkt2 from './buddies/buddy-2-denkt.svg?url&no-inline'
import juicht2 from './buddies/buddy-2-juicht.svg?url&no-inline'
import avatar3 from './buddies/avatar-3.svg?url&no-inline'
import blij3 from './buddies/buddy-3-blij.svg?url&no-inline'
import denkt3 from './buddies/buddy-3-denkt.svg?url&no-inline'
import juicht3 from './buddies/buddy-3-juicht.svg?url&no-inline'
import avatar4 from './buddies/avatar-4.svg?url&no-inline'
import blij4 from './buddies/buddy-4-blij.svg?url&no-inline'
import denkt4 from './buddies/buddy-4-denkt.svg?url&no-inline'
import juicht4 from './buddies/buddy-4-juicht.svg?url&no-inline'
import avatar5 from './buddies/avatar-5.svg?url&no-inline'
import blij5 from './buddies/buddy-5-blij.svg?url&no-inline'
import denkt5 from './buddies/buddy-5-denkt.svg?url&no-inline'
import juicht5 from './buddies/buddy-5-juicht.svg?url&no-inline'
import avatar6 from './buddies/avatar-6.svg?url&no-inline'
import blij6 from './buddies/buddy-6-blij.svg?url&no-inline'
import denkt6 from './buddies/buddy-6-denkt.svg?url&no-inline'
import juicht6 from './buddies/buddy-6-juicht.svg?url&no-inline'
import emblems from './buddies/emblems.svg?url&no-inline'
import type { Look } from './look.ts'

/** Ids of the specification: 1 toucan, 2 monkey, 3 sloth, 4 tree frog, 5 jaguar cub, 6 turtle. */
export const buddyIds = [1, 2, 3, 4, 5, 6] as const
export type BuddyId = (typeof buddyIds)[number]

/** 'blij' is glad and waving, 'denkt' is thinking, 'juicht' is cheering. */
export type BuddyMood = 'blij' | 'denkt' | 'juicht'

export const buddyUrls: Record<BuddyId, Record<BuddyMood, string>> = {
  1: { blij: blij1, denkt: denkt1, juicht: juicht1 },
  2: { blij: blij2, denkt: denkt2, juicht: juicht2 },
  3: { blij: blij3, denkt: denkt3, juicht: juicht3 },
  4: { blij: blij4, denkt: denkt4, juicht: juicht4 },
  5: { blij: blij5, denkt: denkt5, juicht: juicht5 },
  6: { blij: blij6, denkt: denkt6, juicht: juicht6 },
}

export const avatarUrls: Record<BuddyId, string> = {
  1: avatar1,
  2: avatar2,
  3: avatar3,
  4: avatar4,
  5: avatar5,
  6: avatar6,
}

/** Returns the picture of a buddy. In the look 10+ a buddy is an emblem, which has no mood. */
export const getBuddyUrl = (look: Look, id: BuddyId, mood: BuddyMood): string =>
  look === 'field-camp' ? `${emblems}#pin-${id}` : buddyUrls[id][mood]

export const getAvatarUrl = (look: Look, id: BuddyId): string =>
  look === 'field-camp' ? `${emblems}#round-${id}` : avatarUrls[id]

/** Returns a valid id, which is 1 for an unknown buddy_id (RUL-6). */
export function toBuddyId(id: number | null | undefined): BuddyId {
  return id !== null && id !== undefined && id in buddyUrls ? (id as BuddyId) : 1
}
