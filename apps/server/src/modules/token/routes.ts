import { defineHandlers } from '../../plugins/contract/handler.ts'
import type { TokenService } from './service.ts'

export const tokenRoutes = (service: TokenService) =>
  defineHandlers({
    'POST /oauth2/token/create': ({ body, address }) => service.create(body, address),
    'POST /oauth2/token/revoke': async ({ body }) => {
      await service.revoke(body)
      return {}
    },
    'POST /api/v1/exchange-token': ({ body, address }) => service.exchange(body, address),
  })
