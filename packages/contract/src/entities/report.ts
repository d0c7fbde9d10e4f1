import * as z from 'zod'
import { supportTextLimits } from '../limits.ts'
import { textWithoutNul, UnixSeconds } from './scalars.ts'

/** A date can't be after the year 9999. */
const Moment = UnixSeconds.max(253_402_300_799)
/** `until` itself is excluded. */
const period = { since: Moment, until: Moment }
const inOrder = {
  path: ['until'],
  message: 'De laatste dag ligt voor de eerste.',
}
const isInOrder = ({ since, until }: { since: number; until: number }): boolean => since < until

export const ReportPeriod = z.strictObject(period).refine(isInOrder, inOrder)
export type ReportPeriod = z.infer<typeof ReportPeriod>

const text = (maxLength: number) => textWithoutNul(maxLength).default('')

/** Guidance at school, typed by a person. It is printed and never stored. Empty fields become blank lines. */
export const DyslexiaReportBody = z
  .strictObject({
    ...period,
    guided_by: text(supportTextLimits.line),
    guided_period: text(supportTextLimits.line),
    frequency: text(supportTextLimits.line),
    duration: text(supportTextLimits.line),
    goal: text(supportTextLimits.text),
    effect: text(supportTextLimits.text),
    has_annex: z.boolean().default(false),
  })
  .refine(isInOrder, inOrder)
export type DyslexiaReportBody = z.infer<typeof DyslexiaReportBody>

export const ExportTable = z.enum(['answers', 'measures', 'sessions'])
export type ExportTable = z.infer<typeof ExportTable>

export const ExportBody = z.strictObject({ ...period, table: ExportTable }).refine(isInOrder, inOrder)
export type ExportBody = z.infer<typeof ExportBody>
