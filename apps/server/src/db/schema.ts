import type {
  OrganisationTable,
  UserTable,
  StudentTable,
  SubscriptionTable,
  TokenFamilyTable,
  ExchangeTokenTable,
  PasswordResetTable,
  TokenTable,
  SettingTable,
  LiveEventTable,
  IdempotencyTable,
  AuditTable,
  AttemptTable,
} from './schema/accounts.ts'
import type {
  CurriculumStepTable,
  WordTable,
  StepTable,
  StudentExerciseTable,
  RunTable,
  WordMemoryTable,
  AnswerTable,
  PointTable,
  ActivityTable,
  BadgeTable,
  StudentBadgeTable,
} from './schema/learning.ts'
import type { BookReadTable, BookTable, NoteTable, UserReportTable } from './schema/hub.ts'
import type { PronunciationTable, RecordingTable, WordMarkTable } from './schema/sounds.ts'

export type * from './schema/accounts.ts'
export type * from './schema/hub.ts'
export type * from './schema/learning.ts'
export type * from './schema/sounds.ts'

/** Every table of the database. */
export interface Schema {
  organisation: OrganisationTable
  user: UserTable
  student: StudentTable
  subscription: SubscriptionTable
  token_family: TokenFamilyTable
  token: TokenTable
  exchange_token: ExchangeTokenTable
  password_reset: PasswordResetTable
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
  note: NoteTable
  book: BookTable
  book_read: BookReadTable
  user_report: UserReportTable
  live_event: LiveEventTable
  idempotency: IdempotencyTable
  pronunciation: PronunciationTable
  recording: RecordingTable
  word_mark: WordMarkTable
  audit: AuditTable
  attempt: AttemptTable
}
