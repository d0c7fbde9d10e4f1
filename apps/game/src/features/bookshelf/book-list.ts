import type { Book } from '@letterliaan/contract'

const plain = (title: string): string => title.trim().toLocaleLowerCase('nl')

export function findBookAddress(title: string, books: readonly Book[]): string | null {
  const url = books.find((book) => plain(book.title) === plain(title) && book.url !== null)?.url ?? null
  return url?.startsWith('https://') === true ? url : null
}

export const isOnList = (title: string, books: readonly Book[]): boolean =>
  books.some((book) => plain(book.title) === plain(title))

export function suggestBooks(typed: string, books: readonly Book[]): readonly Book[] {
  const wanted = plain(typed)
  const isMeant = ({ title, author }: Book) => plain(title).includes(wanted) || plain(author).includes(wanted)
  return isOnList(typed, books) ? [] : books.filter(isMeant).slice(0, maxSuggestions)
}

/** A child would not read a longer list. */
const maxSuggestions = 5
