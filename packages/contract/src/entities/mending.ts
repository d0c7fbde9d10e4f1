import * as z from 'zod'
import { maxSessionsAtOnce, voidReasonLimit } from '../limits.ts'
import { PracticeSession } from './insight.ts'
import { Id, UnixSeconds } from './scalars.ts'

const Count = z.int().min(0)

/** `also`: other sessions that are voided or restored together with it. */
const sessions = {
  started_at: UnixSeconds,
  also: z
    .array(UnixSeconds)
    .max(maxSessionsAtOnce - 1)
    .optional(),
}

export const SessionBody = z.strictObject(sessions)
export type SessionBody = z.infer<typeof SessionBody>

export const VoidSessionBody = z.strictObject({
  ...sessions,
  reason: z.string().trim().max(voidReasonLimit),
})

/** A session whose work does not count (ADR 80). */
export const VoidedSession = z.object({
  id: Id,
  started_at: UnixSeconds,
  ended_at: UnixSeconds,
  reason: z.string(),
  voided_at: UnixSeconds,
  voided_by: z.string(),
})
export type VoidedSession = z.infer<typeof VoidedSession>

export const StudentSession = PracticeSession.extend({
  /** Steps whose dictation or toets failed in this session. */
  failed_steps: z.array(Id),
})
export type StudentSession = z.infer<typeof StudentSession>

export const StudentSessions = z.object({
  student_id: Id,
  sessions: z.array(StudentSession),
  voided: z.array(VoidedSession),
})
export type StudentSessions = z.infer<typeof StudentSessions>

export const StudentStanding = z.object({
  seconds: Count,
  num_words: Count,
  words_remembered: Count,
  exercises_done: Count,
  steps_passed: Count,
  worlds_passed: Count,
  points: Count,
  badges: Count,
})
export type StudentStanding = z.infer<typeof StudentStanding>

export const SessionVoiding = z.object({
  started_at: UnixSeconds,
  ended_at: UnixSeconds,
  /** The number includes later answers in the same exercises. */
  num_answers: Count,
  num_later: Count,
  before: StudentStanding,
  after: StudentStanding,
  badges_lost: z.array(z.string()),
})
export type SessionVoiding = z.infer<typeof SessionVoiding>

export const SessionRestoring = z.object({
  id: Id,
  started_at: UnixSeconds,
  before: StudentStanding,
  after: StudentStanding,
  badges_back: z.array(z.string()),
})
export type SessionRestoring = z.infer<typeof SessionRestoring>

export const HistoryEntry = z.object({
  id: Id,
  at: UnixSeconds,
  by: z.string(),
  text: z.string(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const MendableWork = z.object({
  steps: z.array(
    z.object({
      id: Id,
      label: z.string(),
      phase_id: z.int().nullable(),
      is_complete: z.boolean(),
    }),
  ),
  presents: z.array(z.object({ badge_id: Id, name: z.string(), given_at: UnixSeconds })),
})
export type MendableWork = z.infer<typeof MendableWork>

export const ChildHistory = MendableWork.extend({ changes: z.array(HistoryEntry) })
export type ChildHistory = z.infer<typeof ChildHistory>
