import type { AccountTables } from './schema/accounts.ts'
import type { FileTables } from './schema/files.ts'
import type { GroupTables } from './schema/groups.ts'
import type { HomeTables } from './schema/home.ts'
import type { HubTables } from './schema/hub.ts'
import type { InterventionTables } from './schema/interventions.ts'
import type { LearningTables } from './schema/learning.ts'
import type { MeasureTables } from './schema/measures.ts'
import type { OwnStepTables } from './schema/own-steps.ts'
import type { SecondFactorTables } from './schema/second-factor.ts'
import type { SingleSignOnTables } from './schema/single-sign-on.ts'
import type { PrivacyTables } from './schema/privacy.ts'
import type { SoundTables } from './schema/sounds.ts'
import type { WeekDictationTables } from './schema/week-dictations.ts'

export type * from './schema/accounts.ts'
export type * from './schema/files.ts'
export type * from './schema/groups.ts'
export type * from './schema/home.ts'
export type * from './schema/hub.ts'
export type * from './schema/interventions.ts'
export type * from './schema/learning.ts'
export type * from './schema/measures.ts'
export type * from './schema/own-steps.ts'
export type * from './schema/second-factor.ts'
export type * from './schema/single-sign-on.ts'
export type * from './schema/privacy.ts'
export type * from './schema/sounds.ts'
export type * from './schema/week-dictations.ts'

export interface Schema
  extends
    AccountTables,
    FileTables,
    GroupTables,
    HomeTables,
    HubTables,
    InterventionTables,
    LearningTables,
    MeasureTables,
    OwnStepTables,
    SecondFactorTables,
    SingleSignOnTables,
    PrivacyTables,
    SoundTables,
    WeekDictationTables {}
