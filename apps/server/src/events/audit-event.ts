import {
  Activity,
  DictationMark,
  Difficulty,
  ExportBy,
  Holiday,
  HolidayRegion,
  Id,
  MixSize,
  Region,
  SoundGroup,
  StaffRole,
  UnixSeconds,
} from '@letterliaan/contract'
import * as z from 'zod'

const events = <const T extends string, F extends z.ZodRawShape>(types: readonly T[], fields: F) =>
  z.object({ type: z.literal(types), ...fields })

/** Events with this field are in the history of each of these children (MEND-2). */
const children = { student_ids: z.array(Id) }
const group = { group_id: Id }

/** Events of the audit log, stored as JSON: a new field must be optional or filled in by a migration. */
export const AuditEvent = z.discriminatedUnion('type', [
  events(['answers_exported', 'measures_exported', 'results_exported', 'sessions_exported'], {
    ...children,
    title: z.string(),
  }),
  events(['audit_log_exported'], {}),
  events(['audio_sent'], { ...children, word: z.string(), sound: z.string(), url: z.string() }),
  /** `activity`: null in events stored before it existed. */
  events(['badge_given'], {
    ...children,
    badge: z.string(),
    message: z.string().nullable(),
    sender: z.string(),
    activity: Activity.nullable(),
  }),
  /** `present`: the deleted badge, from which an undo restores it. */
  events(['badge_taken'], {
    ...children,
    badge: z.string(),
    present: z.object({ badge_id: Id, created_at: UnixSeconds, data: z.string().nullable() }).optional(),
  }),
  events(['badge_returned'], { ...children, badge: z.string(), badge_id: Id }),
  events(['book_added', 'book_changed', 'book_removed'], { title: z.string() }),
  events(['calm_profile_changed'], { ...children, changes: z.record(z.string(), z.unknown()) }),
  /** Recorded at most once an hour. */
  events(['child_viewed'], children),
  events(['date_of_birth_asked', 'date_of_birth_not_asked'], {}),
  events(['child_file_made', 'dyslexia_report_made', 'parents_report_made'], children),
  events(['child_erasure_asked', 'child_erasure_cancelled', 'child_erasure_confirmed'], children),
  events(['user_erasure_asked', 'user_erasure_cancelled', 'user_erasure_confirmed'], { about_user_id: Id }),
  events(
    ['organisation_erasure_asked', 'organisation_erasure_cancelled', 'organisation_erasure_confirmed'],
    {},
  ),
  events(['retention_terms_changed'], { inactive_months: z.number(), audit_months: z.number() }),
  events(['encouragement_sent'], { ...children, message: z.string(), sender: z.string() }),
  /** `exercise_id`: null in events stored before it existed. */
  events(['exercise_reset'], {
    ...children,
    exercise_id: Id.nullable(),
    exercise: z.string(),
    step: z.string(),
    difficulty: Difficulty,
  }),
  events(['identity_linked'], {
    identity_id: Id,
    provider_id: Id,
    origin: z.enum(['link', 'administrator', 'domain']),
  }),
  events(['identity_unlinked'], { identity_id: Id }),
  events(['identity_provider_made', 'identity_provider_changed', 'identity_provider_removed'], {
    provider_id: Id,
  }),
  events(['first_administrator'], { username: z.string() }),
  events(['group_device_allowed', 'group_device_revoked'], { ...group, device_id: Id }),
  events(['group_devices_revoked'], { ...group, num_devices: z.number() }),
  events(['group_goal_set'], { ...group, words_wanted: z.number().nullable() }),
  events(['group_made', 'group_changed', 'group_deleted', 'pairing_code_made'], group),
  events(['group_next_year', 'group_path_saved', 'group_path_undone', 'group_report_made'], {
    ...children,
    ...group,
  }),
  events(['group_students_changed'], {
    ...children,
    ...group,
    added: z.array(Id),
    removed: z.array(Id),
  }),
  events(['mix_size_chosen'], { mix_size: MixSize }),
  events(['dictation_mark_chosen'], { dictation_mark: DictationMark }),
  /** Recorded by a board, in its own log and in the school's log. */
  events(['school_made', 'school_closed', 'school_opened', 'school_changed'], { school_id: Id }),
  events(['organisation_renamed'], {}),
  events(['export_by_chosen'], { export_by: ExportBy }),
  events(['region_chosen'], { region: Region }),
  events(['new_child_profile_changed'], { new_child_profile: z.record(z.string(), z.unknown()) }),
  events(['brin_changed'], { brin: z.string().nullable() }),
  events(['home_link_made', 'home_link_withdrawn'], children),
  events(['holiday_region_chosen'], { holiday_region: HolidayRegion.nullable() }),
  events(['own_holidays_changed'], { own_holidays: z.array(Holiday) }),
  events(['instruction_made', 'instruction_changed'], { ...children, instruction_id: Id }),
  events(
    [
      'intervention_archived',
      'intervention_changed',
      'intervention_evaluated',
      'intervention_logged',
      'intervention_planned',
      'intervention_printed',
      'intervention_returned',
    ],
    { ...children, intervention_id: Id },
  ),
  events(['level_changed'], { ...children, before: z.number().nullable(), after: z.number() }),
  events(
    [
      'exchange_tokens_revoked',
      'impersonation_made',
      'impersonation_used',
      'let_in',
      'login_card_made',
      'name_changed',
      'password_made',
      'path_undone',
      'proposals_switched_off',
      'proposals_switched_on',
      'students_archived',
      'students_returned',
      'take_over_made',
      'take_over_used',
    ],
    children,
  ),
  events(['logged_in', 'login_failed'], {}),
  /** A user's changes of the own account (ORG-5). The new value is not stored. */
  events(
    [
      'own_name_changed',
      'own_email_changed',
      'own_password_changed',
      'own_logins_ended',
      'totp_set_up',
      'totp_removed',
      'recovery_codes_made',
      'recovery_code_used',
      'passkey_added',
      'passkey_removed',
      'second_factor_failed',
    ],
    {},
  ),
  events(['second_factor_demanded'], { from: UnixSeconds.nullable() }),
  events(['idle_time_chosen'], { idle_minutes: z.number() }),
  /** Contains only ids of staff, because the log is kept longer than an account. */
  events(['member_blocked', 'member_unblocked', 'member_logins_ended', 'member_second_factor_removed'], {
    member_id: Id,
  }),
  events(['member_groups_changed'], { member_id: Id, group_ids: z.array(Id) }),
  events(['member_role_changed'], { member_id: Id, role_before: StaffRole, role: StaffRole }),
  events(['invitation_accepted', 'invitation_made', 'invitation_withdrawn'], {
    invitation_id: Id,
    role: StaffRole,
  }),
  events(['measure_applied', 'measure_declined'], { ...children, measure_id: Id, keys: z.array(z.string()) }),
  events(['measures_given'], { ...children, kind: z.string(), worlds: z.array(z.number()) }),
  events(['measures_withdrawn'], { ...children, measure_ids: z.array(Id) }),
  events(['normed_moments_changed'], children),
  events(['organisation_exported', 'organisation_imported'], {}),
  events(['own_picture_added'], { alt: z.string() }),
  /** `corrected`: words whose sounds were corrected by hand. */
  events(['own_step_added', 'own_step_changed'], {
    label: z.string(),
    corrected: z.array(z.object({ word: z.string(), groups: z.array(SoundGroup) })).optional(),
  }),
  events(['own_step_archived', 'own_step_taken_back'], { label: z.string() }),
  events(
    [
      'begeleider_made',
      'beheerder_made',
      'bestuur_made',
      'password_link_made',
      'password_reset',
      'student_made',
    ],
    {},
  ),
  events(['path_given'], { ...children, group_id: Id.nullable() }),
  events(['pronunciation_removed'], { text: z.string() }),
  events(['pronunciation_saved'], { text: z.string(), sounds: z.string() }),
  events(['recording_removed', 'recording_saved'], { word: z.string(), sound: z.string() }),
  events(['text_recording_removed', 'text_recording_saved'], { text: z.string() }),
  events(['voice_pack_added', 'voice_pack_made', 'voice_pack_removed'], {
    speaker: z.string(),
    num_sounds: z.number(),
  }),
  events(['report_handled', 'report_reopened'], { report_id: Id }),
  events(['roster_imported'], {
    ...children,
    import_id: Id,
    num_added: z.number(),
    num_changed: z.number(),
    num_archived: z.number(),
  }),
  events(['roster_undone'], { ...children, import_id: Id }),
  events(['session_restored'], { ...children, started_at: UnixSeconds }),
  events(['session_voided'], { ...children, started_at: UnixSeconds, reason: z.string() }),
  events(['step_marked_repeatable', 'step_restart_undone', 'step_unmarked_repeatable'], {
    ...children,
    step_id: Id,
  }),
  /** `redo_difficulty`: the step's value before the restart, for an undo. */
  events(['step_restarted'], {
    ...children,
    step_id: Id,
    redo_difficulty: z.number().nullable().optional(),
  }),
  /** Excludes the text of the note, because the log is kept longer than the note. */
  events(
    [
      'supervisor_note_added',
      'supervisor_note_changed',
      'supervisor_note_done',
      'supervisor_note_removed',
      'supervisor_note_reopened',
    ],
    children,
  ),
  events(['today_later', 'today_reopened', 'today_seen'], { ...children, causes: z.array(z.string()) }),
  events(['week_dictation_given', 'week_dictation_withdrawn'], { ...children, ...group, dictation_id: Id }),
  events(['week_dictation_closed', 'week_dictation_opened'], { ...group, dictation_id: Id }),
  events(['week_dictation_marked'], { ...children, dictation_id: Id }),
  events(['writing_sheet_made', 'writing_sheet_marked'], { ...children, sheet_id: Id }),
  events(['word_marked', 'word_unmarked'], { word: z.string() }),
])
export type AuditEvent = z.infer<typeof AuditEvent>
