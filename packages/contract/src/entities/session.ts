import * as z from 'zod'
import { Confidence } from './exercise.ts'
import { Difficulty, Id, UnixSeconds } from './scalars.ts'

const Count = z.int().min(0)

export const SessionAnswer = z.object({
  id: Id,
  word: z.string(),
  /** Null if the answer has no spelling, such as a colour or a division. */
  written: z.string().nullable(),
  /** True if it was reconstructed from the letters before a refused one, so that the child never wrote it. */
  is_rebuilt: z.boolean(),
  is_right: z.boolean(),
  hints: Count,
  cheats: Count,
  time_ms: Count,
  confidence: Confidence.nullable(),
  at: UnixSeconds,
  /** Null if no step teaches the word any more. */
  sound: z.object({ file_name: z.string(), audio_version: z.string() }).nullable(),
})
export type SessionAnswer = z.infer<typeof SessionAnswer>

/** The work of one run of an exercise. `outcome`: null if the run ended in another session or never, or can't be failed. */
export const SessionPart = z.object({
  step_id: Id,
  label: z.string(),
  exercise: z.string(),
  difficulty: Difficulty,
  kind: z.enum(['lesson', 'repetition', 'measure']),
  is_dictation: z.boolean(),
  outcome: z.enum(['passed', 'failed']).nullable(),
  answers: z.array(SessionAnswer),
})
export type SessionPart = z.infer<typeof SessionPart>

export const SessionWork = z.object({ student_id: Id, started_at: UnixSeconds, parts: z.array(SessionPart) })
export type SessionWork = z.infer<typeof SessionWork>
