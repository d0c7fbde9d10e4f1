import type { BookReadBody } from '@letterliaan/contract'
import type { OwnTitle } from './OwnTitleForm.tsx'

/** A book that a child adds, with the idempotency keys of the two calls that it takes. */
export interface BookCalls {
  readonly body: BookReadBody
  /** What goes on the list first; null if it stands there. */
  readonly ownTitle: OwnTitle | null
  readonly key: string
  readonly titleKey: string
}

/**
 * The calls that store a book. A call that `failed` before keeps its idempotency key, as it may have arrived. A call
 * whose content changed since gets a new key: under the old one the server would refuse it.
 */
export function bookCallsFor(
  failed: BookCalls | null,
  { body, ownTitle }: Pick<BookCalls, 'body' | 'ownTitle'>,
  newKey: () => string,
): BookCalls {
  const isSameBook = failed?.body.title === body.title && failed.body.review === body.review
  const isSameTitle =
    failed?.ownTitle?.title === ownTitle?.title && failed?.ownTitle?.author === ownTitle?.author
  return {
    body,
    ownTitle,
    key: isSameBook ? failed.key : newKey(),
    titleKey: failed !== null && isSameTitle ? failed.titleKey : newKey(),
  }
}
