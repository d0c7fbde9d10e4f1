import type { Book } from '@letterliaan/contract'

const plain = (title: string): string => title.trim().toLocaleLowerCase('nl')

/** Where a child can open the book with this title: at the organisation's address for it, https only; null for none. */
export function bookAddressOf(title: string, books: readonly Book[]): string | null {
  const url = books.find((book) => plain(book.title) === plain(title) && book.url !== null)?.url ?? null
  return url?.startsWith('https://') === true ? url : null
}

/** Does a book with this title stand on the list? */
export const isOnList = (title: string, books: readonly Book[]): boolean =>
  books.some((book) => plain(book.title) === plain(title))

/** The books of the list that a child may mean: what it typed stands in the title or the writer's name. */
export function suggestBooks(typed: string, books: readonly Book[]): readonly Book[] {
  const wanted = plain(typed)
  const isMeant = ({ title, author }: Book) => plain(title).includes(wanted) || plain(author).includes(wanted)
  return isOnList(typed, books) ? [] : books.filter(isMeant).slice(0, maxSuggestions)
}

/** More than these a child does not read. */
const maxSuggestions = 5
