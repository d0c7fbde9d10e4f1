import type { CategoryErrors, DyslexiaReportBody, Measure, PracticeSession } from '@letterliaan/contract'
import type { Period } from '../period.ts'
import type { PractisedStep } from './practised-steps.ts'
import type { AskedWord } from './asked-words.ts'
import type { Dossier } from './report-call.ts'
import type { ReportedChild } from './reported-child.ts'

export interface DyslexiaReportContent {
  readonly child: ReportedChild
  readonly groups: string
  readonly period: Period
  /** Fields that only a person can fill in. */
  readonly support: Omit<DyslexiaReportBody, keyof Period>
  /** Those of the period, the first first. */
  readonly measures: readonly Measure[]
  /** Whatever the period: those around an intervention may lie outside it. */
  readonly allMeasures: readonly Measure[]
  /** All, the first first. */
  readonly sessions: readonly PracticeSession[]
  readonly weekOf: (unixSeconds: number) => string
  readonly dossier: Dossier
  /** Words asked in dictations, tests and measures, whatever the period. */
  readonly asked: readonly AskedWord[]
  readonly steps: readonly PractisedStep[]
  readonly errors: readonly CategoryErrors[]
}
