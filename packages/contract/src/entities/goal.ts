import * as z from 'zod'
import { goalLimits } from '../limits.ts'
import { CalendarDay, Id, UnixSeconds } from './scalars.ts'

/** A week by its Monday in Amsterdam: '2026-11-16'. */
const Week = CalendarDay
const Words = z.int().min(0)
const WordsWanted = z.int().min(1).max(goalLimits.words)

/** What a group practised in a week, all together. */
const WeekSum = z.object({ week: Week, words: Words })

/**
 * How many words the children of a group want to practise together this week. Words that were practised count, right or
 * wrong, each once a run. It never tells how many of them are whose.
 */
export const GroupGoal = z.object({
  week: Week,
  /** Null: there is no goal this week. */
  words_wanted: WordsWanted.nullable(),
  /** Does it hold for the coming weeks too? */
  is_kept: z.boolean(),
  /** Who set it, and when; null where there is none. */
  set_by: z.string().nullable(),
  set_at: UnixSeconds.nullable(),
  words: Words,
  is_reached: z.boolean(),
  /** How many of its children practised this week. */
  num_practised: z.int().min(0),
  /** A goal that they can reach, as the last weeks tell. */
  proposal: WordsWanted,
  /** The weeks before in which they practised, the earliest first. */
  earlier_weeks: z.array(WeekSum),
})
export type GroupGoal = z.infer<typeof GroupGoal>

/** This week's goal as it will be; null takes it away, for the coming weeks too. */
export const GroupGoalBody = z.strictObject({ words_wanted: WordsWanted.nullable(), is_kept: z.boolean() })
export type GroupGoalBody = z.infer<typeof GroupGoalBody>

/**
 * The goal of a group that a child is in, as the child may know it. `is_exact` false: so few practised that `words` is rounded down,
 * or the child could tell what another did.
 */
export const SharedGoal = z.object({
  group_id: Id,
  name: z.string(),
  words_wanted: WordsWanted,
  words: Words,
  is_exact: z.boolean(),
  is_reached: z.boolean(),
})
export type SharedGoal = z.infer<typeof SharedGoal>

/** A goal that was reached, this week or last week, and that the child has not celebrated yet. */
export const ReachedGoal = z.object({ group_id: Id, name: z.string(), week: Week, words_wanted: WordsWanted })
export type ReachedGoal = z.infer<typeof ReachedGoal>

/** What a child practised this week, and the most that it practised in a week before (0: none): compared with itself only. */
export const PersonalBest = z.object({ words: Words, best: Words })
export type PersonalBest = z.infer<typeof PersonalBest>

/** What a child is told of this week. */
export const StudentGoals = z.object({
  week: Week,
  goals: z.array(SharedGoal),
  to_celebrate: z.array(ReachedGoal),
  own: PersonalBest,
})
export type StudentGoals = z.infer<typeof StudentGoals>

/** Which goal of a group was celebrated. */
export const CelebrateGoalBody = z.strictObject({ week: Week })
