import { LoginError, NetworkError } from '@letterliaan/contract/client'
import { describe, expect, test, vi } from 'vitest'
import { createLogins, StudentAccountError } from './log-in.ts'

const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 60, token_type: 'Bearer' }
const problem = (status: number) =>
  Response.json(
    { type: 'about:blank', title: 'x', status, detail: 'x' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

async function logIn(token: Response | Error, me: Response | Error = Response.json({ name: 'Juf An' })) {
  const begin = vi.fn<(tokens: unknown) => void>()
  const asked: string[] = []
  const draftOwner = { isKnown: () => false, check() {}, write() {}, forget() {} }
  const browser = { localStorage: { setItem() {} } } as never
  const { logIn: attempt } = createLogins(
    {
      baseUrl: 'http://x',
      client_id: 'letterliaan-begeleider',
      fetch: async (input) => {
        const { pathname } = new URL((input as Request).url)
        asked.push(pathname)
        const answer = pathname.startsWith('/oauth2') ? token : me
        if (answer instanceof Error) throw answer
        return answer.clone()
      },
    },
    { session: { begin } as never, draftOwner, browser },
  )
  const failure = await attempt('an', 'geheim').then(
    () => null,
    (error: unknown) => error,
  )
  return { failure, begin, asked }
}

describe("AUTH-1 a supervisor's login", () => {
  test('stores the tokens if name and password are right', async () => {
    const { failure, begin } = await logIn(Response.json(tokens))
    expect(failure).toBeNull()
    expect(begin).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ access_token: 'a', refresh_token: 'r' }),
    )
  })

  test.each([
    [
      'a wrong password',
      Response.json({ error: 'invalid_grant', error_description: 'x' }, { status: 400 }),
      LoginError,
    ],
    ['a lost network', new TypeError('Failed to fetch'), NetworkError],
  ])('is not stored if there is %s, and rejects with the matching error', async (_what, token, error) => {
    const { failure, begin } = await logIn(token)
    expect(failure).toBeInstanceOf(error)
    expect(begin).not.toHaveBeenCalled()
  })

  test("is not stored if the account is a child's, and rejects with a message about the game", async () => {
    const { failure, begin } = await logIn(Response.json(tokens), problem(403))
    expect(failure).toBeInstanceOf(StudentAccountError)
    expect((failure as Error).message).toBe(
      'Dit is het account van een leerling. Een leerling logt in bij het spel.',
    )
    expect(begin).not.toHaveBeenCalled()
  })

  test.each([
    ['is lost', new TypeError('Failed to fetch')],
    ['fails', problem(500)],
  ])('is not stored if the profile request %s', async (_what, me) => {
    const { failure, begin } = await logIn(Response.json(tokens), me)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(StudentAccountError)
    expect(begin).not.toHaveBeenCalled()
  })
})
