import type { Role } from '../../../../db/schema/accounts.ts'
import { createInvalidClientError } from '../../../../plugins/errors/oauth-error.ts'

/** These secrets only identify the app, as a public client needs none (rules.md, Shapes of the API). */
const knownClients: ReadonlyMap<string, string> = new Map([
  ['letterliaan-game', 'letterliaan'],
  ['letterliaan-begeleider', 'letterliaan'],
])

/** Returns the supervisor's app for staff, who can't play, whichever app they logged in at (DAG-1). */
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
