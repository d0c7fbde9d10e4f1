import * as z from 'zod'
import { bookLimits } from '../limits.ts'
import { Id } from './scalars.ts'

/** A book of the organisation's list, or a child's own title, which only that child and supervisors see (RUL-5). */
export const Book = z.object({
  id: Id,
  title: z.string(),
  author: z.string(),
  file: z.string().nullable(),
  url: z.string().nullable(),
  student_id: Id.nullable(),
})
export type Book = z.infer<typeof Book>

const title = z.string().trim().min(1).max(bookLimits.title)

/** Only https, because other protocols could run code or open an unsafe page. */
const httpsAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'Een webadres begint met https://.' })
  .max(bookLimits.url)

/** Only supervisors may set `file` and `url`. */
export const BookBody = z.strictObject({
  title,
  author: z.string().trim().max(bookLimits.author).default(''),
  file: z.string().trim().min(1).max(bookLimits.file).nullable().default(null),
  url: httpsAddress.nullable().default(null),
})
export type BookBody = z.infer<typeof BookBody>

export const BookRead = z.object({ id: Id, title: z.string(), review: z.int().min(1).max(10) })
export type BookRead = z.infer<typeof BookRead>

export const BookReadBody = z.strictObject({ title, review: z.int().min(1).max(10) })
export type BookReadBody = z.infer<typeof BookReadBody>
