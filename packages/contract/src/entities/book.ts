import * as z from 'zod'
import { bookLimits } from '../limits.ts'
import { Id } from './scalars.ts'

/**
 * A book of the organisation's list, which a supervisor keeps, or a title that a child put there itself: seen by that child
 * and the supervisors only (RUL-5).
 */
export const Book = z.object({
  id: Id,
  title: z.string(),
  author: z.string(),
  /** Where the organisation keeps it as a file; null when it has none. */
  file: z.string().nullable(),
  /** Where a child can read or hear it, https only; null when nowhere. */
  url: z.string().nullable(),
  /** The child whose own title it is; null for a book of the organisation. */
  student_id: Id.nullable(),
})
export type Book = z.infer<typeof Book>

const title = z.string().trim().min(1).max(bookLimits.title)

/** Another protocol would run code or send a child somewhere unguarded. */
const httpsAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'Een webadres begint met https://.' })
  .max(bookLimits.url)

/** A book as it is put on the list. A child tells its title and author: `file` and `url` are for supervisors. */
export const BookBody = z.strictObject({
  title,
  author: z.string().trim().max(bookLimits.author).default(''),
  file: z.string().trim().min(1).max(bookLimits.file).nullable().default(null),
  url: httpsAddress.nullable().default(null),
})
export type BookBody = z.infer<typeof BookBody>

/** A book that a child has read, with its grade (RUL-5). */
export const BookRead = z.object({ id: Id, title: z.string(), review: z.int().min(1).max(10) })
export type BookRead = z.infer<typeof BookRead>

export const BookReadBody = z.strictObject({ title, review: z.int().min(1).max(10) })
export type BookReadBody = z.infer<typeof BookReadBody>
