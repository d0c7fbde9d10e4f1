import type { DyslexiaReportBody, ReportPeriod } from '@letterliaan/contract'
import { findStartOfDay } from '@letterliaan/rules/calendar'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

/** Guidance that the user types, because the app does not know it. */
export type DyslexiaSupport = Required<Omit<DyslexiaReportBody, keyof ReportPeriod | 'has_annex'>>

export type ReportFileKind =
  | 'parents'
  | 'dyslexia'
  | 'dyslexia_annex'
  | 'answers'
  | 'measures'
  | 'sessions'
  | 'uwlr'

export interface ReportRequest {
  readonly kind: ReportFileKind
  readonly period: ReportPeriod
  readonly support: DyslexiaSupport
}

export interface ReportFile {
  readonly kind: ReportFileKind
  readonly label: string
  /** The file name without the name of the child or group. */
  readonly file: string
  readonly type: 'pdf' | 'csv' | 'xml'
}

export interface ReportOffer {
  readonly title: string
  readonly text: string
  readonly isConcept?: boolean
  readonly files: readonly ReportFile[]
}

const data: readonly ReportOffer[] = [
  {
    title: texts.files.data.title,
    text: texts.files.data.hint,
    files: [
      { kind: 'answers', label: texts.files.data.answers, file: texts.files.data.answersName, type: 'csv' },
      { kind: 'measures', label: texts.files.data.measures, file: commonTexts.measures, type: 'csv' },
      { kind: 'sessions', label: texts.files.data.sessions, file: commonTexts.sessions, type: 'csv' },
    ],
  },
  {
    title: texts.files.uwlr.title,
    text: texts.files.uwlr.hint,
    isConcept: true,
    files: [{ kind: 'uwlr', label: texts.files.uwlr.label, file: texts.files.uwlr.name, type: 'xml' }],
  },
]

export const childReportOffers: readonly ReportOffer[] = [
  {
    title: texts.files.parents.title,
    text: texts.files.parents.hint,
    files: [
      { kind: 'parents', label: texts.files.parents.make, file: texts.files.parents.name, type: 'pdf' },
    ],
  },
  {
    title: texts.files.dyslexia.title,
    text: texts.files.dyslexia.hint,
    files: [
      { kind: 'dyslexia', label: texts.files.dyslexia.make, file: texts.files.dyslexia.name, type: 'pdf' },
      {
        kind: 'dyslexia_annex',
        label: texts.files.dyslexia.annex,
        file: texts.files.dyslexia.name,
        type: 'pdf',
      },
    ],
  },
  ...data,
]

export const groupReportOffers = data

export const noSupport: DyslexiaSupport = {
  guided_by: '',
  guided_period: '',
  frequency: '',
  duration: '',
  goal: '',
  effect: '',
}

/** Returns a file name without forbidden characters: 'Rapport voor ouders Kim.pdf'. */
export const formatReportFileName = ({ file, type }: ReportFile, name: string): string =>
  `${file} ${name.replaceAll(/[\\/:*?"<>|]+/g, '-')}.${type}`

/** Returns the period with both days included, or null if a date is invalid or the order is wrong. */
export function toReportPeriod(first: string, last: string): ReportPeriod | null {
  const [since, until] = [findStartOfDay(first), findStartOfDay(last, 1)]
  return since !== null && until !== null && since >= 0 && since < until ? { since, until } : null
}
