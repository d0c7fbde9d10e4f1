import type { Book, BookBody } from '@letterliaan/contract'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import { forbidden, invalidInput } from '../../plugins/errors/problem-error.ts'

/** For children only. Throws 403. */
export function requireSubscription({ student_id, has_active_subscription }: UserCaller): void {
  if (student_id !== null && !has_active_subscription) throw forbidden('Je abonnement is verlopen.')
}

/** A supervisor edits all books, a child its own titles. Throws 403. */
export function requireBookAccess(caller: UserCaller, book: Book): void {
  requireSubscription(caller)
  if (caller.student_id !== null && book.student_id !== caller.student_id) {
    throw forbidden('Dit is alleen voor begeleiders.')
  }
}

/** Not an address from a child: it could be unsafe (422). A supervisor's address or file stays. */
export function toBookContent(
  { student_id }: UserCaller,
  body: BookBody,
  before: Pick<Book, 'file' | 'url'>,
): BookBody {
  if (student_id === null) return body
  const errors = {
    ...(isFilledIn(body.file, before.file) && { file: 'Een bestand vult je begeleider in.' }),
    ...(isFilledIn(body.url, before.url) && { url: 'Een webadres vult je begeleider in.' }),
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
  return { ...body, file: before.file, url: before.url }
}

const isFilledIn = (value: string | null, before: string | null): boolean =>
  value !== null && value !== before
