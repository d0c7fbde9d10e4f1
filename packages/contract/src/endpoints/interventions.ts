import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  Id,
  Intervention,
  InterventionEvaluation,
  InterventionPlan,
  InterventionSessions,
  InterventionSummary,
  InterventionTopic,
  KeptMoments,
  GiveMeasureResult,
  MeasureKind,
  NormedMoments,
  Version,
} from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
/** The version that the caller stored and takes back: 409 if it was changed since. */
const undone = z.object({ version: Version.optional() })
const supervised = { tag: 'intervention', auth: 'bearer', needs: 'supervisor' } as const

export const interventionEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/intervention': {
    ...supervised,
    summary:
      'The interventions with a child that the caller sees, the latest first; those in the archive too',
    response: z.array(InterventionSummary),
  },
  'GET /api/v1/begeleider/intervention-topic': {
    ...supervised,
    summary: 'What an intervention may aim at: the topics that measures ask, in the order of the path',
    response: z.array(InterventionTopic),
  },
  'POST /api/v1/begeleider/intervention': {
    ...supervised,
    summary: 'Plan an intervention for some children',
    body: InterventionPlan,
    response: Intervention,
    success: 201,
    idempotent: true,
    perMinute: 60,
  },
  'GET /api/v1/begeleider/intervention/:id': {
    ...supervised,
    summary: 'An intervention: what is planned, what was done by the log, and what its measures tell',
    params,
    response: Intervention,
  },
  'PUT /api/v1/begeleider/intervention/:id': {
    ...supervised,
    summary: 'Change what is planned; children that the caller does not see stay in it',
    params,
    query: undone,
    body: InterventionPlan,
    response: Intervention,
    idempotent: true,
  },
  'PUT /api/v1/begeleider/intervention/:id/evaluation': {
    ...supervised,
    summary: 'Keep how an intervention went, in words',
    params,
    body: InterventionEvaluation,
    response: Intervention,
    idempotent: true,
  },
  'PUT /api/v1/begeleider/intervention/:id/sessions': {
    ...supervised,
    summary: 'Keep these sessions outside the app instead of those that were there; they count as done',
    params,
    query: undone,
    body: InterventionSessions,
    response: Intervention,
    idempotent: true,
  },
  'PUT /api/v1/begeleider/intervention/:id/trial': {
    ...supervised,
    summary: 'Compare two ways of practice within each child on words of a goal, or end it (null)',
    params,
    body: z.strictObject({ topic: z.string().min(1).max(40).nullable() }),
    response: Intervention,
    idempotent: true,
    perMinute: 60,
  },
  'PUT /api/v1/begeleider/intervention/:id/archived': {
    ...supervised,
    summary: 'Put an intervention into the archive, or take it out',
    params,
    body: z.strictObject({ is_archived: z.boolean() }),
    response: Intervention,
    idempotent: true,
  },
  'POST /api/v1/begeleider/intervention/:id/measure': {
    ...supervised,
    summary: 'Give its children a measure of its goals: sixteen words of each',
    params,
    body: z.strictObject({ kind: MeasureKind }),
    response: GiveMeasureResult,
    idempotent: true,
    perMinute: 60,
  },
  'GET /api/v1/begeleider/student/:id/normed-moment': {
    ...supervised,
    summary: 'Scores on tests with norms that the school wrote down for the dyslexia file of a child',
    params,
    response: KeptMoments,
  },
  'PUT /api/v1/begeleider/student/:id/normed-moment': {
    ...supervised,
    summary: 'Keep these scores instead of those that were there',
    params,
    query: undone,
    body: NormedMoments,
    response: KeptMoments,
    idempotent: true,
  },
})
