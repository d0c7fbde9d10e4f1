import * as z from 'zod'
import { goalLimits } from '../limits.ts'
import { CalendarDay, Id } from './scalars.ts'

const Week = CalendarDay
const Words = z.int().min(0)
const WordsWanted = z.int().min(1).max(goalLimits.words)

const WeekSum = z.object({ week: Week, words: Words })

/** Words count once a run, right or wrong. Never shows whose they are. */
export const GroupGoal = z.object({
  week: Week,
  words_wanted: WordsWanted.nullable(),
  is_kept: z.boolean(),
  words: Words,
  is_reached: z.boolean(),
  num_practised: z.int().min(0),
  proposal: WordsWanted,
  earlier_weeks: z.array(WeekSum),
})
export type GroupGoal = z.infer<typeof GroupGoal>

/** Null removes the goal, also for the coming weeks. */
export const GroupGoalBody = z.strictObject({ words_wanted: WordsWanted.nullable(), is_kept: z.boolean() })
export type GroupGoalBody = z.infer<typeof GroupGoalBody>

/** `is_exact` false: `words` is rounded down, as with few children it would reveal another child's work. */
export const SharedGoal = z.object({
  group_id: Id,
  name: z.string(),
  words_wanted: WordsWanted,
  words: Words,
  is_exact: z.boolean(),
  is_reached: z.boolean(),
  /** Planks on the map's bridge, of ten; null (hidden) if fewer than five children practised. */
  planks: z.int().min(0).max(10).nullable(),
})
export type SharedGoal = z.infer<typeof SharedGoal>

export const ReachedGoal = z.object({ group_id: Id, name: z.string(), week: Week, words_wanted: WordsWanted })
export type ReachedGoal = z.infer<typeof ReachedGoal>

/** `best` in an earlier week (0: none); compares the child only with itself. */
export const PersonalBest = z.object({ words: Words, best: Words })
export type PersonalBest = z.infer<typeof PersonalBest>

export const StudentGoals = z.object({
  week: Week,
  goals: z.array(SharedGoal),
  to_celebrate: z.array(ReachedGoal),
  own: PersonalBest,
})
export type StudentGoals = z.infer<typeof StudentGoals>

export const CelebrateGoalBody = z.strictObject({ week: Week })
