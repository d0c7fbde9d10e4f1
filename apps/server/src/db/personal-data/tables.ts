import { reportDays } from '@letterliaan/contract/limits'
import { daySeconds } from '@letterliaan/rules/calendar'
import { accountTables } from './account-tables.ts'
import {
  type Descriptions,
  ownedByChild,
  ownedByGroup,
  ownedByOrganisation,
  ownedBySupervisor,
  ownedByUser,
} from './description.ts'

export const deviceTtlSeconds = 400 * daySeconds

export const locationActivityType = 'exercise_progress'

/** Describes every table, in deletion order: rows come before those they refer to. */
export const tables = {
  answer: {
    ...ownedByChild,
    kind: 'log',
    isWork: true,
    derived: ['error_class'],
    inExport: 'Antwoorden',
  },
  run: {
    ...ownedByChild,
    kind: 'log',
    key: ['exercise_id', 'difficulty', 'number'],
    derived: ['status', 'percentage_score', 'completed_at'],
    inExport: 'Keren dat een oefening werd gedaan',
  },
  activity: {
    ...ownedByChild,
    kind: 'log',
    kept: [
      // A child's place in the game is used only during a lesson.
      {
        seconds: 7 * daySeconds,
        since: ['created_at'],
        only: { column: 'type', is: [locationActivityType] },
      },
    ],
    inExport: 'Gebeurtenissen in het spel',
  },
  point: { ...ownedByChild, kind: 'ledger', derived: 'rows', inExport: 'Punten' },
  voided_session: {
    ...ownedByChild,
    kind: 'laid_aside',
    isWork: true,
    people: ['voided_by', 'undone_by'],
    inExport: 'Oefenmomenten die niet meetellen',
  },
  student_exercise: {
    ...ownedByChild,
    kind: 'derived',
    isWork: true,
    key: ['student_id', 'exercise_id', 'difficulty'],
    derived: 'rows',
    inExport: 'Stand van de oefeningen',
  },
  pending_run: {
    ...ownedByChild,
    kind: 'passing',
    key: ['student_id', 'exercise_id', 'difficulty', 'run'],
    moves: true,
    inExport: null,
    because: 'marks answers that are not folded into the four tables below; an export folds what can be read',
  },
  word_memory: {
    ...ownedByChild,
    kind: 'derived',
    key: ['student_id', 'word_id'],
    derived: 'rows',
    inExport: 'Wat het kind van woorden onthoudt',
  },
  skill: {
    ...ownedByChild,
    kind: 'derived',
    key: ['student_id', 'category'],
    derived: 'rows',
    inExport: 'Hoe goed het kind een soort woorden spelt',
  },
  skill_week: {
    ...ownedByChild,
    kind: 'derived',
    key: ['student_id', 'category', 'week'],
    derived: 'rows',
    inExport: 'Hoe goed het kind een soort woorden spelde, per week',
  },
  mastery: {
    ...ownedByChild,
    kind: 'derived',
    key: ['step_id'],
    derived: 'rows',
    inExport: 'Welke stappen het kind beheerst',
  },
  student_badge: {
    ...ownedByChild,
    kind: 'derived',
    key: ['student_id', 'badge_id'],
    derived: 'rows',
    inExport: 'Badges en de boomhut',
  },
  note: { ...ownedByChild, kind: 'written', isWork: true, inExport: 'Logboek van het kind' },
  book: {
    ...ownedByChild,
    kind: 'written',
    isWork: true,
    inExport: 'Boeken die het kind zelf toevoegde',
  },
  book_read: { ...ownedByChild, kind: 'written', isWork: true, inExport: 'Gelezen boeken' },
  user_report: {
    ...ownedByUser,
    kind: 'written',
    isWork: true,
    kept: [{ seconds: reportDays * daySeconds, since: ['created_at'] }],
    inExport: 'Meldingen van ‘Fout gevonden?’',
  },

  audit_student: {
    ...ownedByChild,
    kind: 'record',
    key: ['student_id', 'audit_id'],
    inExport: 'Wat begeleiders deden',
  },
  supervisor_note: {
    ...ownedByChild,
    kind: 'written',
    people: ['user_id'],
    inExport: 'Notities van begeleiders',
  },
  intervention_student: {
    ...ownedByChild,
    kind: 'written',
    key: ['intervention_id', 'student_id'],
    inExport: 'Interventies waaraan het kind meedeed',
  },
  normed_moment: {
    ...ownedByChild,
    kind: 'written',
    key: ['student_id', 'nr'],
    people: ['written_by'],
    inExport: 'Scores op toetsen met normen',
  },
  today_mark: {
    ...ownedByChild,
    kind: 'passing',
    moves: true,
    key: ['student_id', 'cause'],
    people: ['marked_by'],
    kept: [{ seconds: 0, since: ['until'] }],
    inExport: null,
    because: 'gone in weeks, and told of what other tables hold',
  },
  path: {
    ...ownedByChild,
    kind: 'prepared',
    people: ['updated_by'],
    inExport: 'Het pad',
  },
  group_goal_celebrated: {
    ...ownedByChild,
    kind: 'record',
    key: ['student_id', 'group_id', 'week'],
    inExport: 'Gevierde weekdoelen',
  },
  group_membership: {
    ...ownedByChild,
    kind: 'prepared',
    key: ['group_id', 'student_id', 'since'],
    inExport: 'Groepen waarin het kind zat',
  },
  group_student: {
    ...ownedByChild,
    kind: 'prepared',
    key: ['group_id', 'student_id'],
    inExport: 'Groepen waarin het kind zit',
  },
  week_dictation_mark: {
    ...ownedByChild,
    kind: 'record',
    key: ['dictation_id', 'student_id', 'word_id'],
    people: ['marked_by'],
    inExport: 'Weekdictees die zijn nagekeken',
  },
  writing_sheet: {
    ...ownedByChild,
    kind: 'record',
    people: ['made_by', 'marked_by'],
    inExport: 'Overschrijfbladen',
  },
  step: {
    ...ownedByChild,
    kind: 'prepared',
    derived: [
      'status',
      'is_complete',
      'is_current',
      'can_start_test',
      'highest_difficulty_completed',
      'test_complete',
      'test_failed',
    ],
    inExport: 'Stappen',
  },
  measure: { ...ownedByChild, kind: 'prepared', people: ['made_by'], inExport: 'Metingen' },

  ...accountTables,

  weekly_mail: { ...ownedBySupervisor, kind: 'prepared', key: ['user_id'] },
  group_supervisor: { ...ownedBySupervisor, kind: 'prepared', key: ['group_id', 'user_id'] },
  roster_import: {
    ...ownedBySupervisor,
    kind: 'passing',
    // GRP-6
    kept: [{ seconds: 2 * daySeconds, since: ['created_at'] }],
  },

  group_goal: { ...ownedByGroup, kind: 'prepared', key: ['group_id', 'week'], people: ['set_by'] },
  group_device: {
    ...ownedByGroup,
    kind: 'account',
    people: ['allowed_by'],
    kept: [{ seconds: deviceTtlSeconds, since: ['used_at', 'created_at'] }],
  },
  pairing_code: {
    ...ownedByGroup,
    kind: 'account',
    key: ['group_id'],
    people: ['made_by'],
    kept: [{ seconds: 0, since: ['expires_at'] }],
  },
  invitation: {
    ...ownedByOrganisation,
    kind: 'account',
    people: ['made_by', 'used_by'],
    // During this term an expired link still shows its reason.
    kept: [{ seconds: 30 * daySeconds, since: ['expires_at'] }],
  },
  identity_provider: { ...ownedByOrganisation, kind: 'account' },
  instruction: { ...ownedByOrganisation, kind: 'prepared', people: ['made_by', 'seen_by'] },
  intervention: { ...ownedByOrganisation, kind: 'prepared', people: ['made_by'] },
  week_dictation: { ...ownedByOrganisation, kind: 'prepared', people: ['made_by'] },
  group: { ...ownedByOrganisation, kind: 'prepared' },
  own_step: { ...ownedByOrganisation, kind: 'content' },
  own_picture: { ...ownedByOrganisation, kind: 'content', people: ['user_id'] },
  word_cut: { ...ownedByOrganisation, kind: 'content', key: ['organisation_id', 'word'] },
  pronunciation: {
    ...ownedByOrganisation,
    kind: 'content',
    key: ['organisation_id', 'type', 'file_name'],
    people: ['user_id'],
  },
  recording: {
    ...ownedByOrganisation,
    kind: 'content',
    key: ['organisation_id', 'type', 'file_name'],
    people: ['user_id'],
  },
  voice_pack: {
    ...ownedByOrganisation,
    kind: 'content',
    key: ['organisation_id', 'content_hash'],
    people: ['user_id'],
  },
  stored_file: {
    ...ownedByOrganisation,
    kind: 'content',
    key: ['organisation_id', 'kind', 'name'],
    // An archive contains the files themselves.
    moves: false,
  },
  word_mark: { ...ownedByOrganisation, kind: 'content', people: ['user_id'] },
  audit_seal: {
    ...ownedByOrganisation,
    kind: 'record',
    key: ['organisation_id', 'number'],
    // Seals chain rows by their ids in this installation, so the rows can't be moved.
    moves: false,
  },
  audit: {
    ...ownedByOrganisation,
    kind: 'record',
    people: ['user_id'],
    kept: { monthsOf: 'audit_months', since: 'created_at' },
  },
  curriculum_step: { ...ownedByOrganisation, isShared: true, kind: 'content' },
  word: { ...ownedByOrganisation, isShared: true, kind: 'content' },
  organisation: {
    owner: 'organisation',
    by: 'id',
    to: 'organisation',
    isShared: true,
    kind: 'account',
    moves: true,
  },

  // Ids without names. They are kept so that a backup can't bring the people back (ADR 47).
  erasure: {
    owner: 'installation',
    kind: 'record',
    people: ['asked_by', 'confirmed_by', 'cancelled_by'],
  },
  badge: { owner: 'installation', isShared: true, kind: 'content' },
  setting: { owner: 'installation', isShared: true, kind: 'setting', key: ['name'] },
  attempt: {
    owner: 'nobody',
    isShared: true,
    kind: 'passing',
    key: ['key'],
    kept: [{ seconds: 0, since: ['expire'], unit: 'ms' }],
  },
  used_assertion: {
    owner: 'nobody',
    isShared: true,
    kind: 'passing',
    key: ['hash'],
    kept: [{ seconds: 0, since: ['expires_at'] }],
  },
  familiar_network: {
    owner: 'nobody',
    isShared: true,
    kind: 'passing',
    key: ['key'],
    // Longer than the summer holidays.
    kept: [{ seconds: 90 * daySeconds, since: ['seen_at'] }],
  },
} as const satisfies Descriptions
