/**
 * A report about children (RAP-1) as it is printed: ready texts, in the order in which they are read. What they say is decided
 * by who makes it.
 */
export interface PrintedReport {
  /** What kind of report it is, small above the title. */
  readonly kind: string
  readonly title: string
  /** Whom it is about, and when. */
  readonly facts: readonly ReportFact[]
  readonly sections: readonly ReportSection[]
  /** How each number is counted, small at the end. */
  readonly counting: readonly string[]
  /** A letter is one page, in letters as large as it has room for. */
  readonly isOnePage: boolean
}

export interface ReportFact {
  readonly label: string
  readonly value: string
}

export interface ReportSection {
  readonly title: string
  /** On tinted paper, as what must not be missed; only where it is short. */
  readonly isBoxed?: boolean
  /** Begins on a new page rather than be parted. */
  readonly isWhole?: boolean
  readonly blocks: readonly ReportBlock[]
}

export type ReportBlock =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'bars'; readonly bars: readonly ReportBar[] }
  | { readonly type: 'table'; readonly columns: readonly ReportColumn[]; readonly rows: readonly ReportRow[] }
  | { readonly type: 'fields'; readonly fields: readonly ReportField[] }

/** A part of a whole: its name, the part (0 to 1) as a bar, and in words. */
export interface ReportBar {
  readonly name: string
  readonly share: number
  readonly text: string
  /** What explains it, below. */
  readonly detail?: string
}

export interface ReportColumn {
  readonly label: string
  /** Beside the other columns. */
  readonly width: number
  readonly align?: 'left' | 'right' | 'center'
  /** Its label is written upwards: there are many columns. */
  readonly isUpright?: boolean
}

/** A cell for each column; the last row of a table may be its total. */
export interface ReportRow {
  readonly cells: readonly (string | ReportCell)[]
  readonly isTotal?: boolean
}

/** `shade` repeats for the eye what the text says: 0 is white, 2 the darkest. */
export interface ReportCell {
  readonly text: string
  readonly shade: 0 | 1 | 2
}

/** What a person fills in: with a value, or lines to write on. */
export interface ReportField {
  readonly label: string
  readonly value: string
  readonly lines: number
}
