import * as z from 'zod'
import { Confidence } from './exercise.ts'
import { Difficulty, Id, UnixSeconds } from './scalars.ts'

const Count = z.int().min(0)

/** One row of the log, as an adult reads it. */
export const SessionAnswer = z.object({
  id: Id,
  word: z.string(),
  /** Null where the answer tells no spelling: a colour, a cut. */
  written: z.string().nullable(),
  /** Made of the letters that came before a refused one: the child never wrote it so. */
  is_rebuilt: z.boolean(),
  is_right: z.boolean(),
  hints: Count,
  cheats: Count,
  time_ms: Count,
  confidence: Confidence.nullable(),
  at: UnixSeconds,
  /** Null for a word that no step teaches any more. */
  sound: z.object({ file_name: z.string(), audio_version: z.string() }).nullable(),
})
export type SessionAnswer = z.infer<typeof SessionAnswer>

/** The work of one run of an exercise. `outcome`: null if it ended in no or in another session. */
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
