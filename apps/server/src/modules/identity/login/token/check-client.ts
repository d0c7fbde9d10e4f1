import type { Role } from '../../../../db/schema/accounts.ts'
import { createInvalidClientError } from '../../../../plugins/errors/oauth-error.ts'

/** These are not secret. They only identify the app, which is a public client (rules.md, Shapes of the API). */
const knownClients: ReadonlyMap<string, string> = new Map([
  ['letterliaan-game', 'letterliaan'],
  ['letterliaan-begeleider', 'letterliaan'],
])

/** Returns the supervisor's app for staff, because staff can't play. Children stay in the app they use (DAG-1). */
export const chooseClient = (role: Role, client_id: string): string =>
  role === 'student' ? client_id : 'letterliaan-begeleider'

/** Throws OAuthError 401 for an unknown app. */
export function checkClient({
  client_id,
  client_secret,
}: {
  client_id: string
  client_secret?: string | undefined
}) {
  const secret = knownClients.get(client_id)
  if (secret === undefined || (client_secret ?? secret) !== secret) throw createInvalidClientError()
}
