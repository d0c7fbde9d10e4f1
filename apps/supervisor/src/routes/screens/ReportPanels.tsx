import type { Client } from '@letterliaan/contract/client'
import { useAttempt } from '../../app/data/useAttempt.ts'
import { useServices } from '../../app/useServices.ts'
import { childOffers, groupOffers, type ReportRequest } from '../../features/insight/report-files.ts'
import { ReportPanel } from '../../features/insight/ReportPanel.tsx'

interface Reported {
  readonly id: number
  readonly name: string
}

/** Files about a child. */
export function ChildReports({ id, name }: Reported) {
  const { client } = useServices()
  const { attempt } = useAttempt()
  return (
    <ReportPanel
      name={name}
      offers={childOffers}
      onMake={(request) => attempt(() => makeChildFile(client, id, request))}
    />
  )
}

/** Files about a group. */
export function GroupReports({ id, name }: Reported) {
  const { client } = useServices()
  const { attempt } = useAttempt()
  return (
    <ReportPanel
      name={name}
      offers={groupOffers}
      onMake={(request) => attempt(() => makeGroupFile(client, id, request))}
    />
  )
}

function makeChildFile(
  client: Client,
  id: number,
  { kind, period, support }: ReportRequest,
): Promise<ArrayBuffer> {
  const params = { id }
  switch (kind) {
    case 'parents':
      return client.call('POST /api/v1/begeleider/student/:id/report/parents', { params, body: period })
    case 'dyslexia': {
      const body = { ...period, ...support }
      return client.call('POST /api/v1/begeleider/student/:id/report/dyslexia', { params, body })
    }
    case 'uwlr':
      return client.call('POST /api/v1/begeleider/student/:id/uwlr', { params, body: period })
    case 'group':
      throw new Error('A child has no report of a group.')
    case 'answers':
    case 'measures':
    case 'sessions':
      return client.call('POST /api/v1/begeleider/student/:id/csv', {
        params,
        body: { ...period, table: kind },
      })
  }
}

function makeGroupFile(client: Client, id: number, { kind, period }: ReportRequest): Promise<ArrayBuffer> {
  const params = { id }
  switch (kind) {
    case 'group':
      return client.call('POST /api/v1/begeleider/group/:id/report', { params, body: period })
    case 'uwlr':
      return client.call('POST /api/v1/begeleider/group/:id/uwlr', { params, body: period })
    case 'parents':
    case 'dyslexia':
      throw new Error('A group has no report of a child.')
    case 'answers':
    case 'measures':
    case 'sessions':
      return client.call('POST /api/v1/begeleider/group/:id/csv', {
        params,
        body: { ...period, table: kind },
      })
  }
}
