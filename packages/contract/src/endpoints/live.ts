import * as z from 'zod'
import { defineEndpoints, params } from '../endpoint.ts'
import { encouragementLimits } from '../limits.ts'
import {
  Badge,
  Difficulty,
  Encouragement,
  Id,
  LiveEvent,
  NumberedWorkEvent,
  SupervisorLiveEvent,
  UnixSeconds,
} from '../entities/index.ts'
import { AudioType } from './sound.ts'

export const SendLiveSoundBody = z.strictObject({ word_id: Id, type: AudioType.exclude(['part']) })
export type SendLiveSoundBody = z.infer<typeof SendLiveSoundBody>

/** `time` is the server's clock. */
export const LiveAudio = z.object({ time: UnixSeconds, url: z.string() })
export type LiveAudio = z.infer<typeof LiveAudio>

const message = z
  .string()
  .trim()
  .min(1)
  .max(encouragementLimits.message)
  .regex(/^\P{Cc}*$/u)

export const EncouragementBody = z.strictObject({ message })

export const GiveBadgeBody = z.strictObject({ badge_id: Id, message: message.optional() })

const ofStudent = { tag: 'live', auth: 'bearer', needs: 'supervisor' } as const

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
  'POST /api/v1/begeleider/student/:id/audio': {
    summary:
      'Let a student hear a sound of a word now: an `audio` event on the student’s live channel, worth hearing for ten seconds',
    tag: 'live',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    body: SendLiveSoundBody,
    response: LiveAudio,
    success: 201,
    idempotent: true,
    perMinute: 60,
  },
  'POST /api/v1/begeleider/student/:id/encouragement': {
    ...ofStudent,
    summary:
      'Say a word to a student at work: an `encouragement` event on its live channel, shown beside its work',
    params,
    body: EncouragementBody,
    response: Encouragement,
    success: 201,
    idempotent: true,
    perMinute: 60,
  },
  'GET /api/v1/begeleider/student/:id/badge': {
    ...ofStudent,
    summary: 'The badges that can be given to a student, and those that it has',
    params,
    response: z.array(Badge),
  },
  'POST /api/v1/begeleider/student/:id/badge': {
    ...ofStudent,
    summary:
      'Give a student a badge as a present: a `badge_present` event on its live channel. 409: it has that badge',
    params,
    body: GiveBadgeBody,
    response: Badge,
    success: 201,
    idempotent: true,
    perMinute: 60,
  },
  'POST /api/v1/begeleider/student/:id/exercise/:exercise_id/reset': {
    ...ofStudent,
    summary:
      'Have a student begin an exercise anew at a difficulty, with all its words: an `exercise_reset` event on its live channel. What it answered and earned stays',
    params: params.extend({ exercise_id: params.shape.id }),
    body: z.strictObject({ difficulty: Difficulty }),
    response: z.object({ exercise_id: Id, difficulty: Difficulty }),
    idempotent: true,
    perMinute: 60,
  },
  'GET /api/v1/begeleider/live': {
    summary:
      'Where the children of the supervisor are in their exercises and how they answer, as they go on: server-sent events. It begins with what is still valid',
    tag: 'live',
    auth: 'bearer',
    needs: 'supervisor',
    response: null,
    contentType: 'text/event-stream',
    events: SupervisorLiveEvent,
  },
  'GET /api/v1/begeleider/live/now': {
    summary:
      'What the children of the supervisor who are at work did last, for whoever opens the stream: the last events of each, in order',
    tag: 'live',
    auth: 'bearer',
    needs: 'supervisor',
    response: z.object({ time: UnixSeconds, events: z.array(NumberedWorkEvent) }),
  },
})
