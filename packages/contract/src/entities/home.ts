import * as z from 'zod'
import { homeLimits, homeLinkWeeks } from '../limits.ts'
import { CalendarDay, Id, UnixSeconds } from './scalars.ts'

/** The page is about the time from `since` to the day on which it is opened. */
export const HomeLinkBody = z.strictObject({
  weeks: z.literal(homeLinkWeeks).default(4),
  since: UnixSeconds.max(253_402_300_799),
})
export type HomeLinkBody = z.infer<typeof HomeLinkBody>

/** A valid link to the home page (DOE-9). Nothing is stored about the people who open it. */
export const HomeLink = z.object({
  id: Id,
  created_at: UnixSeconds,
  expires_at: UnixSeconds,
  num_openings: z.int().min(0),
  last_opened_on: CalendarDay.nullable(),
})
export type HomeLink = z.infer<typeof HomeLink>

/** Only this response contains the address, because the part after its `#` is secret and not stored. */
export const MadeHomeLink = HomeLink.extend({
  address: z.string(),
  first_name: z.string(),
  /** True if only the server itself can open the address, so that a phone can't. */
  is_local: z.boolean(),
})
export type MadeHomeLink = z.infer<typeof MadeHomeLink>

export const HomePageBody = z.strictObject({ token: z.string().min(1).max(homeLimits.token) })
export type HomePageBody = z.infer<typeof HomePageBody>

/** Today's estimate and interval: how many of ten new words are right at the first attempt. */
const Tenths = z.int().min(0).max(10)
const HomeCategory = z.object({ name: z.string(), tenths: Tenths, least: Tenths, most: Tenths })

/** `sound`: address for `<audio>`, valid until it expires; null if the word has no sound. */
const HomeWord = z.object({ word: z.string(), sound: z.string().nullable() })

/** The statements of the parents' report as data, which the page shows in the reader's language. */
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
  /** The kinds of words that have certainly improved, or all together; null if that is unknown. */
  growth: z.object({ names: z.array(z.string()) }).nullable(),
  practised: z.array(HomeCategory),
  /** True if the `practised` kinds are certainly hard. */
  is_hard: z.boolean(),
  has_too_little: z.boolean(),
  /** As in `StudentInsight`. */
  num_unread_runs: z.int(),
  rule: z.string().nullable(),
  words: z.array(HomeWord),
})
export type HomePage = z.infer<typeof HomePage>
