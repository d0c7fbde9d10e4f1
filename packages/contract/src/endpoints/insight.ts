import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { GroupInsight, Id, InsightQuery, StudentInsight } from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const common = { tag: 'insight', auth: 'bearer', needs: 'supervisor', params, query: InsightQuery } as const

export const insightEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/student/:id/insight': {
    ...common,
    summary: 'A child: practice, mastery, errors, confusions, and why words are repeated',
    response: StudentInsight,
  },
  'GET /api/v1/begeleider/group/:id/insight': {
    ...common,
    summary: 'A group: its children by name, and how each does by spelling category',
    response: GroupInsight,
  },
})
