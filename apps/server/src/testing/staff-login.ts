import type { SecondFactorAsked, TokenError } from '@letterliaan/contract'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Mail } from '../mailer.ts'
import { createCaller, requestTokens, type TestCaller, type TestReply } from './http.ts'
import { makeSchool, makeSupervisor, testPassword, type TestSchool } from './school.ts'
import { startTestApp, type TestApp } from './test-app.ts'

export const testOrigin = 'https://spel.test'

export const readCookie = ({ headers }: TestReply<unknown>): string =>
  /letterliaan-login=[^;]+/.exec(headers.getSetCookie().join(' '))?.[0] ?? ''

export const readSecondFactorAsked = (reply: TestReply<unknown>): SecondFactorAsked => {
  const { second_factor } = reply.body as TokenError
  if (second_factor === undefined) throw new Error(`no second factor: ${JSON.stringify(reply.body)}`)
  return second_factor
}

export const passwordConfirmation = { body: { password: testPassword } }

export const readOwnStatus = async (caller: TestCaller) =>
  (await caller.call('GET /api/v1/begeleider/me')).status

interface AtStaffLogin {
  app: TestApp
  school: TestSchool
  username: string
  juf: TestCaller
}

/** Makes a logged-in supervisor and records the mail sent to it. One server per file, one school per test. */
export function useStaffLogin() {
  const at = {} as AtStaffLogin

  const sent: Mail[] = []

  const mailer = { send: async (mail: Mail) => void sent.push(mail) }

  beforeAll(async () => {
    at.app = await startTestApp({}, { mailer, publicUrl: `${testOrigin}/` })
  })

  afterAll(() => at.app.close())

  beforeEach(async () => {
    at.school = await makeSchool(at.app)
    at.username = await makeSupervisor(at.app, at.school)
    at.juf = await entered(await enter(at.username))
  })

  const enter = (who: string, password = testPassword, headers = {}) =>
    requestTokens(at.app, { grant_type: 'password', username: who, password }, headers)

  const entered = async (reply: TestReply<{ access_token: string }>): Promise<TestCaller> => {
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
    return createCaller(at.app, reply.body.access_token)
  }

  async function begin(who = at.username) {
    const reply = await enter(who)
    const { challenge, methods } = readSecondFactorAsked(reply)
    const answer = (fields: object, cookie = readCookie(reply)) =>
      requestTokens(at.app, { grant_type: 'second_factor', challenge, ...fields }, { cookie })
    return { challenge, methods, answer }
  }

  return { at, sent, enter, entered, begin }
}
