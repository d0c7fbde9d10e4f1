import type { Erasure, ErasureBody, Privacy, RetentionTerms } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import { saveFile } from '../../app/save-file.ts'
import * as texts from './texts.ts'

/** A child that waits is in the archive, or back out of it. */
const shownElsewhere = [['students'], ['groups'], ['today']] as const

export const downloadChild = (client: Client, id: number, name: string): Change<null, ArrayBuffer> => ({
  send: () => client.call('GET /api/v1/begeleider/student/:id/file.zip', { params: { id } }),
  take: (bytes) => saveFile(fill(texts.child.file, { name }), bytes, 'application/zip'),
  done: () => texts.child.downloaded,
})

export const downloadSchool = (client: Client, name: string): Change<null, ArrayBuffer> => ({
  send: () => client.call('GET /api/v1/begeleider/organisation/archive.zip', {}),
  take: (bytes) => saveFile(fill(texts.archive.file, { name }), bytes, 'application/zip'),
  done: () => texts.archive.downloaded,
})

export const askErasure = (client: Client, queries: Queries): Change<ErasureBody, Privacy> => ({
  send: (body, idempotencyKey) => client.call('POST /api/v1/begeleider/erasure', { body, idempotencyKey }),
  take: (privacy, _, queryClient) => queryClient.setQueryData(queries.privacy.queryKey, privacy),
  stale: shownElsewhere,
  staleWhenFailed: [queries.privacy.queryKey],
  done: (_, body) =>
    fill(texts.dialog.asked, { count: body.subject === 'child' ? body.student_ids.length : 1 }),
})

export const confirmErasure = (client: Client, queries: Queries): Change<Pick<Erasure, 'id'>, Privacy> => ({
  send: ({ id }) => client.call('POST /api/v1/begeleider/erasure/:id/confirm', { params: { id } }),
  take: (privacy, _, queryClient) => queryClient.setQueryData(queries.privacy.queryKey, privacy),
  staleWhenFailed: [queries.privacy.queryKey],
  done: () => texts.waiting.confirmed,
})

export const cancelErasure = (client: Client, queries: Queries): Change<Pick<Erasure, 'id'>, Privacy> => ({
  send: ({ id }, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/erasure/:id/cancel', { params: { id }, idempotencyKey }),
  take: (privacy, _, queryClient) => queryClient.setQueryData(queries.privacy.queryKey, privacy),
  stale: shownElsewhere,
  staleWhenFailed: [queries.privacy.queryKey],
  done: () => texts.waiting.cancelled,
})

export const changeTerms = (client: Client, queries: Queries): Change<RetentionTerms, Privacy> => ({
  send: (body, idempotencyKey) =>
    client.call('PUT /api/v1/begeleider/privacy/terms', { body, idempotencyKey }),
  take: (privacy, _, queryClient) => queryClient.setQueryData(queries.privacy.queryKey, privacy),
  done: () => texts.terms.done,
})
