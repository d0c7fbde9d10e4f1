import * as z from 'zod'
import { ExerciseCategory } from './exercise.ts'
import { TemplateName } from './template-name.ts'

const count = z.int().min(1)

/**
 * When a badge is earned: data that a rule reads from what the student has done so far (rules.md, Points, badges,
 * diamonds). Every kind is one fact and one number; a badge asks for one of them.
 */
export const BadgeCondition = z.discriminatedUnion('type', [
  /** Bought in the shop with points; earned in no other way. */
  z.strictObject({ type: z.literal('bought') }),
  /** Exercises with status 2, each exercise and difficulty once; of one kind or template where that is named. */
  z.strictObject({
    type: z.literal('exercises_done'),
    count,
    category: ExerciseCategory.optional(),
    template: TemplateName.optional(),
  }),
  /** The same, at three stars. */
  z.strictObject({ type: z.literal('exercises_done_at_3_stars'), count }),
  /** Completed exercises in which no hint was used and no word was uncovered, each exercise and difficulty once. */
  z.strictObject({ type: z.literal('exercises_without_help'), count }),
  /** Dictations (OefenDictee or StapDictee) with a score of 100, each exercise and difficulty once. */
  z.strictObject({ type: z.literal('dictations_faultless'), count }),
  /** Different words answered right. */
  z.strictObject({ type: z.literal('words_right'), count }),
  /** Words answered right after they had gone wrong at least `errors` times. */
  z.strictObject({ type: z.literal('words_recovered'), errors: count, count }),
  /** Steps that were passed, not those that a supervisor let the student skip. */
  z.strictObject({ type: z.literal('steps_passed'), count }),
  z.strictObject({ type: z.literal('steps_passed_at_3_stars'), count }),
  /** Every step of the world has status 4 or 5. */
  z.strictObject({ type: z.literal('world_passed'), world: z.int().min(1).max(4) }),
  /** End rewards collected. */
  z.strictObject({ type: z.literal('diamonds'), count }),
  /** Calendar weeks (Monday to Sunday) with a completed exercise on at least `days` different days. */
  z.strictObject({ type: z.literal('practice_weeks'), days: z.int().min(1).max(7), count }),
  /** Repetitions of a step that are done. */
  z.strictObject({ type: z.literal('repetitions_done'), count }),
  z.strictObject({ type: z.literal('tests_passed'), count }),
  /** First visit of a place. */
  z.strictObject({ type: z.literal('place_visited'), place: z.enum(['treehouse', 'end_cave']) }),
  /** Books that stand on the shelf, each title once. */
  z.strictObject({ type: z.literal('books_read'), count }),
  /** Notes that stand in the logbook, each text once. */
  z.strictObject({ type: z.literal('notes_written'), count }),
])
export type BadgeCondition = z.infer<typeof BadgeCondition>
