import * as z from 'zod'
import { defineEndpoints, params } from '../endpoint.ts'
import {
  ChildHistory,
  ErasureBody,
  Id,
  Privacy,
  SessionBody,
  SessionRestoring,
  SessionVoiding,
  SessionWork,
  StudentSessions,
  UnixSeconds,
  VoidSessionBody,
} from '../entities/index.ts'

const ofPrivacy = { tag: 'privacy', auth: 'bearer', needs: 'administrator' } as const
const ofMending = { tag: 'mending', auth: 'bearer', needs: 'supervisor', params } as const

export const dataEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/organisation/archive.zip': {
    summary: 'The whole organisation as one archive, to import in another installation',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'administrator',
    response: null,
    contentType: 'application/zip',
    perMinute: 3,
  },
  'GET /api/v1/begeleider/student/:id/file.zip': {
    tag: 'privacy',
    auth: 'bearer',
    needs: 'supervisor',
    summary: 'All that is stored of a child: pages to read, and leerling.json',
    params,
    response: null,
    contentType: 'application/zip',
    perMinute: 20,
  },
  'GET /api/v1/begeleider/privacy': {
    ...ofPrivacy,
    summary: 'Terms, children who are proposed for erasure, and what waits to be erased',
    response: Privacy,
  },
  'POST /api/v1/begeleider/erasure': {
    ...ofPrivacy,
    summary:
      'Ask to erase children, a member of staff or the organisation: after seven days, or once confirmed',
    body: ErasureBody,
    response: Privacy,
    success: 201,
    idempotent: true,
    repeatTellsState: true,
    perMinute: 60,
  },
  'POST /api/v1/begeleider/erasure/:id/confirm': {
    ...ofPrivacy,
    summary: 'Confirm it as a second administrator: it is erased at once',
    params,
    response: Privacy,
  },
  'POST /api/v1/begeleider/erasure/:id/cancel': {
    ...ofPrivacy,
    summary: 'Take the request back, until it has begun',
    params,
    response: Privacy,
    idempotent: true,
    repeatTellsState: true,
  },
  'GET /api/v1/begeleider/student/:id/session': {
    ...ofMending,
    summary: 'When a child practised, the latest first, and which sessions were voided',
    response: StudentSessions,
  },
  'GET /api/v1/begeleider/student/:id/session/:started_at': {
    ...ofMending,
    params: params.extend({ started_at: z.coerce.number().pipe(UnixSeconds) }),
    summary:
      'Each answer of a session of a child, by step and exercise. 409: no session began then, or it was voided',
    response: SessionWork,
  },
  'POST /api/v1/begeleider/student/:id/session/preview': {
    ...ofMending,
    summary: 'What voiding sessions of a child would change; nothing is saved',
    body: SessionBody,
    response: SessionVoiding,
    changesNothing: true,
  },
  'POST /api/v1/begeleider/student/:id/session/void': {
    ...ofMending,
    summary: 'Void sessions of a child: everything derived is as if it had never been',
    body: VoidSessionBody,
    response: SessionVoiding,
    idempotent: true,
  },
  'POST /api/v1/begeleider/voided-session/:id/preview': {
    ...ofMending,
    summary: 'What letting a voided session count again would change; nothing is saved',
    response: SessionRestoring,
    changesNothing: true,
  },
  'POST /api/v1/begeleider/voided-session/:id/undo': {
    ...ofMending,
    summary: 'Let a voided session count again',
    response: StudentSessions,
    idempotent: true,
  },
  'PATCH /api/v1/begeleider/step/:id': {
    ...ofMending,
    summary:
      'Mark a passed step of a child as repeatable, or take the mark away. Or have a child begin a step again; what it answered, earned and passed in a toets stays. Or as if it had not: 409 where it was not, or the child began',
    body: z.strictObject({ is_repeatable: z.boolean().optional(), is_restarted: z.boolean().optional() }),
    response: z.object({}),
    idempotent: true,
  },
  'PUT /api/v1/begeleider/student/:id/badge/:badge_id': {
    ...ofMending,
    params: params.extend({ badge_id: z.coerce.number().pipe(Id) }),
    summary:
      'Take back a badge that was given as a present, or give it back as it was. 409: the child earned or bought it itself, or has it',
    body: z.strictObject({ is_taken_back: z.boolean() }),
    response: z.object({}),
    idempotent: true,
  },
  'GET /api/v1/begeleider/student/:id/history': {
    ...ofMending,
    summary:
      'What supervisors changed for a child, the latest first, at most two hundred; the steps in which it did something, and the badges that it was given as a present',
    response: ChildHistory,
  },
})
