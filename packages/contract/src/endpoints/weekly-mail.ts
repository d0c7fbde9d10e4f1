import { defineEndpoints } from '../endpoint.ts'
import { WeeklyMail, WeeklyMailBody } from '../entities/index.ts'

export const weeklyMailEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/weekly-mail': {
    summary: 'Does the caller want a letter each week, and can it be sent?',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    response: WeeklyMail,
  },
  'PUT /api/v1/begeleider/weekly-mail': {
    summary: 'Ask for a letter each week, with counts and no name of a child, or ask for it no longer',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    body: WeeklyMailBody,
    response: WeeklyMail,
    idempotent: true,
    ofOwnAccount: true,
  },
})
