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

export type ReportErrors = { readonly [K in keyof ReportForm]?: string }

/** The categories in the words of a child (BUG-1). */
export const reportCategories: readonly { readonly value: ReportCategory; readonly label: string }[] = [
  { value: 'bug_word', label: 'Een woord klopt niet' },
  { value: 'bug_anchor', label: 'Een ankerwoord klopt niet' },
  { value: 'bug_exercise', label: 'Een oefening doet het niet goed' },
  { value: 'bug_other', label: 'Iets anders' },
]

/** What is missing, a sentence a field (BUG-1). */
export const validateReport = ({ category, title, description }: ReportForm): ReportErrors => ({
  ...(category === null && { category: 'Selecteer een categorie' }),
  ...(title.trim() === '' && { title: 'Voer een korte titel in' }),
  ...(description.trim() === '' && { description: 'Voer een beschrijving in' }),
})

export const isReportComplete = (form: ReportForm): form is FilledReport =>
  Object.keys(validateReport(form)).length === 0
