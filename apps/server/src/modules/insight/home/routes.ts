import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { listHomeLinks, makeHomeLink, withdrawHomeLink } from './home-links.ts'
import { openHomePage, type HomeDependencies } from './home-page.ts'

interface HomeRouteDependencies extends HomeDependencies {
  /** Null: where the supervisor found it. */
  readonly publicUrl: string | null
}

export function homeRoutes(dependencies: HomeRouteDependencies) {
  const { database, publicUrl } = dependencies
  return defineHandlers({
    'GET /api/v1/begeleider/student/:id/home-link': ({ caller, params, now }) =>
      listHomeLinks(database.queries, { caller, now }, params.id),
    'POST /api/v1/begeleider/student/:id/home-link': ({ caller, params, body, now, origin }) =>
      makeHomeLink(database, { caller, now, origin: publicUrl ?? origin }, params.id, body),
    'DELETE /api/v1/begeleider/student/:id/home-link/:link_id': (call) =>
      withdrawHomeLink(call, call.params.id, call.params.link_id),
    'POST /api/v1/home-page': ({ body, now }) => openHomePage(dependencies, body.token, now),
  })
}
