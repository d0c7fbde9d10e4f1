import type { Tokens } from '@letterliaan/contract'
import {
  ApiError,
  createClient,
  type Client,
  type ClientOptions,
  type SecondFactorAnswer,
} from '@letterliaan/contract/client'
import type { Session } from '@letterliaan/web/session'
import { askPasskey } from './ask-passkey.ts'
import type { DraftOwner } from './data/draft-owner.ts'
import { recordActivity } from './idle-watch.ts'
import { texts } from './texts/shell.ts'

/** Thrown if name and password are right, but the account is a child's. */
export class StudentAccountError extends Error {
  constructor() {
    super(texts.studentAccount)
    this.name = 'StudentAccountError'
  }
}

/** Rejects with LoginError, StudentAccountError or NetworkError. */
export type LogIn = (username: string, password: string) => Promise<void>

/** Logs in with the code of the school's login. Rejects like `LogIn`. */
export type LogInByCode = (code: string) => Promise<void>

/** Sends the second factor, if `LogIn` rejected with an error that contains a challenge. */
export type PassSecondFactor = (challenge: string, answer: SecondFactorAnswer) => Promise<void>

export interface LoginDependencies {
  readonly session: Session
  readonly draftOwner: DraftOwner
  readonly browser: Pick<Window, 'localStorage'>
}

/** Returns all login methods. They store only tokens of supervisors. */
export function createLogins(connection: Omit<ClientOptions, 'tokens'>, entering: LoginDependencies) {
  const logIn: LogIn = (username, password) =>
    enter(connection, entering, (client) => client.login(username, password))
  const logInBySchool: LogInByCode = (code) =>
    enter(connection, entering, (client) => client.loginBySchool(code))
  const passSecondFactor: PassSecondFactor = (challenge, answer) =>
    enter(connection, entering, (client) => client.passSecondFactor(challenge, answer))
  const logInByPasskey = (): Promise<void> =>
    enter(connection, entering, async (client) => {
      const { challenge, options } = await client.beginPasskeyLogin()
      await client.loginByPasskey(challenge, await askPasskey(options))
    })
  return { logIn, logInBySchool, passSecondFactor, logInByPasskey }
}

async function enter(
  connection: Omit<ClientOptions, 'tokens'>,
  { session, draftOwner, browser }: LoginDependencies,
  logIn: (client: Client) => Promise<void>,
): Promise<void> {
  let tokens: Tokens | null = null
  const keep = (fresh: Tokens) => (tokens = fresh)
  const client = createClient({
    ...connection,
    tokens: { read: () => tokens, begin: keep, write: keep, clear: () => (tokens = null) },
  })
  await logIn(client)
  const { id } = await client.call('GET /api/v1/begeleider/me', {}).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 403 ? new StudentAccountError() : error
  })
  if (tokens === null) return
  recordActivity(browser)
  draftOwner.check(id)
  session.begin(tokens)
  draftOwner.write(id)
}
