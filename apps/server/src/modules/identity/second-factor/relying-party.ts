import { isIP } from 'node:net'

/** The WebAuthn relying party: this installation at its public address. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** Returns null for an IP address, because passkeys require a host name. */
export function readRelyingParty(address: string): RelyingParty | null {
  if (!URL.canParse(address)) return null
  const { hostname, origin } = new URL(address)
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? { id: hostname, origin } : null
}
