import type { Tokens } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { Browser } from '../../../testing/browser.ts'
import { createCaller, logIn } from '../../../testing/http.ts'
import { startLoginProvider, type LoginProvider } from '../../../testing/login-provider.ts'
import { makeChild, makeSupervisor } from '../../../testing/school.ts'
import { createProviderBody, readRefusalReason, useLoginBySchool } from '../../../testing/login-by-school.ts'

const { at, callbackUrls, add, start, exchange, identitiesOf } = useLoginBySchool()

const administrator = () => logIn(at.app, at.administrator)

async function withClaim(
  subject_claim: string,
  use: (provider: LoginProvider, added: { id: number; key: string }) => Promise<void>,
): Promise<void> {
  const provider = await startLoginProvider(() => callbackUrls)
  try {
    await use(
      provider,
      await add(provider, { subject_claim, is_claim_permanent: true, domains: ['school.test'] }),
    )
  } finally {
    await provider.close()
  }
}

const prepareAt = async (id: number, username: string, subject: string) =>
  (await administrator()).call('POST /api/v1/begeleider/identity-provider/:id/identity', {
    params: { id },
    body: { people: [{ username, subject }] },
  })

test('SSO-2 an account that was prepared with the claim `oid` is found by `oid` and not by `sub`', () =>
  withClaim('oid', async (provider, { id, key }) => {
    const child = await makeChild(at.app, at.school)
    await prepareAt(id, child.username, 'oid-7')
    const browser = new Browser()
    provider.account = { sub: 'anders per app', oid: 'oid-7' }
    const back = await start(browser, key)
    expect([back.pathname, readRefusalReason(back)]).toEqual(['/inloggen', ''])
    const { access_token } = (await (await exchange(browser, back)).json()) as Tokens
    const me = await createCaller(at.app, access_token).call('GET /api/v1/user/me/')
    expect(me.body.username).toBe(child.username)

    provider.account = { sub: 'oid-7', oid: 'oid-8' }
    expect(readRefusalReason(await start(new Browser(), key))).toBe('unknown')
  }))

test('SSO-1 a login is refused if its claim is missing, no text, empty or too long', () =>
  withClaim('uid', async (provider, { key }) => {
    const username = await makeSupervisor(at.app, at.school)
    for (const claims of [
      {},
      { uid: '' },
      { uid: '  ' },
      { uid: 7 },
      { uid: ['a'] },
      { uid: 'a'.repeat(256) },
    ]) {
      provider.account = { sub: 'a', email: username, email_verified: true, ...claims }
      const reason = readRefusalReason(await start(new Browser(), key))
      expect(reason, JSON.stringify(claims)).toBe('no-subject')
    }
    expect(await identitiesOf(username)).toEqual([])
  }))

test('SSO-2 a login is refused if its claim is the mail address', () =>
  withClaim('uid', async (provider, { key }) => {
    const email = await makeSupervisor(at.app, at.school)
    provider.account = { sub: 'a', email, email_verified: true, uid: email.toUpperCase() }
    expect(readRefusalReason(await start(new Browser(), key))).toBe('no-subject')
    provider.account = { ...provider.account, uid: 'u-1' }
    expect(readRefusalReason(await start(new Browser(), key))).toBe('')
    expect(await identitiesOf(email)).toEqual([{ subject: 'u-1', origin: 'domain' }])
  }))

test('SSO-1 the claim cannot change while accounts are linked by it', () =>
  withClaim('oid', async (provider, { id }) => {
    const caller = await administrator()
    const { issuer, client_id, client_secret } = provider
    const change = (subject_claim: string) =>
      caller.call('PUT /api/v1/begeleider/identity-provider/:id', {
        params: { id },
        body: createProviderBody({ issuer, client_id, client_secret, subject_claim }),
      })
    const child = await makeChild(at.app, at.school)
    await prepareAt(id, child.username, 'oid-9')
    const refused = await change('sub')
    expect([refused.status, refused.problem.errors?.['subject_claim']]).toEqual([
      422,
      expect.stringMatching(/1 account gekoppeld/),
    ])
    expect((await change('oid')).status).toBe(200)
    const { providers } = (await caller.call('GET /api/v1/begeleider/identity-provider')).body
    const [linked] = providers.find((one) => one.id === id)?.identities ?? []
    await caller.call('DELETE /api/v1/begeleider/identity/:id', { params: { id: linked?.id } })
    expect((await change('sub')).body.subject_claim).toBe('sub')
  }))

test('SSO-1 a logout token ends its session if another claim than `sub` identifies accounts', () =>
  withClaim('oid', async (provider, { id, key }) => {
    const child = await makeChild(at.app, at.school)
    await prepareAt(id, child.username, 'oid-10')
    let sid: unknown
    provider.tampering = {
      claims: (claims) => {
        sid = claims['sid']
        return claims
      },
    }
    provider.account = { sub: 's', oid: 'oid-10' }
    const browser = new Browser()
    const { access_token } = (await (await exchange(browser, await start(browser, key))).json()) as Tokens
    const isIn = async () =>
      (await createCaller(at.app, access_token).call('GET /api/v1/user/me/')).status === 200
    const logOut = async (said: object): Promise<number> => {
      const iat = Math.floor(at.app.clock.nowMs() / 1000)
      const { issuer: iss, client_id: aud } = provider
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
      const jti = JSON.stringify(said)
      const logout_token = await provider.sign({ iss, aud, iat, exp: iat + 120, jti, events, ...said })
      const body = new URLSearchParams({ logout_token })
      return (await fetch(`${at.app.url}/sso/${key}/backchannel-logout`, { method: 'POST', body })).status
    }
    expect([await logOut({ sub: 'oid-10' }), await isIn()]).toEqual([400, true])
    expect([await logOut({ sub: 's', sid: 'elders' }), await isIn()]).toEqual([204, true])
    expect(sid).toEqual(expect.any(String))
    expect([await logOut({ sub: 's', sid }), await isIn()]).toEqual([204, false])
  }))
