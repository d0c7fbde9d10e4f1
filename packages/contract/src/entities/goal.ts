import * as z from 'zod'
import { goalLimits } from '../limits.ts'
import { CalendarDay, Id } from './scalars.ts'

const Week = CalendarDay
const Words = z.int().min(0)
const WordsWanted = z.int().min(1).max(goalLimits.words)

const WeekSum = z.object({ week: Week, words: Words })

/** A goal for all children of a group together. Words count once per run, right or wrong. */
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

/** If null, removes the goal, also for the coming weeks. */
export const GroupGoalBody = z.strictObject({ words_wanted: WordsWanted.nullable(), is_kept: z.boolean() })
export type GroupGoalBody = z.infer<typeof GroupGoalBody>

/** `is_exact` false: `words` is rounded down, because few children's exact number would reveal a child's work. */
export const SharedGoal = z.object({
  group_id: Id,
  name: z.string(),
  words_wanted: WordsWanted,
  words: Words,
  is_exact: z.boolean(),
  is_reached: z.boolean(),
  /** Number of planks (of ten) of the map's bridge. Null (hidden) if fewer than five children practised. */
  planks: z.int().min(0).max(10).nullable(),
})
export type SharedGoal = z.infer<typeof SharedGoal>

export const ReachedGoal = z.object({ group_id: Id, name: z.string(), week: Week, words_wanted: WordsWanted })
export type ReachedGoal = z.infer<typeof ReachedGoal>

/** `best` is the most words in an earlier week (0: none). It compares the child only with itself. */
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
