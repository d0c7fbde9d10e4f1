import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { PasswordResets } from './service.ts'

export const passwordResetRoutes = (resets: PasswordResets) =>
  defineHandlers({
    'POST /api/v1/password-reset': async ({ body, address }) => {
      await resets.ask(body.username, address)
      return {}
    },
    'PUT /api/v1/password-reset': async ({ body }) => {
      await resets.choose(body)
      return {}
    },
  })
