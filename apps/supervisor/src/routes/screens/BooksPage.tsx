import { addresses, commonTexts, PageFrame, useData } from '../../app/index.ts'
import { BookList } from '../../features/books/BookList.tsx'
import { LessonTabs } from './LessonTabs.tsx'
import { texts } from '../../features/books/texts.ts'

export function BooksPage() {
  const [books] = useData((queries) => [queries.books])
  return (
    <PageFrame title={commonTexts.books} intro={texts.intro}>
      <LessonTabs current={addresses.books} />
      <BookList books={books} />
    </PageFrame>
  )
}
