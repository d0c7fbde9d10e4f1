import * as z from 'zod'
import { homeLimits, homeWeeks } from '../limits.ts'
import { CalendarDay, Id, UnixSeconds } from './scalars.ts'

/** The page covers the time from `since` to the day on which it is opened. */
export const HomeLinkBody = z.strictObject({
  weeks: z.literal(homeWeeks).default(4),
  since: UnixSeconds.max(253_402_300_799),
})
export type HomeLinkBody = z.infer<typeof HomeLinkBody>

/** A link to the page for home that works now (DOE-9). Nothing is kept of who opened it. */
export const HomeLink = z.object({
  id: Id,
  created_at: UnixSeconds,
  expires_at: UnixSeconds,
  num_openings: z.int().min(0),
  last_opened_on: CalendarDay.nullable(),
})
export type HomeLink = z.infer<typeof HomeLink>

/** The address is told this once: what stands behind its `#` is secret and is stored nowhere. */
export const MadeHomeLink = HomeLink.extend({
  address: z.string(),
  first_name: z.string(),
  /** Only the server itself can open it; no phone can. */
  is_local: z.boolean(),
})
export type MadeHomeLink = z.infer<typeof MadeHomeLink>

export const HomePageBody = z.strictObject({ token: z.string().min(1).max(homeLimits.token) })
export type HomePageBody = z.infer<typeof HomePageBody>

/** A kind of words, by its Dutch name; of how many in ten new words the first attempt is right, as it is estimated today, and how sure that is. */
const Tenths = z.int().min(0).max(10)
const HomeCategory = z.object({ name: z.string(), tenths: Tenths, least: Tenths, most: Tenths })

/** `sound`: for `<audio>`, until it expires; null for a word that can't be heard. */
const HomeWord = z.object({ word: z.string(), sound: z.string().nullable() })

/** The statements of the parents' report as data; the page says them in the reader's language. */
export const HomePage = z.object({
  first_name: z.string(),
  since: UnixSeconds,
  made_at: UnixSeconds,
  expires_at: UnixSeconds,
  practice: z.object({
    num_sessions: z.int(),
    seconds: z.int(),
    words: z.int(),
    right: z.int(),
  }),
  good: z.array(HomeCategory),
  /** The kinds of words that surely improved, or all together; null if that can't be said. */
  growth: z.object({ names: z.array(z.string()) }).nullable(),
  practised: z.array(HomeCategory),
  /** Are `practised` surely hard? */
  is_hard: z.boolean(),
  /** Is there too little to tell of any kind of words? */
  has_too_little: z.boolean(),
  /** The Dutch rule that the child learns now. */
  rule: z.string().nullable(),
  words: z.array(HomeWord),
})
export type HomePage = z.infer<typeof HomePage>
