import type { Book, BookRead, BookReadBody } from '@letterliaan/contract'
import { ApiError, createRandomId } from '@letterliaan/contract/client'
import { bookshelfTexts } from '@letterliaan/texts/bookshelf'
import { useNotify } from '@letterliaan/ui'
import { useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { useState } from 'react'
import { toFailureLine } from '../../app/explain-failure.ts'
import { LazyGreatBook } from '../../app/story/LazyStory.tsx'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { createBookCalls, type BookCalls } from '../../features/bookshelf/book-calls.ts'
import { BookshelfScreen } from '../../features/bookshelf/BookshelfScreen.tsx'
import type { OwnTitle } from '../../features/bookshelf/OwnTitles.tsx'

export function BookshelfPage() {
  const { client, queries, queryClient } = useServices()
  const { data: booksRead } = useSuspenseQuery(queries.booksRead)
  const { data: books } = useSuspenseQuery(queries.books)
  const notify = useNotify()
  const [failed, setFailed] = useState<BookCalls | null>(null)

  const show = (change: (before: readonly BookRead[]) => BookRead[]) =>
    queryClient.setQueryData(queries.booksRead, change(queryClient.getQueryData(queries.booksRead) ?? []))

  const showTitles = (change: (before: readonly Book[]) => Book[]) =>
    queryClient.setQueryData(queries.books, change(queryClient.getQueryData(queries.books) ?? []))

  async function add(body: BookReadBody, ownTitle: OwnTitle | null): Promise<boolean> {
    const calls = createBookCalls(failed, { body, ownTitle }, createRandomId)
    const { key, titleKey } = calls
    try {
      if (ownTitle !== null) {
        const title = await client.call('POST /api/v1/book', { body: ownTitle, idempotencyKey: titleKey })
        showTitles((before) => [...before.filter(({ id }) => id !== title.id), title])
      }
      const book = await client.call('POST /api/v1/book-read', { body, idempotencyKey: key })
      show((before) => [book, ...before.filter(({ id }) => id !== book.id)])
      setFailed(null)
      notify('success', bookshelfTexts.onShelf)
      return true
    } catch (error) {
      setFailed(calls)
      notify('error', toFailureLine(error))
      return false
    }
  }

  async function remove({ id }: BookRead): Promise<boolean> {
    try {
      await client.call('DELETE /api/v1/book-read/:id', { params: { id } })
    } catch (error) {
      // Another tab has already removed it.
      if (!(error instanceof ApiError && error.status === 404)) {
        notify('error', toFailureLine(error))
        return false
      }
    }
    show((before) => before.filter((book) => book.id !== id))
    return true
  }

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      notify('error', toFailureLine(error))
      return false
    }
  }

  const changeTitle = (id: number, body: OwnTitle) =>
    attempt(async () => {
      const title = await client.call('PUT /api/v1/book/:id', { params: { id }, body })
      showTitles((before) => before.map((shelfBook) => (shelfBook.id === id ? title : shelfBook)))
    })

  const removeTitle = (id: number) =>
    attempt(async () => {
      try {
        await client.call('DELETE /api/v1/book/:id', { params: { id } })
      } catch (error) {
        // Another tab has already removed it.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
      showTitles((before) => before.filter((shelfBook) => shelfBook.id !== id))
    })

  return (
    <RouteScreen>
      <BookshelfScreen
        booksRead={booksRead}
        books={books}
        onAdd={add}
        onRemove={remove}
        onChangeTitle={changeTitle}
        onRemoveTitle={removeTitle}
        greatBook={<LazyGreatBook />}
      />
    </RouteScreen>
  )
}
