import type { ReportCategory, ReportKind } from '@letterliaan/contract'
import type { ProductText } from '@letterliaan/contract/texts'

export interface ReportForm {
  readonly category: ReportCategory | null
  /** What was pointed at; null while the child said it in another way. */
  readonly kind: ReportKind | null
  readonly title: string
  readonly description: string
}

/** A form in which everything is filled in. */
export interface FilledReport extends ReportForm {
  readonly category: ReportCategory
}

export const emptyReport: ReportForm = { category: null, kind: null, title: '', description: '' }

export type ReportErrors = { readonly [K in 'category' | 'title' | 'description']?: string }

/** The categories in the words of a child (BUG-1). */
export const reportCategories: readonly { readonly value: ReportCategory; readonly label: string }[] = [
  { value: 'bug_word', label: 'Een woord klopt niet' },
  { value: 'bug_anchor', label: 'Een ankerwoord klopt niet' },
  { value: 'bug_exercise', label: 'Een oefening doet het niet goed' },
  { value: 'bug_other', label: 'Iets anders' },
]

/** Something to point at: its picture and name, and the report that it is without a letter typed. */
export interface ReportPick {
  readonly kind: ReportKind
  readonly picture: string
  readonly label: ProductText
  readonly category: ReportCategory
  readonly title: ProductText
  readonly description: string
}

export const reportPicks: readonly ReportPick[] = [
  {
    kind: 'sound',
    picture: 'ear',
    label: 'Het geluid',
    category: 'bug_word',
    title: 'Het geluid klopt niet',
    description: 'Wat ik hoor, klopt niet.',
  },
  {
    kind: 'word',
    picture: 'input-latin-letters',
    label: 'Het woord',
    category: 'bug_word',
    title: 'Het woord klopt niet',
    description: 'Wat er staat, klopt niet.',
  },
  {
    kind: 'picture',
    picture: 'framed-picture',
    label: 'Het plaatje',
    category: 'bug_anchor',
    title: 'Het plaatje klopt niet',
    description: 'Het plaatje past niet bij het woord.',
  },
  {
    kind: 'other',
    picture: 'red-question-mark',
    label: 'Iets anders',
    category: 'bug_other',
    title: 'Er is iets anders mis',
    description: 'Op deze bladzijde gaat iets mis.',
  },
]

/** Fills in what was pointed at. What the child typed itself stays. */
export function applyPick(form: ReportForm, { kind, category, title, description }: ReportPick): ReportForm {
  const isOpen = (field: 'title' | 'description') =>
    form[field].trim() === '' || reportPicks.some((pick) => pick[field] === form[field])
  return {
    kind,
    category,
    title: isOpen('title') ? title : form.title,
    description: isOpen('description') ? description : form.description,
  }
}

/** Chooses a category from the list: what was pointed at holds only while it is of that category. */
export function chooseCategory(form: ReportForm, category: ReportCategory): ReportForm {
  const holds = reportPicks.some((pick) => pick.kind === form.kind && pick.category === category)
  return { ...form, category, kind: holds ? form.kind : null }
}

/** What is missing, a sentence a field (BUG-1). */
export const validateReport = ({ category, title, description }: ReportForm): ReportErrors => ({
  ...(category === null && { category: 'Selecteer een categorie' }),
  ...(title.trim() === '' && { title: 'Voer een korte titel in' }),
  ...(description.trim() === '' && { description: 'Voer een beschrijving in' }),
})

export const isReportComplete = (form: ReportForm): form is FilledReport =>
  Object.keys(validateReport(form)).length === 0
