import type { Role } from '../../../../db/schema/accounts.ts'
import { invalidClient } from '../../../../plugins/errors/oauth-error.ts'

/** They only name the app: a public client needs no secret (rules.md, Shapes of the API). */
const knownClients: ReadonlyMap<string, string> = new Map([
  ['letterliaan-game', 'letterliaan'],
  ['letterliaan-begeleider', 'letterliaan'],
])

/** A supervisor can't play, wherever it logged in (DAG-1). */
export const clientOf = (role: Role, client_id: string): string =>
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
  if (secret === undefined || (client_secret ?? secret) !== secret) throw invalidClient()
}
