import * as z from 'zod'
import type { SamlProvider } from '../provider.ts'
import type { SecretBox } from '../../../plugins/auth/secret-box.ts'
import type { AssertedIdentity } from './saml-login.ts'

const ticketTtlSeconds = 60

const Ticket = z.object({
  requestId: z.string(),
  said: z.object({
    issuer: z.string(),
    subject: z.string(),
    verifiedEmail: z.null(),
    session: z.string().nullable(),
  }),
  expires_at: z.int(),
})

const contextOf = ({ id, issuer }: SamlProvider): string => `ticket of ${id} ${issuer}`

/** Carries what was checked over one redirect, to where the browser's cookie is. */
export const sealTicket = (
  box: SecretBox,
  provider: SamlProvider,
  asserted: AssertedIdentity,
  now: number,
): string =>
  box.seal(JSON.stringify({ ...asserted, expires_at: now + ticketTtlSeconds }), contextOf(provider))

export function openTicket(
  box: SecretBox,
  provider: SamlProvider,
  sealed: string,
  now: number,
): AssertedIdentity | null {
  const text = box.open(sealed, contextOf(provider))
  if (text === null) return null
  const ticket = Ticket.parse(JSON.parse(text))
  return ticket.expires_at > now ? ticket : null
}
