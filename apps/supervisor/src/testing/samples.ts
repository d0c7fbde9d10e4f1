import type {
  AnalysedWord,
  Erasure,
  Group,
  GroupGoal,
  Instruction,
  Measure,
  MeasuredTopic,
  OwnAccount,
  PickableStep,
  PreviewedRow,
  StaffRole,
  StepProgress,
  StudentMove,
  SupervisedStudent,
  Supervisor,
  Today,
  TodayCause,
} from '@letterliaan/contract'
import { onTestFinished, vi } from 'vitest'

type StuckCause = Extract<TodayCause, { kind: 'stuck' }>

export const createSampleStudent = (
  id: number,
  screen_name: string,
  more: Partial<SupervisedStudent> = {},
): SupervisedStudent => ({
  id,
  screen_name,
  name: screen_name,
  first_name: screen_name,
  last_name: '',
  username: `${screen_name.toLowerCase()}@school.nl`,
  group_ids: [7],
  level_id: 5,
  phase_id: 1,
  buddy_id: 1,
  last_practised_at: null,
  erased_at: null,
  archived_at: null,
  ...more,
})

export const createSampleGroup = (id: number, name: string, more: Partial<Group> = {}): Group => ({
  id,
  name,
  level_id: 5,
  school_year: 2026,
  num_students: 2,
  supervisors: [],
  ...more,
})

export const createSampleInstruction = (children: Instruction['children'] = []): Instruction => ({
  id: 5,
  group_id: 7,
  group_name: 'Instructie Lange klank',
  category: 'lang',
  category_name: 'Lange klank',
  look_again_on: '2026-09-22',
  made_by: 'Juf Marit',
  made_at: 1_788_256_800,
  seen_by: null,
  seen_at: null,
  closed_at: null,
  children,
})

export const createSampleMe = (role: StaffRole): Supervisor => ({
  id: 1,
  name: 'Juf Marit',
  role,
  organisation: 'De Eik',
  region: 'nederland',
  may_export: true,
  needs_second_factor: false,
  idle_minutes: 60,
})

const login = { id: 1, app: 'begeleider' as const, created_at: 1_790_000_000, last_used_at: 1_790_000_000 }
export const sampleAccount: OwnAccount = {
  name: 'Juf Marit',
  email: 'marit@school.test',
  role: 'begeleider',
  pending_email: null,
  totp_since: null,
  passkeys: [],
  num_recovery_codes: 0,
  can_use_passkeys: true,
  second_factor_from: null,
  wants_weekly_mail: false,
  identities: [],
  logins: [
    { ...login, is_current: true },
    { ...login, id: 2, is_current: false },
  ],
}

/** A lesson that the child did not pass. */
export const createSampleProgress = (nr: number, more: Partial<StepProgress> = {}): StepProgress => ({
  nr,
  is_own: false,
  is_test_step: false,
  step_id: 50 + nr,
  label: `Stap ${nr}`,
  is_current: false,
  is_complete: false,
  waived: false,
  highest_difficulty_completed: null,
  is_mastered: false,
  has_faded: false,
  completed_at: null,
  last_worked_at: null,
  last_failed_at: null,
  num_failed: 0,
  ...more,
})

export const noGoal: GroupGoal = {
  week: '2026-11-16',
  words_wanted: null,
  is_kept: false,
  words: 0,
  is_reached: false,
  num_practised: 0,
  proposal: 350,
  earlier_weeks: [],
}

export const emptyToday: Today = {
  first_steps: { has_students: true, has_steps: true, has_cards: true },
  lines: [],
  put_away: [],
  follow_ups: [],
  instructions: [],
  num_marked_words: 0,
  num_open_reports: 0,
  num_to_look_at: 0,
}

export const createSampleStuck = (step_id: number, more: Partial<StuckCause> = {}): StuckCause => ({
  kind: 'stuck',
  key: `stuck ${step_id}`,
  level: 1,
  step_id,
  label: 'Lange klank',
  position: 2,
  failed: 'dictation',
  num_failed: 1,
  failed_at: 1_772_800_000,
  words: [],
  ...more,
})

/** A pickable step of the product. */
export const createSampleStep = (nr: number, more: Partial<PickableStep> = {}): PickableStep => ({
  nr,
  is_own: false,
  world: 1,
  position: nr,
  label: `Stap ${nr}`,
  category: 'kort',
  rule: '',
  dl: nr,
  num_words: 20,
  pair: null,
  ...more,
})

/** An answer in exercise 101. */
export const createSampleMove = (student_id: number, more: Partial<StudentMove> = {}): StudentMove => ({
  student_id,
  step_id: 1,
  step_label: 'Aa of a',
  exercise_id: 101,
  exercise_name: 'Luister en typ',
  difficulty: 2,
  num_words: 5,
  kind: 'answer',
  written: null,
  hints_used: 0,
  cheats_used: 0,
  num_done: 1,
  is_complete: false,
  words: [{ id: 1, word: 'maan', is_right: true, is_done: true }],
  ...more,
})

/** A row of a class list, about a new child. */
export const createSampleRow = (
  line: number,
  first_name: string,
  more: Partial<PreviewedRow> = {},
): PreviewedRow => ({
  row: { line, first_name, last_name: '', key: null, eckid: null, group_names: [], level_id: null },
  kind: 'new',
  student: null,
  changes: null,
  candidates: [],
  likely_student_id: null,
  problems: [],
  repeats: [],
  ...more,
})

export const sampleErasure: Erasure = {
  id: 4,
  subject: 'child',
  subject_id: 3,
  name: 'Noor Kok',
  asked_by_name: 'Directeur Smit',
  is_asked_by_me: false,
  asked_at: 1_790_000_000,
  due_at: 1_790_604_800,
  is_confirmed: false,
  started_at: null,
  done_at: null,
}

export const createSampleTopic = (key: string, more: Partial<MeasuredTopic> = {}): MeasuredTopic => ({
  key,
  label: `Onderdeel ${key}`,
  world: 1,
  right: 4,
  words: 5,
  band: 'almost',
  chance: 0.7,
  low: 0.4,
  high: 0.9,
  changed: null,
  smallest: null,
  advice: 'repeat',
  reason: `Reden ${key}`,
  steps: [],
  mistakes: [],
  ...more,
})

export const createSampleMeasure = (id: number, more: Partial<Measure> = {}): Measure => ({
  id,
  kind: 'start',
  created_at: 1_700_000_000,
  withdrawn_at: null,
  worlds: [1],
  num_words: 20,
  num_done: 20,
  last_answer_at: null,
  is_complete: true,
  topics: [],
  changes: [],
  applied: [],
  decided_at: null,
  ...more,
})

export const createSampleAnalysis = (word: string, more: Partial<AnalysedWord> = {}): AnalysedWord => ({
  word,
  colors: [],
  read_letters: word,
  structure: '',
  sound_groups: word,
  syllables: word,
  structure_audio_parts: '',
  plural_form: null,
  groups: [],
  doubts: [],
  categories: [],
  likely_errors: [],
  sound_alikes: [],
  marked: null,
  cuts: [],
  refusal: null,
  ...more,
})

/** Replaces saving of files, which jsdom cannot do. Returns a list that gets the names of saved files. */
export function noteDownloads(): string[] {
  const saved: string[] = []
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  click.mockImplementation(function note(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  return saved
}
