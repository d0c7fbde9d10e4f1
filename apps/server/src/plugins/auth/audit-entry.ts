import type { Transaction } from '../../db/database.ts'
import type { UserCaller } from './caller.ts'

/**
 * What is done to children. Each has a sentence in their history (operations/mending/sentences.ts), which does not compile
 * without it.
 */
export type StudentAction =
  | 'answers_exported'
  | 'audio_sent'
  | 'badge_given'
  | 'badge_taken'
  | 'calm_profile_changed'
  | 'dyslexia_report_made'
  | 'encouragement_sent'
  | 'exchange_tokens_revoked'
  | 'exercise_reset'
  | 'group_next_year'
  | 'group_path_saved'
  | 'group_path_undone'
  | 'group_report_made'
  | 'group_students_changed'
  | 'impersonation_made'
  | 'impersonation_used'
  | 'let_in'
  | 'level_changed'
  | 'login_card_made'
  | 'measure_applied'
  | 'measure_declined'
  | 'measures_exported'
  | 'measures_given'
  | 'measures_withdrawn'
  | 'name_changed'
  | 'parents_report_made'
  | 'password_made'
  | 'path_given'
  | 'path_undone'
  | 'proposals_switched_off'
  | 'proposals_switched_on'
  | 'results_exported'
  | 'roster_imported'
  | 'roster_undone'
  | 'session_restored'
  | 'session_voided'
  | 'sessions_exported'
  | 'step_marked_repeatable'
  | 'step_restarted'
  | 'step_unmarked_repeatable'
  | 'students_archived'
  | 'students_returned'
  | 'supervisor_note_added'
  | 'supervisor_note_changed'
  | 'supervisor_note_done'
  | 'supervisor_note_removed'
  | 'supervisor_note_reopened'
  | 'take_over_made'
  | 'take_over_used'

/** Something that was done to these children: it is in the history of each (MEND-2). */
export interface StudentAuditEntry {
  readonly action: StudentAction
  readonly detail: string
  readonly student_ids: readonly number[]
}

/** Something that a person of the organisation did, for whoever asks later. */
export type AuditEntry =
  | StudentAuditEntry
  | { readonly action: string; readonly detail: string; readonly student_ids?: undefined }

/** Writes into the audit log who did something. `now` in unix seconds. */
export type WriteAudit = (
  transaction: Transaction,
  caller: Pick<UserCaller, 'organisation_id' | 'user_id'>,
  entry: AuditEntry,
  now: number,
) => Promise<void>
