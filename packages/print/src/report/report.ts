/** A report (RAP-1). The caller writes the texts, in reading order. */
export interface PrintedReport {
  readonly kind: string
  readonly title: string
  readonly facts: readonly ReportFact[]
  readonly sections: readonly ReportSection[]
  readonly counting: readonly string[]
  /** True for a letter, which is one page in the largest font that fits. */
  readonly isOnePage: boolean
}

export interface ReportFact {
  readonly label: string
  readonly value: string
}

export interface ReportSection {
  readonly title: string
  /** Printed on tinted paper. Use only for short sections. */
  readonly isBoxed?: boolean
  /** True if the section is never split across pages. */
  readonly isWhole?: boolean
  /** True if the section starts a new page, because its reader differs from the previous one's. */
  readonly startsPage?: boolean
  readonly blocks: readonly ReportBlock[]
}

export type ReportBlock =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'bars'; readonly bars: readonly ReportBar[] }
  | { readonly type: 'table'; readonly columns: readonly ReportColumn[]; readonly rows: readonly ReportRow[] }
  | { readonly type: 'fields'; readonly fields: readonly ReportField[] }
  | ReportChart

/** Shares (0 to 1) over time (unix seconds). A table has the same numbers. */
export interface ReportChart {
  readonly type: 'chart'
  readonly alt: string
  readonly since: number
  readonly until: number
  readonly sinceLabel: string
  readonly untilLabel: string
  readonly phases: readonly { readonly label: string; readonly since: number; readonly until: number }[]
  readonly series: readonly { readonly name: string; readonly points: readonly ChartPoint[] }[]
}

export interface ChartPoint {
  readonly at: number
  readonly value: number
  readonly low: number
  readonly high: number
}

/** `share` is from 0 to 1. */
export interface ReportBar {
  readonly name: string
  readonly share: number
  readonly text: string
  readonly detail?: string
}

export interface ReportColumn {
  readonly label: string
  readonly width: number
  readonly align?: 'left' | 'right' | 'center'
}

/** Has a cell for each column. The last row of a table may be its total. */
export interface ReportRow {
  readonly cells: readonly string[]
  readonly isTotal?: boolean
}

export interface ReportField {
  readonly label: string
  readonly value: string
  readonly lines: number
}
