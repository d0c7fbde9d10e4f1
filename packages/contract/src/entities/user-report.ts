import * as z from 'zod'
import { reportLimits } from '../limits.ts'
import { Difficulty, Id, UnixSeconds } from './scalars.ts'

/** What is wrong: a word, its anchor, the exercise, or something else (BUG-1). */
export const ReportCategory = z.enum(['bug_word', 'bug_anchor', 'bug_exercise', 'bug_other'])
export type ReportCategory = z.infer<typeof ReportCategory>

/** What a child pointed at in the form: what it hears, reads or sees, or something else. */
export const ReportKind = z.enum(['sound', 'word', 'picture', 'other'])
export type ReportKind = z.infer<typeof ReportKind>

/** What the game sends along with a report, as JSON text (BUG-2); null if there is nothing. */
export const ReportData = z.object({
  sent_at: UnixSeconds,
  url: z.string(),
  /** The last five errors of the console, the latest last. */
  console_errors: z.array(z.string()).readonly(),
  /** '1366x768' */
  screen_resolution: z.string(),
  user_agent: z.string(),
  username: z.string(),
  world_id: Id.nullable(),
  exercise_id: Id.nullable(),
  /** Counted from 0. */
  word_index: z.int().min(0).nullable(),
  word: z.string().nullable(),
  step_id: Id.nullable(),
  difficulty: Difficulty.nullable(),
  expected_input: z.string().nullable(),
  current_input: z.string().nullable(),
})
export type ReportData = Readonly<z.infer<typeof ReportData>>

/** A report of a broken game must come through too: any object will do. */
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
  /** Null where nothing was pointed at. */
  kind: ReportKind.nullable().default(null),
  title: z.string().trim().min(1, 'Voer een korte titel in').max(reportLimits.title),
  description: z.string().trim().min(1, 'Voer een beschrijving in').max(reportLimits.description),
  /** ReportData as JSON text. */
  data: z.string().max(reportLimits.data).refine(isJsonObject, 'Dit is geen JSON-object.'),
})
export type UserReportBody = z.infer<typeof UserReportBody>

/** A report in the list of the organisation's supervisors: all but its data, which may be long. */
export const UserReportSummary = z.object({
  id: Id,
  category: ReportCategory,
  kind: ReportKind.nullable(),
  title: z.string(),
  description: z.string(),
  is_handled: z.boolean(),
  created_at: UnixSeconds,
  user_id: Id,
  /** The name and the username of who reported it. */
  name: z.string(),
  username: z.string(),
})
export type UserReportSummary = z.infer<typeof UserReportSummary>

/** A report as it is kept; `data` as it was sent. */
export const UserReport = UserReportSummary.extend({ data: z.string() })
export type UserReport = z.infer<typeof UserReport>
