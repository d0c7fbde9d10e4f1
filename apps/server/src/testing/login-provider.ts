import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, decodeJwt, type JWK, type JWTPayload } from 'jose'
import { Provider } from 'oidc-provider'

export interface ProviderAccount {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly [claim: string]: unknown
}

/** Changes to the token endpoint's responses or the keys, which a real provider never makes. */
export interface Tampering {
  readonly claims?: (claims: JWTPayload) => JWTPayload
  /** If true, signs with an unpublished key. */
  readonly wrongKey?: boolean
}

export interface LoginProvider {
  readonly issuer: string
  readonly client_id: string
  readonly client_secret: string
  account: ProviderAccount
  tampering: Tampering
  rotateKeys(): Promise<void>
  sign(claims: JWTPayload, header?: { readonly typ?: string }): Promise<string>
  close(): Promise<void>
}

const client_id = 'letterliaan'
const client_secret = 'een geheim van de aanbieder'

interface Key {
  readonly jwk: JWK
  readonly signing: Awaited<ReturnType<typeof generateKeyPair>>['privateKey']
}

let numKeys = 0
/** Shared by the providers of a worker, because making a key takes longer than a login. */
const keys: Promise<Key>[] = []
async function makeKey(): Promise<Key> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: `sleutel-${++numKeys}` }
  return { jwk, signing: privateKey }
}

/** Starts a real OpenID Connect provider on a separate port. It logs anyone in. */
export async function startLoginProvider(callbackUrls: () => readonly string[]): Promise<LoginProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let key = await (keys[0] ??= makeKey())
  const unknownKey = await (keys[1] ??= makeKey())
  const provider: LoginProvider = {
    issuer,
    client_id,
    client_secret,
    account: { sub: 'niemand' },
    tampering: {},
    async rotateKeys() {
      key = await makeKey()
      handle = makeHandler()
    },
    sign: (claims, { typ = 'logout+jwt' } = {}) => signWith(key, claims, typ),
    close: () => closeServer(server),
  }
  const makeHandler = () => createProvider(issuer, key.jwk, callbackUrls, provider).callback()
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown
  // The redirect addresses are known once the school has added the provider.
  let isReady = false
  server.on('request', (request, response) => {
    if (!isReady) handle = makeHandler()
    isReady ||= request.url?.startsWith('/auth') === true
    if (request.url === '/token')
      changeTokens(
        response,
        () => provider.tampering,
        () => (provider.tampering.wrongKey ? unknownKey : key),
      )
    void handle(request, response)
  })
  return provider
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

const signWith = ({ jwk, signing }: Key, claims: JWTPayload, typ: string): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ, ...(jwk.kid !== undefined && { kid: jwk.kid }) })
    .sign(signing)

function createProvider(
  issuer: string,
  jwk: JWK,
  callbackUrls: () => readonly string[],
  provider: LoginProvider,
): Provider {
  const made = new Provider(issuer, {
    clients: [
      {
        client_id,
        client_secret,
        redirect_uris: [...callbackUrls()],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        backchannel_logout_uri: callbackUrls()[0]?.replace('/callback', '/backchannel-logout') ?? '',
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [jwk] },
    // The provider's own fetch refuses addresses of this machine.
    fetch: (url, init) => fetch(url, Object.assign({}, init, { dispatcher: undefined })),
    pkce: { required: () => true },
    claims: { openid: ['sub', 'sid'], email: ['email', 'email_verified'], profile: ['oid', 'uid'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['koekje'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...provider.account, sub }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: client_id,
        accountId: context.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  made.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next()
    const result = { login: { accountId: provider.account.sub } }
    await made.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: false })
    context.respond = false
  })
  return made
}

function changeTokens(response: ServerResponse, tampering: () => Tampering, key: () => Key): void {
  const end = response.end.bind(response)
  const sendSigned = async (claims: JWTPayload, body: object): Promise<void> => {
    const answer = JSON.stringify({ ...body, id_token: await signWith(key(), claims, 'JWT') })
    response.setHeader('content-length', Buffer.byteLength(answer))
    end(answer)
  }
  response.end = ((chunk: unknown, ...rest: unknown[]) => {
    const { claims, wrongKey } = tampering()
    const text = Buffer.isBuffer(chunk) || typeof chunk === 'string' ? String(chunk) : ''
    if ((claims === undefined && wrongKey !== true) || !text.includes('id_token'))
      return (end as (...given: unknown[]) => ServerResponse)(chunk, ...rest)
    const body = JSON.parse(text) as { id_token: string }
    const changed = claims?.(decodeJwt(body.id_token)) ?? decodeJwt(body.id_token)
    void sendSigned(changed, body)
    return response
  }) as typeof response.end
}
