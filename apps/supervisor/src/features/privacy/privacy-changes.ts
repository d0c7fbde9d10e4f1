import type { Erasure, ErasureBody, Privacy, RetentionTerms } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import type { ChangeOf } from '../../app/data/change.ts'
import { saveFile } from '../../app/save-file.ts'
import { texts } from './texts.ts'

/** These change too, because requesting or cancelling an erasure archives or restores the child. */
const shownElsewhere = [['students'], ['groups'], ['today']] as const

export const downloadChild =
  (id: number, name: string): ChangeOf<null, ArrayBuffer> =>
  ({ client }) => ({
    send: () => client.call('GET /api/v1/begeleider/student/:id/file.zip', { params: { id } }),
    take: (bytes) => saveFile(fill(texts.child.file, { name }), bytes, 'application/zip'),
    done: () => texts.child.downloaded,
  })

export const downloadSchool =
  (name: string): ChangeOf<null, ArrayBuffer> =>
  ({ client }) => ({
    send: () => client.call('GET /api/v1/begeleider/organisation/archive.zip', {}),
    take: (bytes) => saveFile(fill(texts.archive.file, { name }), bytes, 'application/zip'),
    done: () => texts.archive.downloaded,
  })

export const askErasure: ChangeOf<ErasureBody, Privacy> = ({ client, queries }) => ({
  send: (body, idempotencyKey) => client.call('POST /api/v1/begeleider/erasure', { body, idempotencyKey }),
  take: (privacy, _, queryClient) => queryClient.setQueryData(queries.privacy.queryKey, privacy),
  stale: shownElsewhere,
  staleWhenFailed: [queries.privacy.queryKey],
  done: (_, body) =>
    fill(texts.dialog.asked, { count: body.subject === 'child' ? body.student_ids.length : 1 }),
})

export const confirmErasure: ChangeOf<Pick<Erasure, 'id'>, Privacy> = ({ client, queries }) => ({
  send: ({ id }) => client.call('POST /api/v1/begeleider/erasure/:id/confirm', { params: { id } }),
  take: (privacy, _, queryClient) => queryClient.setQueryData(queries.privacy.queryKey, privacy),
  staleWhenFailed: [queries.privacy.queryKey],
  done: () => texts.waiting.confirmed,
})

export const cancelErasure: ChangeOf<Pick<Erasure, 'id'>, Privacy> = ({ client, queries }) => ({
  send: ({ id }, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/erasure/:id/cancel', { params: { id }, idempotencyKey }),
  take: (privacy, _, queryClient) => queryClient.setQueryData(queries.privacy.queryKey, privacy),
  stale: shownElsewhere,
  staleWhenFailed: [queries.privacy.queryKey],
  done: () => texts.waiting.cancelled,
})

export const changeTerms: ChangeOf<RetentionTerms, unknown> = ({ client, queries }) => ({
  send: (terms, idempotencyKey) =>
    client.call('PATCH /api/v1/begeleider/organisation', { body: { terms }, idempotencyKey }),
  stale: [queries.privacy.queryKey],
  done: () => texts.terms.done,
})
