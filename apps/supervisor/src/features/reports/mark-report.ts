import type { UserReport } from '@letterliaan/contract'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'

export interface ReportMark {
  readonly id: number
  readonly is_handled: boolean
}

export const markReport: ChangeOf<ReportMark, UserReport> = ({ client, queries }) => ({
  send: ({ id, is_handled }, idempotencyKey) =>
    client.call('PUT /api/v1/user-report/:id', { params: { id }, body: { is_handled }, idempotencyKey }),
  take: (marked, { id }, queryClient) =>
    queryClient.setQueryData(queries.reports.queryKey, (before) =>
      before?.map((report) => (report.id === id ? marked : report)),
    ),
  done: (_, { is_handled }) => (is_handled ? texts.told.handled : texts.told.opened),
})
