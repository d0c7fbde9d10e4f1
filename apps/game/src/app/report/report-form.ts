import type { ReportCategory, ReportKind } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { reportTexts } from '@letterliaan/texts/report'
import type { ShownState } from './shown-content.ts'

export interface ReportForm {
  readonly category: ReportCategory | null
  readonly kind: ReportKind | null
  readonly title: string
  readonly description: string
}

export interface FilledReport extends ReportForm {
  readonly category: ReportCategory
}

export type ReportErrors = { readonly [K in 'category' | 'title' | 'description']?: string }

export const reportCategories: readonly { readonly value: ReportCategory; readonly label: string }[] = [
  { value: 'bug_word', label: reportTexts.ofWord },
  { value: 'bug_anchor', label: reportTexts.ofAnchor },
  { value: 'bug_exercise', label: reportTexts.ofExercise },
  { value: 'bug_other', label: commonTexts.somethingElse.text },
]

export type ReportPlace = 'exercise' | 'lesson' | 'page'

export interface ReportPick {
  readonly kind: ReportKind
  readonly picture: string
  readonly label: SpokenLine
  readonly title: SpokenLine
  readonly report: Readonly<Record<ReportPlace, PointedAt>>
}

type PointedAt = readonly [category: ReportCategory, description: string]

const everywhere = (...said: PointedAt): ReportPick['report'] => ({
  exercise: said,
  lesson: said,
  page: said,
})

export const reportPicks: readonly ReportPick[] = [
  {
    kind: 'sound',
    picture: 'ear',
    label: reportTexts.sound,
    title: reportTexts.soundIsWrong,
    report: {
      ...everywhere('bug_word', reportTexts.soundOfWord),
      page: ['bug_other', reportTexts.soundOfPage],
    },
  },
  {
    kind: 'word',
    picture: 'input-latin-letters',
    label: reportTexts.word,
    title: reportTexts.wordIsWrong,
    report: everywhere('bug_word', reportTexts.textOfWord),
  },
  {
    kind: 'picture',
    picture: 'framed-picture',
    label: reportTexts.picture,
    title: reportTexts.pictureIsWrong,
    report: {
      exercise: ['bug_word', reportTexts.pictureOfWord],
      lesson: ['bug_anchor', reportTexts.pictureOfAnchor],
      page: ['bug_other', reportTexts.pictureOfPage],
    },
  },
  {
    kind: 'other',
    picture: 'red-question-mark',
    label: commonTexts.somethingElse,
    title: reportTexts.otherIsWrong,
    report: everywhere('bug_other', reportTexts.otherOfPage),
  },
]

export function findReportPlace(shown: Pick<ShownState, 'step_id' | 'exercise_id'>): ReportPlace {
  if (shown.exercise_id !== null) return 'exercise'
  return shown.step_id === null ? 'page' : 'lesson'
}

const isOwnTitle = (title: string): boolean =>
  title.trim() !== '' && reportPicks.every((pick) => pick.title.text !== title)

const isOwnDescription = (description: string): boolean =>
  description.trim() !== '' &&
  reportPicks.every(({ report }) => Object.values(report).every(([, filledIn]) => filledIn !== description))

/** Fills in the form by a picture. Keeps text that the child typed. */
export function applyReportPick(
  form: ReportForm,
  { kind, title, report }: ReportPick,
  place: ReportPlace,
): ReportForm {
  const [category, description] = report[place]
  return {
    kind,
    category,
    title: isOwnTitle(form.title) ? form.title : title.text,
    description: isOwnDescription(form.description) ? form.description : description,
  }
}

/** Keeps the chosen picture only if it belongs to the category. */
export function chooseCategory(form: ReportForm, category: ReportCategory, place: ReportPlace): ReportForm {
  const holds = reportPicks.some((pick) => pick.kind === form.kind && pick.report[place][0] === category)
  return { ...form, category, kind: holds ? form.kind : null }
}

/** Returns an error text per field (BUG-1). */
export const validateReport = ({ category, title, description }: ReportForm): ReportErrors => ({
  ...(category === null && { category: reportTexts.chooseCategory }),
  ...(title.trim() === '' && { title: reportTexts.needsTitle }),
  ...(description.trim() === '' && { description: reportTexts.needsDescription }),
})

export const isReportComplete = (form: ReportForm): form is FilledReport =>
  Object.keys(validateReport(form)).length === 0
