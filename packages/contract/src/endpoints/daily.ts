import { defineEndpoints } from '../endpoint.ts'
import { Daily } from '../entities/index.ts'

export const dailyEndpoints = defineEndpoints({
  'GET /api/v1/daily': {
    summary: 'What is new for the student today, and which animals hatched over its days of practice',
    tag: 'daily',
    auth: 'bearer',
    needs: 'student',
    response: Daily,
  },
})
