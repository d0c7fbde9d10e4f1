import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  ChildWeek,
  GroupWeek,
  Id,
  MarkedWord,
  Organisation,
  OrganisationChange,
  ReviewStep,
  ReviewStepWords,
  Supervisor,
  Today,
  TodayMarkBody,
} from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })

export const supervisorEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/me': {
    summary: 'The supervisor, or the member of a board, who calls',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'staff',
    ofOwnAccount: true,
    beforeSecondFactor: true,
    response: Supervisor,
  },
  'GET /api/v1/begeleider/organisation': {
    summary: 'The organisation of the caller, and what it decided for its children',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    response: Organisation,
  },
  'PATCH /api/v1/begeleider/organisation': {
    summary:
      'Decide for the organisation: its holidays, dictations and the size of ‘Door elkaar’. 403 for what only an administrator decides: its name and region, whether children are asked their date of birth (if not, those that are stored are erased), who may export, what a new child begins with, how long things are stored, and what it asks of its staff at login',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    body: OrganisationChange,
    response: Organisation,
    idempotent: true,
  },
  'GET /api/v1/begeleider/today': {
    summary: 'What needs the supervisor today, of the children that the caller sees',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    response: Today,
  },
  'PUT /api/v1/begeleider/student/:id/today': {
    summary: 'Put what ‘Vandaag’ tells of a student away as seen, or until next week; or take that back',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    body: TodayMarkBody,
    response: TodayMarkBody,
    idempotent: true,
  },
  'GET /api/v1/begeleider/group-week': {
    summary: 'What each group that the caller sees did this week',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    response: z.array(GroupWeek),
  },
  'GET /api/v1/begeleider/group/:id/child-week': {
    summary: 'The children of a group with their minutes of this week and the last, and the step of each',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    response: z.array(ChildWeek),
  },
  'GET /api/v1/begeleider/review/step': {
    summary: 'The steps whose words the organisation has, in the order of the curriculum',
    tag: 'review',
    auth: 'bearer',
    needs: 'supervisor',
    response: z.array(ReviewStep),
  },
  'GET /api/v1/begeleider/review/step/:id': {
    summary: 'The words of a step with all that is said of them',
    tag: 'review',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    response: ReviewStepWords,
  },
  'GET /api/v1/begeleider/review/marked': {
    summary: 'The words that somebody of the organisation marked as sounding odd, the latest first',
    tag: 'review',
    auth: 'bearer',
    needs: 'supervisor',
    response: z.array(MarkedWord),
  },
})
