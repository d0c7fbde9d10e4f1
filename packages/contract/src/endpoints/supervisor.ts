import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  GroupWeek,
  Id,
  MarkedWord,
  Organisation,
  OrganisationBody,
  OrganisationRulesBody,
  ReviewStep,
  ReviewStepWords,
  SoundReviewWord,
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
  'PUT /api/v1/begeleider/organisation': {
    summary:
      'Decide for the organisation: its holidays, the size of ‘Door elkaar’, and whether children are asked their date of birth (if not, those that are stored are erased)',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    body: OrganisationBody,
    response: Organisation,
    idempotent: true,
  },
  'PUT /api/v1/begeleider/organisation/rules': {
    summary:
      'Decide what only an administrator decides: the name of the school, who may export, what a new child begins with',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'administrator',
    body: OrganisationRulesBody,
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
  'PUT /api/v1/begeleider/review/word/:id/mark': {
    summary: 'Mark a word as sounding odd, or take the mark away',
    tag: 'review',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    body: z.strictObject({ is_marked: z.boolean() }),
    response: SoundReviewWord,
    idempotent: true,
  },
})
