import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { ErasureBody, Id, Privacy } from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const administrator = { tag: 'privacy', auth: 'bearer', needs: 'administrator' } as const

export const privacyEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/student/:id/file.zip': {
    tag: 'privacy',
    auth: 'bearer',
    needs: 'supervisor',
    summary: 'All that is stored of a child: pages to read, and leerling.json',
    params,
    response: null,
    contentType: 'application/zip',
    perMinute: 20,
  },
  'GET /api/v1/begeleider/privacy': {
    ...administrator,
    summary: 'Terms, children who are proposed for erasure, and what waits to be erased',
    response: Privacy,
  },
  'POST /api/v1/begeleider/erasure': {
    ...administrator,
    summary:
      'Ask to erase children, a member of staff or the organisation: after seven days, or once confirmed',
    body: ErasureBody,
    response: Privacy,
    success: 201,
    idempotent: true,
    repeatTellsState: true,
    perMinute: 60,
  },
  'POST /api/v1/begeleider/erasure/:id/confirm': {
    ...administrator,
    summary: 'Confirm it as a second administrator: it is erased at once',
    params,
    response: Privacy,
  },
  'POST /api/v1/begeleider/erasure/:id/cancel': {
    ...administrator,
    summary: 'Take the request back, until it has begun',
    params,
    response: Privacy,
    idempotent: true,
    repeatTellsState: true,
  },
})
