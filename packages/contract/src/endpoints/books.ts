import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Book, BookBody, BookRead, BookReadBody, Id } from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })

export const bookEndpoints = defineEndpoints({
  'GET /api/v1/book': {
    summary:
      'The books of the organisation and the own titles of the student (of all students for a supervisor), by title',
    tag: 'book',
    auth: 'bearer',
    needs: 'user',
    response: z.array(Book),
    revalidate: 'caller',
  },
  'GET /api/v1/book/:id': {
    summary: 'A book of the organisation, or an own title',
    specified: 'API-14',
    tag: 'book',
    auth: 'bearer',
    needs: 'user',
    params,
    response: Book,
  },
  'POST /api/v1/book': {
    summary: 'Put a book on the list: a supervisor of the organisation, a student a title of its own',
    tag: 'book',
    auth: 'bearer',
    needs: 'user',
    body: BookBody,
    response: Book,
    success: 201,
    idempotent: true,
  },
  'PUT /api/v1/book/:id': {
    summary: 'Change a book; a student its own title',
    tag: 'book',
    auth: 'bearer',
    needs: 'user',
    params,
    body: BookBody,
    response: Book,
    idempotent: true,
  },
  'DELETE /api/v1/book/:id': {
    summary: 'Take a book off the list, a student its own title; answers what it was',
    tag: 'book',
    auth: 'bearer',
    needs: 'user',
    params,
    response: Book,
    idempotent: true,
  },
  'GET /api/v1/book-read': {
    summary: 'The books that the student has read, the latest first',
    tag: 'book',
    auth: 'bearer',
    response: z.array(BookRead),
  },
  'POST /api/v1/book-read': {
    summary: 'Put a book that was read on the shelf, with a grade',
    tag: 'book',
    auth: 'bearer',
    body: BookReadBody,
    response: BookRead,
    success: 201,
    idempotent: true,
  },
  'DELETE /api/v1/book-read/:id': {
    summary: 'Take a book off the shelf; answers what it was',
    tag: 'book',
    auth: 'bearer',
    params,
    response: BookRead,
    idempotent: true,
  },
})
