import { useSuspenseQuery } from '@tanstack/react-query'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { BookList } from '../../features/books/BookList.tsx'
import { addresses } from '../../app/addresses.ts'
import { LessonTabs } from './LessonTabs.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from '../../features/books/texts.ts'

/** The books that the children of the organisation are offered on their shelf. */
export function BooksPage() {
  const { queries } = useServices()
  const { data: books } = useSuspenseQuery(queries.books)
  return (
    <PageFrame title={common.books} intro={texts.intro}>
      <LessonTabs current={addresses.books} />
      <BookList books={books} />
    </PageFrame>
  )
}
