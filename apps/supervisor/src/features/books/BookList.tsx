import type { Book, BookBody } from '@letterliaan/contract'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { BookFields } from './BookFields.tsx'
import { BookRow } from './BookRow.tsx'
import styles from './Books.module.css'
import { emptyBook } from './validate-book.ts'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'

export interface BookListProps {
  readonly books: readonly Book[]
  readonly isBusy: boolean
  /** Each resolves to whether it was done. */
  readonly onAdd: (body: BookBody) => Promise<boolean>
  readonly onChange: (id: number, body: BookBody) => Promise<boolean>
  readonly onRemove: (id: number) => Promise<boolean>
}

export function BookList({ books, isBusy, onAdd, onChange, onRemove }: BookListProps) {
  return (
    <>
      <Panel title={texts.adding.title}>
        <BookFields book={emptyBook} isBusy={isBusy} submitLabel={common.add} onSave={onAdd} />
      </Panel>
      {books.length === 0 ? (
        <EmptyState title={texts.none} buddy={5}>
          {texts.addFirst}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={common.books}>
          {books.map((book) => (
            <BookRow
              key={book.id}
              book={book}
              isBusy={isBusy}
              onChange={(body) => onChange(book.id, body)}
              onRemove={() => onRemove(book.id)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
