import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose'

/** A learning environment that launches Letterliaan (LTI 1.3): small, and it may lie. */
export interface LtiPlatform {
  readonly issuer: string
  readonly client_id: string
  readonly deployment_id: string
  readonly authorization_url: string
  readonly keys_url: string
  /** Answers what a browser was sent with, for the person with this number. */
  answer(asked: URL, sub: string, lie?: LtiLie): Promise<URLSearchParams>
  close(): Promise<void>
}

export interface LtiLie {
  readonly claims?: JWTPayload
  /** Null: without it. */
  readonly nonce?: string | null
  /** Seconds ago. */
  readonly madeAgo?: number
  /** Signed with a key that it never showed. */
  readonly wrongKey?: boolean
  readonly alg?: 'none'
}

const claim = 'https://purl.imsglobal.org/spec/lti/claim/'

/** `nowSeconds`: its clock. */
export async function startLtiPlatform(nowSeconds: () => number): Promise<LtiPlatform> {
  const [own, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const jwk: JWK = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] })),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const platform = { client_id: 'letterliaan', deployment_id: 'd-1' }
  return {
    issuer,
    ...platform,
    authorization_url: `${issuer}/auth`,
    keys_url: `${issuer}/keys`,
    async answer(
      asked,
      sub,
      { claims, nonce = asked.searchParams.get('nonce'), madeAgo = 0, wrongKey, alg } = {},
    ) {
      const at = nowSeconds() - madeAgo
      const payload: JWTPayload = {
        iss: issuer,
        aud: platform.client_id,
        sub,
        iat: at,
        exp: at + 300,
        ...(nonce !== null && { nonce }),
        [`${claim}message_type`]: 'LtiResourceLinkRequest',
        [`${claim}version`]: '1.3.0',
        [`${claim}deployment_id`]: platform.deployment_id,
        [`${claim}target_link_uri`]: asked.searchParams.get('redirect_uri'),
        [`${claim}resource_link`]: { id: 'r-1' },
        ...claims,
      }
      const unsigned = `${encode({ alg: 'none' })}.${encode(payload)}.`
      const signed = new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      const id_token =
        alg === 'none' ? unsigned : await signed.sign((wrongKey === true ? other : own).privateKey)
      return new URLSearchParams({ id_token, state: asked.searchParams.get('state') ?? '' })
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
