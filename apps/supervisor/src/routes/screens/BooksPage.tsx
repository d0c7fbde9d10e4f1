import type { BookBody } from '@letterliaan/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSend } from '../../app/data/useSend.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { BookList } from '../../features/books/BookList.tsx'

/** The books that the children of the organisation are offered on their shelf. */
export function BooksPage() {
  const { client, queries, queryClient } = useServices()
  const { data: books } = useSuspenseQuery(queries.books)
  const { isBusy, send } = useSend()
  const refetch = () => queryClient.invalidateQueries({ queryKey: queries.books.queryKey })

  const add = (body: BookBody) =>
    send(async () => {
      await client.call('POST /api/v1/book', { body })
      await refetch()
    }, 'Het boek staat op de lijst.')
  const change = (id: number, body: BookBody) =>
    send(async () => {
      await client.call('PUT /api/v1/book/:id', { params: { id }, body })
      await refetch()
    }, 'Het boek is gewijzigd.')
  const remove = (id: number) =>
    send(async () => {
      await client.call('DELETE /api/v1/book/:id', { params: { id } })
      await refetch()
    }, 'Het boek is van de lijst.')

  return (
    <PageFrame
      title="Boeken"
      intro="Uw leerlingen zien deze titels als zij een gelezen boek op hun boekenplank zetten. Staat er een webadres bij, dan kunnen zij het boek daar openen."
    >
      <BookList books={books} isBusy={isBusy} onAdd={add} onChange={change} onRemove={remove} />
    </PageFrame>
  )
}
