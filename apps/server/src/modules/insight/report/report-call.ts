import type { InterventionChild, InterventionSummary, NormedMoment } from '@letterliaan/contract'
import type { Database } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { Contents, Printer } from '../../curriculum/index.ts'

/** An intervention as reported for one child, without data of other children. */
export interface DossierIntervention {
  readonly plan: InterventionSummary
  readonly num_weeks: number
  /** Counts all children, including those that the caller does not see. */
  readonly num_children: number
  readonly done: InterventionChild
}

/** The school's plans and notes about a child, oldest first. */
export interface ReportDossier {
  readonly interventions: readonly DossierIntervention[]
  readonly moments: readonly NormedMoment[]
}

export interface ReportDependencies {
  readonly database: Database
  readonly contents: Contents
  readonly printer: Printer
}

/** `id`: the child or group of a report or export. `now`: unix seconds. */
export interface ReportCall {
  readonly caller: UserCaller
  readonly id: number
  readonly now: number
}
