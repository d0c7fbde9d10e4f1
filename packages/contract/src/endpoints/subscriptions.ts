import * as z from 'zod'
import { defineEndpoints, params } from '../endpoint.ts'

export const subscriptionEndpoints = defineEndpoints({
  'GET /api/v1/subscription/renewal-token/:id': {
    summary: 'The address at which a subscription of the caller is renewed; it works for 5 minutes',
    tag: 'subscription',
    auth: 'bearer',
    needs: 'user',
    params,
    response: z.object({ url: z.string() }),
    perMinute: 60,
    changesNothing: false,
  },
})
