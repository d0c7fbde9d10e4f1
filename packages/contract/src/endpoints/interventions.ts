import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  Id,
  Intervention,
  InterventionChange,
  InterventionPlan,
  InterventionSummary,
  InterventionTopic,
  GiveMeasureResult,
  MeasureKind,
  Version,
} from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
/** The version to undo, saved by the caller: 409 if it was changed since. */
const undone = z.object({ version: Version.optional() })
const supervised = { tag: 'intervention', auth: 'bearer', needs: 'supervisor' } as const

export const interventionEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/intervention': {
    ...supervised,
    summary:
      'The interventions with a child that the caller sees, the latest first; those in the archive too. With the topics that one may aim at: those that measures ask, in the order of the path',
    response: z.object({
      interventions: z.array(InterventionSummary),
      topics: z.array(InterventionTopic),
    }),
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
  'PATCH /api/v1/begeleider/intervention/:id': {
    ...supervised,
    summary:
      'Change the plan, its sessions outside the app, what is written of it or its comparison, or move it into the archive; children that the caller does not see stay in it',
    params,
    query: undone,
    body: InterventionChange,
    response: Intervention,
    idempotent: true,
    perMinute: 60,
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
})
