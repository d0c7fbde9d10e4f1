import * as z from 'zod'
import { ExerciseCategory } from './exercise.ts'
import { TemplateName } from './template-name.ts'

const count = z.int().min(1)

/** Each kind has one fact and one number (rules.md, Points, badges, diamonds). */
export const BadgeCondition = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bought') }),
  z.strictObject({
    type: z.literal('exercises_done'),
    count,
    category: ExerciseCategory.optional(),
    template: TemplateName.optional(),
  }),
  z.strictObject({ type: z.literal('exercises_done_at_3_stars'), count }),
  /** Counts once per exercise and difficulty, without a hint or an uncovered word. */
  z.strictObject({ type: z.literal('exercises_without_help'), count }),
  /** Counts an OefenDictee or StapDictee with a score of 100 once per exercise and difficulty. */
  z.strictObject({ type: z.literal('dictations_faultless'), count }),
  z.strictObject({ type: z.literal('words_right'), count }),
  /** Counts words answered right after at least `errors` mistakes. */
  z.strictObject({ type: z.literal('words_recovered'), errors: count, count }),
  /** Excludes steps that a supervisor waived. */
  z.strictObject({ type: z.literal('steps_passed'), count }),
  z.strictObject({ type: z.literal('steps_passed_at_3_stars'), count }),
  /** Every step has status 4 or 5. */
  z.strictObject({ type: z.literal('world_passed'), world: z.int().min(1).max(4) }),
  z.strictObject({ type: z.literal('diamonds'), count }),
  /** Counts weeks (Monday to Sunday) with a completed exercise on at least `days` days. */
  z.strictObject({ type: z.literal('practice_weeks'), days: z.int().min(1).max(7), count }),
  z.strictObject({ type: z.literal('repetitions_done'), count }),
  z.strictObject({ type: z.literal('tests_passed'), count }),
  z.strictObject({ type: z.literal('place_visited'), place: z.enum(['treehouse', 'end_cave']) }),
  z.strictObject({ type: z.literal('books_read'), count }),
  z.strictObject({ type: z.literal('notes_written'), count }),
])
export type BadgeCondition = z.infer<typeof BadgeCondition>
