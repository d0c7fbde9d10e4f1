import * as z from 'zod'
import { StudentExercise } from './exercise.ts'
import { Test } from './test.ts'

/** An error in Dutch (RFC 9457). A 409 of an answer contains the present exercise or test (rules.md, Exercise). */
export const Problem = z.object({
  type: z.string().optional(),
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  student_exercise: StudentExercise.optional(),
  test: Test.optional(),
})
export type Problem = z.infer<typeof Problem>
