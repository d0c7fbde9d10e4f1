import { reportDays } from '@letterliaan/contract/limits'
import { daySeconds } from '@letterliaan/rules/calendar'
import { accountTables } from './account-tables.ts'
import type { Descriptions } from './description.ts'
import { ofChild, ofGroup, ofOrganisation, ofSupervisor, ofUser } from './owners.ts'

export const deviceTtlSeconds = 400 * daySeconds

export const locationActivityType = 'exercise_progress'

/** In deletion order: a row comes before those it refers to. Undo, forgetting, mending and rebuild read it. */
export const tables = {
  answer: {
    ...ofChild,
    kind: 'log',
    isWork: true,
    derived: ['error_class'],
    kept: null,
    inExport: 'Antwoorden',
  },
  run: {
    ...ofChild,
    kind: 'log',
    key: ['exercise_id', 'difficulty', 'number'],
    derived: ['status', 'percentage_score', 'completed_at'],
    kept: null,
    inExport: 'Keren dat een oefening werd gedaan',
  },
  activity: {
    ...ofChild,
    kind: 'log',
    kept: [
      // Where a child is serves a lesson, not a year.
      {
        seconds: 7 * daySeconds,
        since: ['created_at'],
        only: { column: 'type', is: [locationActivityType] },
      },
    ],
    inExport: 'Gebeurtenissen in het spel',
  },
  point: { ...ofChild, kind: 'ledger', derived: 'rows', kept: null, inExport: 'Punten' },
  voided_session: {
    ...ofChild,
    kind: 'laid_aside',
    isWork: true,
    people: ['voided_by', 'undone_by'],
    kept: null,
    inExport: 'Oefenmomenten die niet meetellen',
  },
  student_exercise: {
    ...ofChild,
    kind: 'derived',
    isWork: true,
    key: ['student_id', 'exercise_id', 'difficulty'],
    derived: 'rows',
    kept: null,
    inExport: 'Stand van de oefeningen',
  },
  word_memory: {
    ...ofChild,
    kind: 'derived',
    key: ['student_id', 'word_id'],
    derived: 'rows',
    kept: null,
    inExport: 'Wat het kind van woorden onthoudt',
  },
  skill: {
    ...ofChild,
    kind: 'derived',
    key: ['student_id', 'category'],
    derived: 'rows',
    kept: null,
    inExport: 'Hoe goed het kind een soort woorden spelt',
  },
  skill_week: {
    ...ofChild,
    kind: 'derived',
    key: ['student_id', 'category', 'week'],
    derived: 'rows',
    kept: null,
    inExport: 'Hoe goed het kind een soort woorden spelde, per week',
  },
  mastery: {
    ...ofChild,
    kind: 'derived',
    key: ['step_id'],
    derived: 'rows',
    kept: null,
    inExport: 'Welke stappen het kind beheerst',
  },
  student_badge: {
    ...ofChild,
    kind: 'derived',
    key: ['student_id', 'badge_id'],
    derived: 'rows',
    kept: null,
    inExport: 'Badges en de boomhut',
  },
  note: { ...ofChild, kind: 'written', isWork: true, kept: null, inExport: 'Logboek van het kind' },
  book: {
    ...ofChild,
    kind: 'written',
    isWork: true,
    kept: null,
    inExport: 'Boeken die het kind zelf toevoegde',
  },
  book_read: { ...ofChild, kind: 'written', isWork: true, kept: null, inExport: 'Gelezen boeken' },
  user_report: {
    ...ofUser,
    kind: 'written',
    isWork: true,
    kept: [{ seconds: reportDays * daySeconds, since: ['created_at'] }],
    inExport: 'Meldingen van ‘Fout gevonden?’',
  },

  audit_student: {
    ...ofChild,
    kind: 'record',
    key: ['student_id', 'audit_id'],
    kept: null,
    inExport: 'Wat begeleiders deden',
  },
  supervisor_note: {
    ...ofChild,
    kind: 'written',
    people: ['user_id'],
    kept: null,
    inExport: 'Notities van begeleiders',
  },
  intervention_student: {
    ...ofChild,
    kind: 'written',
    key: ['intervention_id', 'student_id'],
    kept: null,
    inExport: 'Interventies waaraan het kind meedeed',
  },
  normed_moment: {
    ...ofChild,
    kind: 'written',
    key: ['student_id', 'nr'],
    people: ['written_by'],
    kept: null,
    inExport: 'Scores op toetsen met normen',
  },
  today_mark: {
    ...ofChild,
    kind: 'passing',
    moves: true,
    key: ['student_id', 'cause'],
    people: ['marked_by'],
    kept: [{ seconds: 0, since: ['until'] }],
    inExport: null,
    because: 'gone in weeks, and told of what other tables hold',
  },
  path: {
    ...ofChild,
    kind: 'prepared',
    people: ['updated_by'],
    kept: null,
    inExport: 'Het pad',
  },
  group_goal_celebrated: {
    ...ofChild,
    kind: 'record',
    key: ['student_id', 'group_id', 'week'],
    kept: null,
    inExport: 'Gevierde weekdoelen',
  },
  group_membership: {
    ...ofChild,
    kind: 'prepared',
    key: ['group_id', 'student_id', 'since'],
    kept: null,
    inExport: 'Groepen waarin het kind zat',
  },
  group_student: {
    ...ofChild,
    kind: 'prepared',
    key: ['group_id', 'student_id'],
    kept: null,
    inExport: 'Groepen waarin het kind zit',
  },
  week_dictation_mark: {
    ...ofChild,
    kind: 'record',
    key: ['dictation_id', 'student_id', 'word_id'],
    people: ['marked_by'],
    kept: null,
    inExport: 'Weekdictees die zijn nagekeken',
  },
  step: {
    ...ofChild,
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
    kept: null,
    inExport: 'Stappen',
  },
  measure: { ...ofChild, kind: 'prepared', people: ['made_by'], kept: null, inExport: 'Metingen' },

  ...accountTables,

  weekly_mail: { ...ofSupervisor, kind: 'prepared', key: ['user_id'], kept: null },
  group_supervisor: { ...ofSupervisor, kind: 'prepared', key: ['group_id', 'user_id'], kept: null },
  roster_import: {
    ...ofSupervisor,
    kind: 'passing',
    // GRP-6
    kept: [{ seconds: 2 * daySeconds, since: ['created_at'] }],
  },

  group_goal: { ...ofGroup, kind: 'prepared', key: ['group_id', 'week'], people: ['set_by'], kept: null },
  group_device: {
    ...ofGroup,
    kind: 'account',
    people: ['allowed_by'],
    kept: [{ seconds: deviceTtlSeconds, since: ['used_at', 'created_at'] }],
  },
  pairing_code: {
    ...ofGroup,
    kind: 'account',
    key: ['group_id'],
    people: ['made_by'],
    kept: [{ seconds: 0, since: ['expires_at'] }],
  },
  invitation: {
    ...ofOrganisation,
    kind: 'account',
    people: ['made_by', 'used_by'],
    // Until then who opens it is told why it does not work.
    kept: [{ seconds: 30 * daySeconds, since: ['expires_at'] }],
  },
  identity_provider: { ...ofOrganisation, kind: 'account', kept: null },
  uwlr_connection: { ...ofOrganisation, kind: 'account', key: ['organisation_id'], kept: null },
  instruction: { ...ofOrganisation, kind: 'prepared', people: ['made_by', 'seen_by'], kept: null },
  intervention: { ...ofOrganisation, kind: 'prepared', people: ['made_by'], kept: null },
  week_dictation: { ...ofOrganisation, kind: 'prepared', people: ['made_by'], kept: null },
  group: { ...ofOrganisation, kind: 'prepared', kept: null },
  own_step: { ...ofOrganisation, kind: 'content', kept: null },
  own_picture: { ...ofOrganisation, kind: 'content', people: ['user_id'], kept: null },
  pronunciation: {
    ...ofOrganisation,
    kind: 'content',
    key: ['organisation_id', 'type', 'file_name'],
    people: ['user_id'],
    kept: null,
  },
  recording: {
    ...ofOrganisation,
    kind: 'content',
    key: ['organisation_id', 'type', 'file_name'],
    people: ['user_id'],
    kept: null,
  },
  stored_file: {
    ...ofOrganisation,
    kind: 'content',
    key: ['organisation_id', 'kind', 'name'],
    // An archive has the files themselves.
    moves: false,
    kept: null,
  },
  word_mark: { ...ofOrganisation, kind: 'content', people: ['user_id'], kept: null },
  audit_seal: {
    ...ofOrganisation,
    kind: 'record',
    key: ['organisation_id', 'number'],
    // It chains rows with the numbers that they have here.
    moves: false,
    kept: null,
  },
  audit: {
    ...ofOrganisation,
    kind: 'record',
    people: ['user_id'],
    kept: { monthsOf: 'audit_months', since: 'created_at' },
  },
  curriculum_step: { ...ofOrganisation, kind: 'content', kept: null },
  item_difficulty: {
    owner: 'organisation',
    by: 'word_id',
    to: 'word',
    kind: 'content',
    key: ['word_id'],
    kept: null,
  },
  word: { ...ofOrganisation, kind: 'content', kept: null },
  organisation: {
    owner: 'organisation',
    by: 'id',
    to: 'organisation',
    kind: 'account',
    moves: true,
    kept: null,
  },

  // Ids, no names: they outlive whom they name, so that a backup that is put back can't bring it back (ADR 47).
  erasure: {
    owner: 'installation',
    kind: 'record',
    people: ['asked_by', 'confirmed_by', 'cancelled_by'],
    kept: null,
  },
  badge: { owner: 'installation', kind: 'content', kept: null },
  setting: { owner: 'installation', kind: 'setting', key: ['name'], kept: null },
  attempt: {
    owner: 'nobody',
    kind: 'passing',
    key: ['key'],
    kept: [{ seconds: 0, since: ['expire'], unit: 'ms' }],
  },
  used_assertion: {
    owner: 'nobody',
    kind: 'passing',
    key: ['hash'],
    kept: [{ seconds: 0, since: ['expires_at'] }],
  },
  familiar_network: {
    owner: 'nobody',
    kind: 'passing',
    key: ['key'],
    // Longer than the summer.
    kept: [{ seconds: 90 * daySeconds, since: ['seen_at'] }],
  },
} as const satisfies Descriptions
