import type { BookRead, BookReadBody } from '@letterliaan/contract'
import { ApiError, randomId } from '@letterliaan/contract/client'
import { useNotify } from '@letterliaan/ui'
import { useSuspenseQuery } from '../../app/data/useQuery.ts'
import { useState } from 'react'
import { explainFailure } from '../../app/explain-failure.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { BookshelfScreen } from '../../features/bookshelf/BookshelfScreen.tsx'

interface Sent {
  readonly body: BookReadBody
  readonly key: string
}

/** The books that the child has read. */
export function BookshelfPage() {
  const { client, queries, queryClient } = useServices()
  const { data: booksRead } = useSuspenseQuery(queries.booksRead)
  const { data: books } = useSuspenseQuery(queries.books)
  const notify = useNotify()
  const [failed, setFailed] = useState<Sent | null>(null)

  const show = (change: (before: readonly BookRead[]) => BookRead[]) =>
    queryClient.setQueryData(queries.booksRead, change(queryClient.getQueryData(queries.booksRead) ?? []))

  async function add(body: BookReadBody): Promise<boolean> {
    // The same book sent again, after its answer was lost, is still one book.
    const isAgain = failed?.body.title === body.title && failed.body.review === body.review
    const key = isAgain ? failed.key : randomId()
    try {
      const book = await client.call('POST /api/v1/book-read', { body, idempotencyKey: key })
      show((before) => [book, ...before.filter(({ id }) => id !== book.id)])
      setFailed(null)
      notify('success', 'Het boek staat op je plank')
      return true
    } catch (error) {
      setFailed({ body, key })
      notify('error', explainFailure(error))
      return false
    }
  }

  async function remove({ id }: BookRead): Promise<boolean> {
    try {
      await client.call('DELETE /api/v1/book-read/:id', { params: { id } })
    } catch (error) {
      // Another tab was first.
      if (!(error instanceof ApiError && error.status === 404)) {
        notify('error', explainFailure(error))
        return false
      }
    }
    show((before) => before.filter((book) => book.id !== id))
    return true
  }

  return (
    <RouteScreen>
      <BookshelfScreen booksRead={booksRead} books={books} onAdd={add} onRemove={remove} />
    </RouteScreen>
  )
}
