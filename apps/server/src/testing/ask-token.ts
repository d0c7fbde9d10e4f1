import type { NewExchangeToken } from '@letterliaan/contract'
import { createCaller, type CalledServer, type TestCaller } from './http.ts'

export const askToken = (
  supervisor: TestCaller,
  id: number,
  body: Partial<NewExchangeToken> = { kind: 'login_card' },
) => supervisor.call('POST /api/v1/begeleider/student/:id/exchange-token', { params: { id }, body })

export const exchangeToken = (
  caller: TestCaller,
  token: string,
  pictures?: readonly string[] | null,
  headers: Readonly<Record<string, string>> = {},
) =>
  caller.call('POST /api/v1/exchange-token', {
    body: { grant_type: 'exchange_token', token, pictures: pictures ?? undefined },
    headers,
  })

export interface TestDevice extends TestCaller {
  readonly readCookie: () => string
}

export function createDevice(app: CalledServer, address: string): TestDevice {
  const anybody = createCaller(app, null)
  let cookie = ''
  return {
    readCookie: () => cookie,
    async call(name, sent = {}) {
      const headers = { 'x-forwarded-for': address, ...(cookie !== '' && { cookie }), ...sent.headers }
      const reply = await anybody.call(name, { ...sent, headers })
      cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie
      return reply
    },
  }
}
