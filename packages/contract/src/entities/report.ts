import * as z from 'zod'
import { supportLimits } from '../limits.ts'
import { textWithoutNul, UnixSeconds } from './scalars.ts'

/** A later day than the end of the year 9999 has no date. */
const Moment = UnixSeconds.max(253_402_300_799)
/** Of when a report or an export tells: from the first moment, up to and without the last. */
const period = { since: Moment, until: Moment }
const inOrder = {
  path: ['until'],
  message: 'De laatste dag ligt voor de eerste.',
}
const isInOrder = ({ since, until }: { since: number; until: number }): boolean => since < until

export const ReportPeriod = z.strictObject(period).refine(isInOrder, inOrder)
export type ReportPeriod = z.infer<typeof ReportPeriod>

const text = (maxLength: number) => textWithoutNul(maxLength).default('')

/**
 * What only a person knows of guidance on support level 3 (ondersteuningsniveau 3): it is printed in the report and stored
 * nowhere. What is empty becomes lines to write on.
 */
export const DyslexiaReportBody = z
  .strictObject({
    ...period,
    guided_by: text(supportLimits.line),
    guided_period: text(supportLimits.line),
    frequency: text(supportLimits.line),
    duration: text(supportLimits.line),
    goal: text(supportLimits.text),
    effect: text(supportLimits.text),
  })
  .refine(isInOrder, inOrder)
export type DyslexiaReportBody = z.infer<typeof DyslexiaReportBody>

/** Every answer, every topic of every measure, or every practice session, one a line. */
export const ExportTable = z.enum(['answers', 'measures', 'sessions'])
export type ExportTable = z.infer<typeof ExportTable>

export const ExportBody = z.strictObject({ ...period, table: ExportTable }).refine(isInOrder, inOrder)
export type ExportBody = z.infer<typeof ExportBody>
