import type { Database } from '../../db/database.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'
import { notFound } from '../../plugins/errors/problem-error.ts'
import type { LiveHub } from './hub.ts'
import { isOwnChannel } from './queries.ts'

export const liveRoutes = ({ queries }: Database, hub: LiveHub) =>
  defineHandlers({
    'GET /api/v1/live/:channel_id': async ({ caller, params, lastEventId }) => {
      if (!(await isOwnChannel(queries, caller.user_id, params.channel_id))) throw notFound()
      return hub.open(caller, lastEventId)
    },
    'GET /api/v1/begeleider/live': async ({ caller }) => hub.openForSupervisor(caller),
  })
