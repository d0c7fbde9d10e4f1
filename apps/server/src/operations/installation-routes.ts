import type { Installation } from '@letterliaan/contract'
import { defineHandlers } from '../plugins/contract/handler.ts'

export const installationRoutes = (installation: Installation) =>
  defineHandlers({ 'GET /api/v1/installation': async () => installation })
