import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { HomeLink, HomeLinkBody, HomePage, HomePageBody, Id, MadeHomeLink } from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const common = { tag: 'home', auth: 'bearer', needs: 'supervisor' } as const

/** The home page (DOE-9). Calls that return a secret accept no Idempotency-Key (ADR 15). */
export const homeEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/student/:id/home-link': {
    ...common,
    summary: 'The links to the page for home of a student that work, the latest first',
    params,
    response: z.array(HomeLink),
  },
  'POST /api/v1/begeleider/student/:id/home-link': {
    ...common,
    summary:
      'Make a link to the page for home of a student, for 1, 4 or 12 weeks; its address is told this once',
    params,
    body: HomeLinkBody,
    response: MadeHomeLink,
    success: 201,
    perMinute: 30,
  },
  'DELETE /api/v1/begeleider/student/:id/home-link/:link_id': {
    ...common,
    summary: 'Withdraw a link: it opens nothing any more; answers the links that are left',
    params: params.extend({ link_id: z.coerce.number().pipe(Id) }),
    response: z.array(HomeLink),
    idempotent: true,
  },
  'POST /api/v1/home-page': {
    summary: 'The page for home of a link, which counts as opened: 404 for any link that does not work',
    tag: 'home',
    auth: 'none',
    body: HomePageBody,
    response: HomePage,
    perMinute: 60,
  },
})
