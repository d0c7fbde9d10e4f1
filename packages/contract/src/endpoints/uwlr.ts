import { defineEndpoints } from '../endpoint.ts'
import {
  RosterPreview,
  UwlrConnection,
  UwlrConnectionBody,
  UwlrConnections,
  UwlrSent,
} from '../entities/index.ts'

const common = { tag: 'uwlr', auth: 'bearer', needs: 'administrator' } as const

/** The school's own administration, asked by us (UWLR 2.2): children come from there, results of measures go there. */
export const uwlrEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/uwlr': {
    ...common,
    summary: "How the school's administration is reached, if it is",
    response: UwlrConnections,
  },
  'PUT /api/v1/begeleider/uwlr': {
    ...common,
    summary: 'Connect the administration, or change how it is reached; its key stays when none is sent',
    body: UwlrConnectionBody,
    response: UwlrConnection,
  },
  'DELETE /api/v1/begeleider/uwlr': {
    ...common,
    summary: 'Forget the administration and its key; children and what was sent stay',
    response: UwlrConnections,
    idempotent: true,
  },
  'POST /api/v1/begeleider/uwlr/roster/preview': {
    ...common,
    summary: 'What the list of children of the administration would change; nothing is written or kept',
    response: RosterPreview,
    perMinute: 20,
    changesNothing: true,
  },
  'POST /api/v1/begeleider/uwlr/results': {
    ...common,
    summary:
      'Send the measures of this school year to the administration, again too: each keeps its name there',
    response: UwlrSent,
    perMinute: 20,
  },
})
