import { createHmac, timingSafeEqual } from 'node:crypto'

/** Lets an `<audio>` element, which sends no token, play an organisation's words for a short time. */
export interface AudioSigner {
  /** A query that is good until `exp` (unix seconds). */
  sign(organisation_id: number, exp: number): { readonly exp: number; readonly sig: string }
  /** The organisation of a query, as it was sent, that is well signed and not past its time; or null. */
  readOrganisation(query: unknown, now: number): number | null
}

export function createAudioSigner(secret: string): AudioSigner {
  const signatureOf = (organisation_id: number, exp: number): string =>
    `${organisation_id}.${createHmac('sha256', secret).update(`audio ${organisation_id} ${exp}`).digest('base64url')}`

  return {
    sign: (organisation_id, exp) => ({ exp, sig: signatureOf(organisation_id, exp) }),
    readOrganisation(query, now) {
      const { exp: until, sig } = query as { exp?: unknown; sig?: unknown }
      const exp = Number(until)
      if (typeof sig !== 'string' || !(exp > now)) return null
      const organisation_id = Number.parseInt(sig, 10)
      return isSame(sig, signatureOf(organisation_id, exp)) ? organisation_id : null
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
