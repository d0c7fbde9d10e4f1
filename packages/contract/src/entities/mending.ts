import * as z from 'zod'
import { voidReasonLimit } from '../limits.ts'
import { PracticeSession } from './insight.ts'
import { Id, UnixSeconds } from './scalars.ts'

const Count = z.int().min(0)

/** A stretch of practice by when it began. */
export const SessionBody = z.strictObject({ started_at: UnixSeconds })

export const VoidSessionBody = z.strictObject({
  started_at: UnixSeconds,
  reason: z.string().trim().max(voidReasonLimit),
})

/** A session that does not count (docs/adr/0025-a-voided-sitting.md). */
export const VoidedSession = z.object({
  id: Id,
  started_at: UnixSeconds,
  ended_at: UnixSeconds,
  /** May be empty. */
  reason: z.string(),
  voided_at: UnixSeconds,
  /** The name of who did it; empty for somebody who is no longer there. */
  voided_by: z.string(),
})
export type VoidedSession = z.infer<typeof VoidedSession>

/** When a child practised, the latest first, and what of that does not count. */
export const StudentSessions = z.object({
  student_id: Id,
  sessions: z.array(PracticeSession),
  voided: z.array(VoidedSession),
})
export type StudentSessions = z.infer<typeof StudentSessions>

/** How far a child is. */
export const StudentStanding = z.object({
  seconds: Count,
  num_words: Count,
  /** Words that the child remembers something of. */
  words_remembered: Count,
  exercises_done: Count,
  steps_passed: Count,
  worlds_passed: Count,
  points: Count,
  badges: Count,
})
export type StudentStanding = z.infer<typeof StudentStanding>

/** What voiding a session changes. */
export const SessionVoiding = z.object({
  started_at: UnixSeconds,
  ended_at: UnixSeconds,
  /** Answers of the session, and later ones that go with it: in exercises that it was at. */
  num_answers: Count,
  num_later: Count,
  before: StudentStanding,
  after: StudentStanding,
  /** The names of badges that are taken back. */
  badges_lost: z.array(z.string()),
})
export type SessionVoiding = z.infer<typeof SessionVoiding>

/** What letting a voided session count again changes. */
export const SessionRestoring = z.object({
  id: Id,
  started_at: UnixSeconds,
  before: StudentStanding,
  after: StudentStanding,
  /** The names of badges that come back. */
  badges_back: z.array(z.string()),
})
export type SessionRestoring = z.infer<typeof SessionRestoring>

/** Something that a supervisor changed for a child (MEND-2). */
export const HistoryEntry = z.object({
  id: Id,
  at: UnixSeconds,
  /** The name of who did it; empty for a command on the server, or somebody who is no longer there. */
  by: z.string(),
  /** A Dutch sentence. */
  text: z.string(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** What a supervisor may have begun again or take back: steps in which a child did something, and badges that it was given. */
export const MendableWork = z.object({
  steps: z.array(
    z.object({
      id: Id,
      label: z.string(),
      /** Null for a step of the treehouse. */
      phase_id: z.int().nullable(),
      is_complete: z.boolean(),
    }),
  ),
  /** The latest first. */
  presents: z.array(z.object({ badge_id: Id, name: z.string(), given_at: UnixSeconds })),
})
export type MendableWork = z.infer<typeof MendableWork>
