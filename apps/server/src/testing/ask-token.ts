import type { NewExchangeToken } from '@letterliaan/contract'
import type { TestCaller } from './http.ts'

export const askToken = (
  supervisor: TestCaller,
  id: number,
  body: Partial<NewExchangeToken> = { kind: 'login_card' },
) => supervisor.call('POST /api/v1/begeleider/student/:id/exchange-token', { params: { id }, body })
