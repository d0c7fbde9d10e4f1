import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  CalmProfile,
  ExchangeToken,
  Id,
  NewExchangeToken,
  StudentChange,
  StudentPassword,
  SupervisedStudent,
} from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })

/** Calls that return a secret accept no Idempotency-Key, which would store it (ADR 15). */
export const studentEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/student': {
    summary: 'The students that the caller sees, by name: those who take part, or those who were archived',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    query: z.object({ archived: z.enum(['true', 'false']).default('false') }),
    response: z.array(SupervisedStudent),
  },
  'PATCH /api/v1/begeleider/student/:id': {
    summary:
      'Change the real name of a student, which it can no longer change itself, its school group or choices of its calm profile; its path stays, its open game follows at once. Or let it in: for a quarter of an hour wrong attempts of before, and of strangers, do not hold it up',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    body: StudentChange,
    response: CalmProfile,
    idempotent: true,
  },
  'GET /api/v1/begeleider/student/:id/calm-profile': {
    summary: 'The calm profile of a student',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    response: CalmProfile,
  },
  'POST /api/v1/begeleider/student/:id/exchange-token': {
    summary:
      'Make a token to log in as a student; it and the pictures that it may ask for are told this once. A new login card replaces the one before',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    body: NewExchangeToken,
    response: ExchangeToken,
    success: 201,
    perMinute: 120,
  },
  'POST /api/v1/begeleider/student/:id/password': {
    summary: 'Make a new password for a student, told this once; every login of the student ends',
    tag: 'begeleider',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    response: StudentPassword,
    success: 201,
    perMinute: 60,
  },
})
