import type { PronouncedType, RecordedType } from '@letterliaan/contract'
import type { Generated } from 'kysely'

/** Unix seconds, unless a name ends in `_ms`. */
type Time = number
/** Text that `json.ts` writes and reads. */
type JsonText = string

interface Owned {
  organisation_id: number
}

/** A school, a practice or a family: nothing of one is visible to another (rules.md, Accounts). */
export interface OrganisationTable {
  id: Generated<number>
  name: string
  created_at: Time
  /** Another text after every change of how its words sound; empty while there was none. */
  sounds_version: Generated<string>
}

export type Role = 'student' | 'begeleider' | 'beheerder'

export interface UserTable extends Owned {
  id: Generated<number>
  role: Role
  /** In e-mail form, lower case. */
  username: string
  email: string
  name: string
  /** argon2id. */
  password_hash: string
  /** Names the user's live channel; random. */
  channel_id: string
  created_at: Time
  updated_at: Time
  last_login_at: Time | null
}

/** hub-and-account §3, Student; points are not here: they are the sum of a ledger. */
export interface StudentTable extends Owned {
  id: Generated<number>
  user_id: number
  identifier: string
  first_name: string
  last_name: string
  screen_name: string
  date_of_birth: Time | null
  gender: string | null
  level_id: number | null
  buddy_id: number
  dl: number | null
  dle: number
  phase_id: number
  introduction_completed: boolean
  end_reward_1_collected: boolean
  end_reward_2_collected: boolean
  end_reward_3_collected: boolean
  end_reward_4_collected: boolean
  end_reward_win_code: number
  /** Different words answered. */
  num_words: number
  user_manual_flow: number
  /** May the scheduler propose repetitions? */
  repetition_proposals: Generated<boolean>
  created_at: Time
  updated_at: Time
}

/** Of an organisation, or (with a `user_id`) of one user (rules.md, Accounts). */
export interface SubscriptionTable extends Owned {
  id: Generated<number>
  user_id: number | null
  product: string
  kind: 'demo' | 'paid'
  from: Time
  until: Time
  can_be_renewed: boolean
}

/** One login: every token that was renewed from it. Revoked as a whole. */
export interface TokenFamilyTable {
  id: Generated<number>
  user_id: number
  client_id: string
  created_at: Time
  revoked_at: Time | null
}

export interface TokenTable {
  /** SHA-256 of the token, hexadecimal: the token itself is stored nowhere. */
  hash: string
  family_id: number
  kind: 'access' | 'refresh'
  created_at: Time
  expires_at: Time
  /** When a refresh token was used, in ms. */
  used_at_ms: number | null
  /** What the tokens that a refresh token was exchanged for are derived with (docs/adr/0008-token-rotation.md). */
  salt: string
}

/** Values that every process of an installation shares. */
export interface SettingTable {
  name: string
  value: string
}

/** One version of a step of the curriculum; never changed once written. */
export interface CurriculumStepTable {
  id: Generated<number>
  /** Null for what comes with the product. */
  organisation_id: number | null
  nr: number
  version: number
  /** SHA-256 of `content`. */
  content_hash: string
  content: JsonText
  is_current: boolean
  created_at: Time
}

/** A word that a step teaches, the same row through all versions of the step. */
export interface WordTable {
  id: Generated<number>
  organisation_id: number | null
  nr: number
  word: string
  file_name: string
}

/** A step as prepared for one student (rules.md, Words of the domain); what the rules derive is kept in the row. */
export interface StepTable extends Owned {
  id: Generated<number>
  student_id: number
  curriculum_step_id: number
  phase_id: number | null
  position: number
  required_step_id: number | null
  /** The supervisor's word, or 'auto' by the rules. */
  lock: 'auto' | 'open' | 'locked'
  is_repeatable: boolean
  test_kind: 'entry' | 'closing' | null
  test_complete: boolean
  test_failed: boolean
  notes: string
  status: number
  is_complete: boolean
  is_current: boolean
  can_start_test: boolean
  highest_difficulty_completed: number | null
  /** The supervisor let the student skip it. */
  waived: Generated<boolean>
  /** The step is itself a test over the steps before it. */
  is_test_step: Generated<boolean>
  /** Of the redo of its world, null when there was none. */
  redo_difficulty: number | null
  /** A repetition is a step of its own (docs/adr/0010-repetition-as-a-step.md): the step that it repeats, and its words. */
  repeats_step_id: number | null
  /** number[]. */
  word_ids: JsonText | null
  /** When it was first passed. */
  completed_at: Time | null
  created_at: Time
  updated_at: Time
}

/** A student's run of an exercise at one difficulty; no row until it is begun (docs/adr/0006-exercise-ids.md). */
export interface StudentExerciseTable extends Owned {
  student_id: number
  exercise_id: number
  difficulty: number
  step_id: number
  /** Counts the runs: 1, 2, 3 … */
  run: number
  run_status: number
  /** The word at which the run waits. */
  current_word: string | null
  /** Empty: the words of the run are drawn when it is looked at. */
  state: JsonText
  /** Counts the redos of its world at this difficulty or a lower one: what is below is of the present round. */
  round: Generated<number>
  /** Status of the exercise at this difficulty: starting again takes nothing away. */
  status: number
  /** Of the last run that was completed. */
  last_passed: boolean | null
  last_completed_at: Time | null
  updated_at: Time
}

/**
 * A run of an exercise, or a sitting of a test, from its first answer on: the words that it asked in their order, and
 * how it ended. With the answers it is what everything else can be recomputed from (rules.md, Log of answers).
 */
export interface RunTable extends Owned {
  student_id: number
  step_id: number
  exercise_id: number
  difficulty: number
  number: number
  /** Of the student's exercise, when the run was begun. */
  round: number
  /** number[]. */
  word_ids: JsonText
  is_retry: boolean
  status: number
  percentage_score: number | null
  started_at: Time
  completed_at: Time | null
}

/** What a student remembers of a word (rules.md, Repetition). */
export interface WordMemoryTable extends Owned {
  student_id: number
  word_id: number
  stability: number
  difficulty: number
  due: Time
  last_review: Time
  reps: number
  lapses: number
}

/** Append-only: every attempt and answer (rules.md, Log of answers). */
export interface AnswerTable extends Owned {
  id: Generated<number>
  student_id: number
  step_id: number
  exercise_id: number
  run: number
  template: string
  word_id: number
  difficulty: number
  kind: 'attempt' | 'answer'
  input: string
  is_right: boolean
  time_ms: number
  hints: number
  cheats: number
  /** `tag:category`, separated by commas; null when nothing was misspelt. */
  error_class: string | null
  /** 0 for the first row of a call; what follows it is about other words of the same call. */
  part: Generated<number>
  /** Where an attempt went wrong. */
  place: number | null
  started_at: Time
  created_at: Time
}

/** The ledger of points: the balance is the sum of `amount` (rules.md, Points). */
export interface PointTable extends Owned {
  id: Generated<number>
  student_id: number
  amount: number
  reason: 'exercise' | 'repeat' | 'purchase' | 'correction'
  item_id: number | null
  difficulty: number | null
  created_at: Time
}

export interface ActivityTable extends Owned {
  id: Generated<number>
  student_id: number
  type: string
  item_id: number | null
  points: number
  data: JsonText | null
  created_at: Time
}

export interface BadgeTable {
  id: Generated<number>
  /** The curriculum's key. */
  key: string
}

export interface StudentBadgeTable extends Owned {
  student_id: number
  badge_id: number
  created_at: Time
}

/** What a student's live channel told; worth telling for ten seconds (docs/adr/0006-live-channel.md). */
export interface LiveEventTable extends Owned {
  id: Generated<number>
  student_id: number
  event: string
  /** The event's data, as the contract has it. */
  data: JsonText
  created_at: Time
}

/** What was answered to a key, so that a repeat has no second effect (rules.md, Exercise). Kept 7 days. */
export interface IdempotencyTable {
  user_id: number
  key: string
  request_hash: string
  body: JsonText
  created_at: Time
}

/** Sounds that an organisation corrected. `file_name` is the slug of the word or plural that is spoken. */
export interface PronunciationTable extends Owned {
  type: PronouncedType
  file_name: string
  /** SpokenGroup[]. */
  groups: JsonText
  user_id: number
  created_at: Time
}

/** What is known of a recording; its file is in packages/speech's store, under the same type and `file_name`. */
export interface RecordingTable extends Owned {
  type: RecordedType
  file_name: string
  content_hash: string
  duration_ms: number
  user_id: number
  created_at: Time
}

/** A word that sounds odd to somebody of the organisation. */
export interface WordMarkTable extends Owned {
  id: Generated<number>
  word_id: number
  user_id: number
  created_at: Time
}

export interface AuditTable {
  id: Generated<number>
  organisation_id: number | null
  user_id: number | null
  action: string
  detail: string
  created_at: Time
}

export interface Schema {
  organisation: OrganisationTable
  user: UserTable
  student: StudentTable
  subscription: SubscriptionTable
  token_family: TokenFamilyTable
  token: TokenTable
  setting: SettingTable
  curriculum_step: CurriculumStepTable
  word: WordTable
  step: StepTable
  student_exercise: StudentExerciseTable
  answer: AnswerTable
  run: RunTable
  word_memory: WordMemoryTable
  point: PointTable
  activity: ActivityTable
  badge: BadgeTable
  student_badge: StudentBadgeTable
  live_event: LiveEventTable
  idempotency: IdempotencyTable
  pronunciation: PronunciationTable
  recording: RecordingTable
  word_mark: WordMarkTable
  audit: AuditTable
}
