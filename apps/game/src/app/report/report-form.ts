import type { ReportCategory } from '@letterliaan/contract'

export interface ReportForm {
  readonly category: ReportCategory | null
  readonly title: string
  readonly description: string
}

/** A form in which everything is filled in. */
export interface FilledReport extends ReportForm {
  readonly category: ReportCategory
}

export const emptyReport: ReportForm = { category: null, title: '', description: '' }
