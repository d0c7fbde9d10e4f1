import type { Client } from '@letterliaan/contract/client'
import { queryOptions } from '@tanstack/react-query'

/** What the pages fetch, each under its own key. */
export function createQueries(client: Client) {
  return {
    students: queryOptions({
      queryKey: ['students'],
      queryFn: ({ signal }) => client.call('GET /api/v1/begeleider/student', { signal }),
    }),
    levels: queryOptions({
      queryKey: ['levels'],
      queryFn: ({ signal }) => client.call('GET /api/v1/level', { signal }),
    }),
    me: queryOptions({
      queryKey: ['me'],
      queryFn: ({ signal }) => client.call('GET /api/v1/begeleider/me', { signal }),
    }),
    steps: queryOptions({
      queryKey: ['steps'],
      queryFn: ({ signal }) => client.call('GET /api/v1/begeleider/review/step', { signal }),
    }),
    step: (id: number) =>
      queryOptions({
        queryKey: ['step', id],
        queryFn: ({ signal }) =>
          client.call('GET /api/v1/begeleider/review/step/:id', { params: { id }, signal }),
      }),
    marked: queryOptions({
      queryKey: ['marked'],
      queryFn: ({ signal }) => client.call('GET /api/v1/begeleider/review/marked', { signal }),
    }),
    books: queryOptions({
      queryKey: ['books'],
      queryFn: ({ signal }) => client.call('GET /api/v1/book', { signal }),
    }),
    reports: queryOptions({
      queryKey: ['reports'],
      queryFn: ({ signal }) => client.call('GET /api/v1/user-report', { signal }),
    }),
    report: (id: number) =>
      queryOptions({
        queryKey: ['report', id],
        queryFn: ({ signal }) => client.call('GET /api/v1/user-report/:id', { params: { id }, signal }),
      }),
  }
}

export type Queries = ReturnType<typeof createQueries>
