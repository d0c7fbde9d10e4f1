import { defineHandlers } from '../../plugins/contract/handler.ts'
import { logActivity } from './log.ts'

export const activityRoutes = () =>
  defineHandlers({
    'POST /api/v1/activity': async ({ caller, body, transaction, now }) => {
      const activity = { type: body.type, item_id: null }
      const id = await logActivity(transaction, caller, activity, now)
      return { id, ...activity, points: 0, created_at: now }
    },
  })
