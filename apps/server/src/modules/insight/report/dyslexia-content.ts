import type { CategoryErrors, DyslexiaReportBody, Measure, PracticeSession } from '@letterliaan/contract'
import type { Period } from '../period.ts'
import type { PractisedStep } from './practised-steps.ts'
import type { AskedWord } from './asked-words.ts'
import type { ReportDossier } from './report-call.ts'
import type { ReportedChild } from './reported-child.ts'

export interface DyslexiaReportContent {
  readonly child: ReportedChild
  readonly groups: string
  readonly period: Period
  readonly support: Omit<DyslexiaReportBody, keyof Period>
  /** Measures of the period, earliest first. */
  readonly measures: readonly Measure[]
  /** All measures, because those before and after an intervention may be outside the period. */
  readonly allMeasures: readonly Measure[]
  /** All sessions, earliest first. */
  readonly sessions: readonly PracticeSession[]
  readonly weekOf: (unixSeconds: number) => string
  readonly dossier: ReportDossier
  /** Words that dictations, tests and measures asked, also outside the period. */
  readonly asked: readonly AskedWord[]
  readonly steps: readonly PractisedStep[]
  readonly errors: readonly CategoryErrors[]
  readonly num_unread_runs: number
}
