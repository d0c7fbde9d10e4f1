import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { LiveEvent } from '../entities/index.ts'

export const liveEndpoints = defineEndpoints({
  'GET /api/v1/live/:channel_id': {
    summary:
      'What happens to the caller, as it happens: server-sent events on the caller’s own channel. `Last-Event-ID` brings back what was missed and is still valid',
    tag: 'live',
    auth: 'bearer',
    needs: 'student',
    params: z.object({ channel_id: z.string().max(100) }),
    response: null,
    contentType: 'text/event-stream',
    events: LiveEvent,
  },
})
