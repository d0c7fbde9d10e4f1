import { defineHandlers } from '../../plugins/contract/handler.ts'

export const activityRoutes = () =>
  defineHandlers({
    'POST /api/v1/activity': async ({ caller, body, transaction, now }) => {
      const { organisation_id, student_id } = caller
      const shown = { type: body.type, item_id: null, points: 0, created_at: now }
      const { id } = await transaction
        .insertInto('activity')
        .values({ organisation_id, student_id, ...shown })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, ...shown }
    },
  })
