import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Id, UserReport, UserReportBody } from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })

export const userReportEndpoints = defineEndpoints({
  'POST /api/v1/user-report': {
    summary: 'Report that something is wrong',
    tag: 'report',
    auth: 'bearer',
    needs: 'user',
    body: UserReportBody,
    response: UserReport,
    success: 201,
    idempotent: true,
    perMinute: 60,
  },
  'GET /api/v1/user-report': {
    summary:
      'The reports of the organisation with all that was sent along, those that wait first, the latest first',
    tag: 'report',
    auth: 'bearer',
    needs: 'supervisor',
    response: z.array(UserReport),
  },
  'PUT /api/v1/user-report/:id': {
    summary: 'Mark a report as handled, or as waiting again',
    tag: 'report',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    body: z.strictObject({ is_handled: z.boolean() }),
    response: UserReport,
    idempotent: true,
  },
})
