import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { CalmProfile, Id, OwnCalmProfileChanges } from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const common = { tag: 'calm-profile', auth: 'bearer', response: CalmProfile } as const

export const calmProfileEndpoints = defineEndpoints({
  'PUT /api/v1/user/me/calm-profile': {
    ...common,
    summary: 'Change choices of the caller’s own calm profile; it comes with GET /api/v1/user/me/',
    body: OwnCalmProfileChanges,
    needs: 'student',
    idempotent: true,
  },
  'GET /api/v1/begeleider/student/:id/calm-profile': {
    ...common,
    summary: 'The calm profile of a student',
    params,
    needs: 'supervisor',
  },
})
