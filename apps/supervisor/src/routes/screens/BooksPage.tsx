import { useSuspenseQuery } from '@tanstack/react-query'
import { useChange } from '../../app/data/useChange.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { addBook, changeBook, removeBook } from '../../features/books/book-changes.ts'
import { BookList } from '../../features/books/BookList.tsx'
import { addresses } from '../../app/addresses.ts'
import { LessonTabs } from './LessonTabs.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from '../../features/books/texts.ts'

/** The books that the children of the organisation are offered on their shelf. */
export function BooksPage() {
  const { queries } = useServices()
  const { data: books } = useSuspenseQuery(queries.books)
  const add = useChange(addBook)
  const change = useChange(changeBook)
  const remove = useChange(removeBook)

  return (
    <PageFrame title={common.books} intro={texts.intro}>
      <LessonTabs current={addresses.books} />
      <BookList
        books={books}
        isBusy={add.isBusy || change.isBusy || remove.isBusy}
        onAdd={add.run}
        onChange={(id, body) => change.run({ id, body })}
        onRemove={remove.run}
      />
    </PageFrame>
  )
}
