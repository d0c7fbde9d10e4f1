import type { Book, BookBody } from '@letterliaan/contract'
import { texts } from './texts.ts'

/** The values of the form. A missing value is an empty string. */
export interface BookForm {
  readonly title: string
  readonly author: string
  readonly file: string
  readonly url: string
}

export type BookErrors = { readonly [K in keyof BookForm]?: string }

export const emptyBook: BookForm = { title: '', author: '', file: '', url: '' }

export const toBookForm = ({ title, author, file, url }: Book): BookForm => ({
  title,
  author,
  file: file ?? '',
  url: url ?? '',
})

export const toBookBody = ({ title, author, file, url }: BookForm): BookBody => ({
  title: title.trim(),
  author: author.trim(),
  file: file.trim() || null,
  url: url.trim() || null,
})

const isHttps = (text: string): boolean => {
  const address = URL.canParse(text) ? new URL(text) : null
  return address?.protocol === 'https:' && address.hostname.includes('.')
}

export const validateBook = ({ title, url }: BookForm): BookErrors => ({
  ...(title.trim() === '' && { title: texts.fields.needsTitle }),
  ...(url.trim() !== '' && !isHttps(url.trim()) && { url: texts.fields.wrongUrl }),
})
