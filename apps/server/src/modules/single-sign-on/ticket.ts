import * as z from 'zod'
import type { SecretBox } from '../../plugins/auth/secret-box.ts'
import type { LtiProvider, SamlProvider, VerifiedIdentity } from './provider.ts'

const ticketTtlSeconds = 60

/** Of a provider that answers by POST, where no cookie of ours comes along. */
export interface CheckedAnswer {
  readonly said: VerifiedIdentity
  /** Of the request that was answered. */
  readonly requestId: string
  /** Null: it has none. */
  readonly nonce: string | null
}

type PostingProvider = SamlProvider | LtiProvider

const Ticket = z.object({
  requestId: z.string(),
  nonce: z.string().nullable(),
  said: z.object({
    issuer: z.string(),
    subject: z.string(),
    verifiedEmail: z.null(),
    session: z.string().nullable(),
  }),
  expires_at: z.int(),
})

const contextOf = ({ id, issuer }: PostingProvider): string => `ticket of ${id} ${issuer}`

/** Carries what was checked over one redirect, to where the browser's cookie is. */
export const sealTicket = (
  box: SecretBox,
  provider: PostingProvider,
  asserted: CheckedAnswer,
  now: number,
): string =>
  box.seal(JSON.stringify({ ...asserted, expires_at: now + ticketTtlSeconds }), contextOf(provider))

export function openTicket(
  box: SecretBox,
  provider: PostingProvider,
  sealed: string,
  now: number,
): CheckedAnswer | null {
  const text = box.open(sealed, contextOf(provider))
  if (text === null) return null
  const ticket = Ticket.parse(JSON.parse(text))
  return ticket.expires_at > now ? ticket : null
}
