import { useSuspenseQuery } from '@tanstack/react-query'
import { addresses, commonTexts, PageFrame, useServices } from '../../app/index.ts'
import { BookList } from '../../features/books/BookList.tsx'
import { LessonTabs } from './LessonTabs.tsx'
import { texts } from '../../features/books/texts.ts'

export function BooksPage() {
  const { queries } = useServices()
  const { data: books } = useSuspenseQuery(queries.books)
  return (
    <PageFrame title={commonTexts.books} intro={texts.intro}>
      <LessonTabs current={addresses.books} />
      <BookList books={books} />
    </PageFrame>
  )
}
