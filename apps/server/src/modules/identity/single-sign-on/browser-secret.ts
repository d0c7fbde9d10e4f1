import { createHmac } from 'node:crypto'
import type { DeviceCookie } from '../../../plugins/contract/device-cookie.ts'
import { createSecret } from '../../../plugins/auth/token-secret.ts'

/** Values derived from one secret. Only the browser that began the login stores the secret. */
export interface BrowserSecret {
  readonly text: string
  readonly state: string
  readonly nonce: string
  /** PKCE code verifier. */
  readonly verifier: string
}

function deriveBrowserSecret(text: string): BrowserSecret {
  const derive = (what: string): string => createHmac('sha256', text).update(what).digest('base64url')
  return {
    text,
    state: derive('state'),
    nonce: derive('nonce'),
    verifier: derive('verifier'),
  }
}

export const drawBrowserSecret = (): BrowserSecret => deriveBrowserSecret(createSecret())

export const readBrowserCookie = (cookie: DeviceCookie): BrowserSecret | null => {
  const text = cookie.read()
  return text === null || text === '' ? null : deriveBrowserSecret(text)
}
