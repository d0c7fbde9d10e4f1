import type { AccountTables } from './schema/accounts.ts'
import type { FileTables } from './schema/files.ts'
import type { GroupTables } from './schema/groups.ts'
import type { DiaryTables } from './schema/diary.ts'
import type { InsightTables } from './schema/insight.ts'
import type { LearningTables } from './schema/learning.ts'
import type { OwnStepTables } from './schema/own-steps.ts'
import type { LoginTables } from './schema/login.ts'
import type { PrivacyTables } from './schema/privacy.ts'
import type { SoundTables } from './schema/sounds.ts'
import type { WeekDictationTables } from './schema/week-dictations.ts'

export type * from './schema/accounts.ts'
export type * from './schema/files.ts'
export type * from './schema/groups.ts'
export type * from './schema/diary.ts'
export type * from './schema/insight.ts'
export type * from './schema/learning.ts'
export type * from './schema/own-steps.ts'
export type * from './schema/login.ts'
export type * from './schema/privacy.ts'
export type * from './schema/sounds.ts'
export type * from './schema/week-dictations.ts'

export interface Schema
  extends
    AccountTables,
    FileTables,
    GroupTables,
    DiaryTables,
    InsightTables,
    LearningTables,
    OwnStepTables,
    LoginTables,
    PrivacyTables,
    SoundTables,
    WeekDictationTables {}
