import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  ChildHistory,
  Id,
  SessionBody,
  SessionRestoring,
  SessionVoiding,
  SessionWork,
  StudentSessions,
  UnixSeconds,
  VoidSessionBody,
} from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const common = { tag: 'mending', auth: 'bearer', needs: 'supervisor', params } as const

export const mendingEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/student/:id/session': {
    ...common,
    summary: 'When a child practised, the latest first, and which sessions were voided',
    response: StudentSessions,
  },
  'GET /api/v1/begeleider/student/:id/session/:started_at': {
    ...common,
    params: params.extend({ started_at: z.coerce.number().pipe(UnixSeconds) }),
    summary:
      'Each answer of a session of a child, by step and exercise. 409: no session began then, or it was voided',
    response: SessionWork,
  },
  'POST /api/v1/begeleider/student/:id/session/preview': {
    ...common,
    summary: 'What voiding sessions of a child would change; nothing is saved',
    body: SessionBody,
    response: SessionVoiding,
    changesNothing: true,
  },
  'POST /api/v1/begeleider/student/:id/session/void': {
    ...common,
    summary: 'Void sessions of a child: everything derived is as if it had never been',
    body: VoidSessionBody,
    response: SessionVoiding,
    idempotent: true,
  },
  'POST /api/v1/begeleider/voided-session/:id/preview': {
    ...common,
    summary: 'What letting a voided session count again would change; nothing is saved',
    response: SessionRestoring,
    changesNothing: true,
  },
  'POST /api/v1/begeleider/voided-session/:id/undo': {
    ...common,
    summary: 'Let a voided session count again',
    response: StudentSessions,
    idempotent: true,
  },
  'PATCH /api/v1/begeleider/step/:id': {
    ...common,
    summary:
      'Mark a passed step of a child as repeatable, or take the mark away. Or have a child begin a step again; what it answered, earned and passed in a toets stays. Or as if it had not: 409 where it was not, or the child began',
    body: z.strictObject({ is_repeatable: z.boolean().optional(), is_restarted: z.boolean().optional() }),
    response: z.object({}),
    idempotent: true,
  },
  'PUT /api/v1/begeleider/student/:id/badge/:badge_id': {
    ...common,
    params: params.extend({ badge_id: z.coerce.number().pipe(Id) }),
    summary:
      'Take back a badge that was given as a present, or give it back as it was. 409: the child earned or bought it itself, or has it',
    body: z.strictObject({ is_taken_back: z.boolean() }),
    response: z.object({}),
    idempotent: true,
  },
  'GET /api/v1/begeleider/student/:id/history': {
    ...common,
    summary:
      'What supervisors changed for a child, the latest first, at most two hundred; the steps in which it did something, and the badges that it was given as a present',
    response: ChildHistory,
  },
})
