import { defineEndpoints } from '../endpoint.ts'
import { Today } from '../entities/index.ts'

export const todayEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/today': {
    summary: 'What needs the supervisor today, of the children that the caller sees',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    response: Today,
  },
})
