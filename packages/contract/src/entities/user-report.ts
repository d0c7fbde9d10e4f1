import * as z from 'zod'
import { reportLimits } from '../limits.ts'
import { Difficulty, Id, UnixSeconds } from './scalars.ts'

export const ReportCategory = z.enum(['bug_word', 'bug_anchor', 'bug_exercise', 'bug_other'])
export type ReportCategory = z.infer<typeof ReportCategory>

export const ReportKind = z.enum(['sound', 'word', 'picture', 'other'])
export type ReportKind = z.infer<typeof ReportKind>

/** Data that the game sends with a report, as JSON text (BUG-2). */
export const ReportData = z.object({
  sent_at: UnixSeconds,
  url: z.string(),
  console_errors: z.array(z.string()).readonly(),
  screen_resolution: z.string(),
  user_agent: z.string(),
  username: z.string(),
  world_id: Id.nullable(),
  exercise_id: Id.nullable(),
  word_index: z.int().min(0).nullable(),
  word: z.string().nullable(),
  step_id: Id.nullable(),
  difficulty: Difficulty.nullable(),
  expected_input: z.string().nullable(),
  current_input: z.string().nullable(),
})
export type ReportData = Readonly<z.infer<typeof ReportData>>

/** Accepts any object, because a broken game must be able to send a report too. */
const isJsonObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

export const UserReportBody = z.strictObject({
  category: ReportCategory,
  kind: ReportKind.nullable().default(null),
  title: z.string().trim().min(1, 'Voer een korte titel in').max(reportLimits.title),
  description: z.string().trim().min(1, 'Voer een beschrijving in').max(reportLimits.description),
  data: z.string().max(reportLimits.data).refine(isJsonObject, 'Dit is geen JSON-object.'),
})
export type UserReportBody = z.infer<typeof UserReportBody>

export const UserReport = z.object({
  id: Id,
  category: ReportCategory,
  kind: ReportKind.nullable(),
  title: z.string(),
  description: z.string(),
  is_handled: z.boolean(),
  created_at: UnixSeconds,
  user_id: Id,
  name: z.string(),
  username: z.string(),
  data: z.string(),
})
export type UserReport = z.infer<typeof UserReport>
