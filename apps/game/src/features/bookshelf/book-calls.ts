import type { BookReadBody } from '@letterliaan/contract'
import type { OwnTitle } from './OwnTitles.tsx'

export interface BookCalls {
  readonly body: BookReadBody
  readonly ownTitle: OwnTitle | null
  readonly key: string
  readonly titleKey: string
}

/** A `failed` call keeps its idempotency key, as the server may have it. Changed content has a new key. */
export function createBookCalls(
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
