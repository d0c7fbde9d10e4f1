import { sessionPauseSeconds } from '@letterliaan/contract/limits'
import type { Database } from '../../db/database.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'
import { createNotFoundError } from '../../plugins/errors/problem-error.ts'
import type { LiveHub } from './hub.ts'
import { findLastWorkEvents, isOwnChannel } from './queries.ts'

export const createLiveRoutes = ({ queries }: Database, hub: LiveHub) =>
  defineHandlers({
    'GET /api/v1/live/:channel_id': async ({ caller, params, lastEventId }) => {
      if (!(await isOwnChannel(queries, caller.user_id, params.channel_id))) throw createNotFoundError()
      return hub.open(caller, lastEventId)
    },
    'GET /api/v1/begeleider/live': async ({ caller }) => hub.openForSupervisor(caller),
    'GET /api/v1/begeleider/live/now': async ({ caller, now }) => {
      const events = await findLastWorkEvents(queries, caller, now - sessionPauseSeconds)
      return { time: now, events: events.map(({ id, event }) => ({ id, event })) }
    },
  })
