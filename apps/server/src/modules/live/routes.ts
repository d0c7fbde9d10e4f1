import type { Database } from '../../db/database.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'
import { notFound } from '../../plugins/errors/problem-error.ts'
import type { ReviewWords } from '../sound/review/review-words.ts'
import type { LiveHub } from './hub.ts'
import { isOwnChannel } from './repository.ts'
import { sendAudio } from './send-audio.ts'

export const liveRoutes = (database: Database, hub: LiveHub, words: ReviewWords) =>
  defineHandlers({
    'GET /api/v1/live/:channel_id': async ({ caller, params, lastEventId }) => {
      if (!(await isOwnChannel(database.queries, caller.user_id, params.channel_id))) throw notFound()
      return hub.open(caller, lastEventId)
    },
    'POST /api/v1/begeleider/student/:id/audio': ({ caller, params, body, transaction, now }) =>
      sendAudio(database, words, { transaction, caller, student_id: params.id, now }, body),

    'GET /api/v1/begeleider/live': async ({ caller }) => hub.openForSupervisor(caller),
  })
