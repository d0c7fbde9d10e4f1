import { describe, expect, test } from 'vitest'
import { createCaller, requestTokens } from '../../../testing/http.ts'
import { makeSupervisor } from '../../../testing/school.ts'
import { createSoftwareAuthenticator } from '../../../testing/software-authenticator.ts'
import {
  useStaffLogin,
  testOrigin,
  readCookie,
  passwordConfirmation,
  readOwnStatus,
} from '../../../testing/staff-login.ts'

const { at, enter, entered, begin } = useStaffLogin()

const place = { origin: testOrigin, rpId: 'spel.test' }

describe('ORG-5 a passkey', () => {
  const key = createSoftwareAuthenticator
  async function register(authenticator = key(), name = 'Laptop') {
    const { body } = await at.juf.call(
      'POST /api/v1/begeleider/account/passkey/options',
      passwordConfirmation,
    )
    const passkey = authenticator.register({ challenge: body.challenge, ...place })
    const sending = { body: { name, challenge: body.challenge, passkey } }
    const reply = await at.juf.call('POST /api/v1/begeleider/account/passkey', sending)
    return { authenticator, reply, sending }
  }
  async function beginAlone() {
    const reply = await createCaller(at.app, null).call('POST /oauth2/token/passkey')
    const { challenge } = reply.body
    const answer = (passkey: string) =>
      requestTokens(at.app, { grant_type: 'passkey', challenge, passkey }, { cookie: readCookie(reply) })
    return { challenge, answer }
  }

  test('logs in without a password, has a name, adds recovery codes and can be removed', async () => {
    const { authenticator, reply } = await register()
    expect(reply.body.recovery_codes).toHaveLength(10)
    const { challenge, answer } = await beginAlone()
    expect(
      await readOwnStatus(await entered(await answer(authenticator.sign({ challenge, ...place })))),
    ).toBe(200)
    const passkey_id = reply.body.account.passkeys[0]?.id ?? 0
    const { passkeys } = (await at.juf.call('GET /api/v1/begeleider/account')).body
    expect(passkeys).toMatchObject([{ name: 'Laptop', last_used_at: expect.any(Number) }])
    await at.juf.call('POST /api/v1/begeleider/account/second-factor/removal', {
      body: { ...passwordConfirmation.body, passkey_id },
    })
    const after = await beginAlone()
    const refused = await after.answer(authenticator.sign({ challenge: after.challenge, ...place }))
    expect(refused.body).toMatchObject({ error: 'invalid_grant' })
  })

  test('is accepted as the second factor after the password', async () => {
    const { authenticator } = await register()
    const { challenge, methods, answer } = await begin()
    expect(methods).toEqual(['passkey', 'recovery_code'])
    expect((await answer({ passkey: authenticator.sign({ challenge, ...place }) })).status).toBe(200)
  })

  test.each([
    ['for another address', { origin: 'https://spel.test.kwaad.test' }, true],
    ['for another name', { rpId: 'kwaad.test' }, true],
    ['for another challenge', { challenge: 'x'.repeat(43) }, true],
    ['without a finger or a PIN', {}, false],
  ])('is refused if its response is %s', async (_, changed, isVerified) => {
    const { authenticator } = await register()
    const { challenge, answer } = await beginAlone()
    authenticator.isVerified = isVerified
    const refused = await answer(authenticator.sign({ challenge, ...place, ...changed }))
    expect([refused.status, refused.body]).toMatchObject([400, { error: 'invalid_grant' }])
  })

  test('works once for each challenge, and is refused if its counter went back', async () => {
    const { authenticator } = await register()
    const first = await beginAlone()
    const signed = authenticator.sign({ challenge: first.challenge, ...place })
    expect((await first.answer(signed)).status).toBe(200)
    expect((await first.answer(signed)).body).toMatchObject({ error: 'challenge_over' })
    authenticator.counter = 0
    const second = await beginAlone()
    const copied = await second.answer(authenticator.sign({ challenge: second.challenge, ...place }))
    expect(copied.body).toMatchObject({ error: 'invalid_grant' })
  })

  test('is not stored if its response is repeated or belongs to another user', async () => {
    const { sending } = await register()
    expect((await at.juf.call('POST /api/v1/begeleider/account/passkey', sending)).status).toBe(422)
    const other = await entered(await enter(await makeSupervisor(at.app, at.school)))
    const { body } = await other.call('POST /api/v1/begeleider/account/passkey/options', passwordConfirmation)
    const passkey = key().register({ challenge: body.challenge, ...place })
    const stolen = { body: { name: 'x', challenge: body.challenge, passkey } }
    expect((await at.juf.call('POST /api/v1/begeleider/account/passkey', stolen)).status).toBe(422)
  })
})
