import type {
  OrganisationTable,
  UserTable,
  StudentTable,
  SubscriptionTable,
  TokenFamilyTable,
  ExchangeTokenTable,
  FamiliarNetworkTable,
  PasswordResetTable,
  TokenTable,
  SettingTable,
  LiveEventTable,
  IdempotencyTable,
  AuditTable,
  AuditStudentTable,
  AttemptTable,
} from './schema/accounts.ts'
import type {
  CurriculumStepTable,
  WordTable,
  StepTable,
  PathTable,
  StudentExerciseTable,
  RunTable,
  WordMemoryTable,
  AnswerTable,
  PointTable,
  ActivityTable,
  BadgeTable,
  StudentBadgeTable,
  VoidedSessionTable,
} from './schema/learning.ts'
import type {
  GroupDeviceTable,
  PairingCodeTable,
  GroupGoalCelebratedTable,
  GroupGoalTable,
  GroupStudentTable,
  GroupSupervisorTable,
  GroupTable,
  RosterImportTable,
  SupervisorNoteTable,
} from './schema/groups.ts'
import type { MeasureTable } from './schema/measures.ts'
import type { BookReadTable, BookTable, NoteTable, UserReportTable } from './schema/hub.ts'
import type { OwnPictureTable, OwnStepTable } from './schema/own-steps.ts'
import type { PronunciationTable, RecordingTable, WordMarkTable } from './schema/sounds.ts'

export type * from './schema/accounts.ts'
export type * from './schema/groups.ts'
export type * from './schema/hub.ts'
export type * from './schema/learning.ts'
export type * from './schema/measures.ts'
export type * from './schema/own-steps.ts'
export type * from './schema/sounds.ts'

/** Every table of the database. */
export interface Schema {
  readonly organisation: OrganisationTable
  readonly user: UserTable
  readonly student: StudentTable
  readonly group: GroupTable
  readonly group_student: GroupStudentTable
  readonly group_device: GroupDeviceTable
  readonly pairing_code: PairingCodeTable
  readonly group_supervisor: GroupSupervisorTable
  readonly group_goal: GroupGoalTable
  readonly group_goal_celebrated: GroupGoalCelebratedTable
  readonly roster_import: RosterImportTable
  readonly supervisor_note: SupervisorNoteTable
  readonly subscription: SubscriptionTable
  readonly token_family: TokenFamilyTable
  readonly token: TokenTable
  readonly exchange_token: ExchangeTokenTable
  readonly password_reset: PasswordResetTable
  readonly setting: SettingTable
  readonly curriculum_step: CurriculumStepTable
  readonly word: WordTable
  readonly step: StepTable
  readonly path: PathTable
  readonly measure: MeasureTable
  readonly student_exercise: StudentExerciseTable
  readonly answer: AnswerTable
  readonly run: RunTable
  readonly word_memory: WordMemoryTable
  readonly point: PointTable
  readonly activity: ActivityTable
  readonly badge: BadgeTable
  readonly student_badge: StudentBadgeTable
  readonly voided_session: VoidedSessionTable
  readonly note: NoteTable
  readonly book: BookTable
  readonly book_read: BookReadTable
  readonly user_report: UserReportTable
  readonly live_event: LiveEventTable
  readonly idempotency: IdempotencyTable
  readonly pronunciation: PronunciationTable
  readonly recording: RecordingTable
  readonly word_mark: WordMarkTable
  readonly own_step: OwnStepTable
  readonly own_picture: OwnPictureTable
  readonly audit: AuditTable
  readonly audit_student: AuditStudentTable
  readonly attempt: AttemptTable
  readonly familiar_network: FamiliarNetworkTable
}
