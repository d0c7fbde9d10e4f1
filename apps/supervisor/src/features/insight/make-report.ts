import type { ChangeOf } from '../../app/data/change.ts'
import type { ReportRequest } from './report-files.ts'

export const makeReportFile =
  (scope: 'student' | 'group', id: number): ChangeOf<ReportRequest, ArrayBuffer> =>
  ({ client }) => ({
    changesNothing: true,
    async send({ kind, period, support }) {
      const params = { scope, id }
      switch (kind) {
        case 'parents':
          return client.call('POST /api/v1/begeleider/student/:id/report/parents', { params, body: period })
        case 'dyslexia':
        case 'dyslexia_annex': {
          const body = { ...period, ...support, has_annex: kind === 'dyslexia_annex' }
          return client.call('POST /api/v1/begeleider/student/:id/report/dyslexia', { params, body })
        }
        case 'uwlr':
          return client.call('POST /api/v1/begeleider/:scope/:id/uwlr', { params, body: period })
        case 'answers':
        case 'measures':
        case 'sessions':
          return client.call('POST /api/v1/begeleider/:scope/:id/csv', {
            params,
            body: { ...period, table: kind },
          })
      }
    },
  })
