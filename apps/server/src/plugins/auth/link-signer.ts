import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs one `path`, so that a browser can open it without a token until `exp` (unix seconds). */
export interface LinkSigner {
  sign(organisation_id: number, exp: number, path: string): { readonly exp: number; readonly sig: string }
  readOrganisation(query: unknown, now: number, path: string): number | null
}

export function createLinkSigner(secret: string): LinkSigner {
  const signatureOf = (organisation_id: number, exp: number, path: string): string =>
    `${organisation_id}.${createHmac('sha256', secret).update(`${path} ${organisation_id} ${exp}`).digest('base64url')}`

  return {
    sign: (organisation_id, exp, path) => ({ exp, sig: signatureOf(organisation_id, exp, path) }),
    readOrganisation(query, now, path) {
      const { exp: until, sig } = query as { exp?: unknown; sig?: unknown }
      const exp = Number(until)
      if (typeof sig !== 'string' || !(exp > now)) return null
      const organisation_id = Number.parseInt(sig, 10)
      return isSame(sig, signatureOf(organisation_id, exp, path)) ? organisation_id : null
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
