import type { Tokens } from '@letterliaan/contract'
import { ApiError, createClient, type Client, type ClientOptions } from '@letterliaan/contract/client'
import type { Session } from '@letterliaan/web/session'
import * as texts from './texts/shell.ts'

/** The name and password are right, but they are a child's. */
export class StudentAccountError extends Error {
  constructor() {
    super(texts.studentAccount)
    this.name = 'StudentAccountError'
  }
}

/** Rejects with LoginError, StudentAccountError or NetworkError. */
export type LogIn = (username: string, password: string) => Promise<void>

/** Logs in; only a supervisor's tokens are kept. */
export const createLogin =
  (connection: Omit<ClientOptions, 'tokens'>, session: Session): LogIn =>
  (username, password) =>
    enter(connection, session, (client) => client.login(username, password))

/** With the code that came back from the school's own login. Rejects as `LogIn` does. */
export type LogInBySchool = (code: string) => Promise<void>

export const createSchoolLogin =
  (connection: Omit<ClientOptions, 'tokens'>, session: Session): LogInBySchool =>
  (code) =>
    enter(connection, session, (client) => client.loginBySchool(code))

async function enter(
  connection: Omit<ClientOptions, 'tokens'>,
  session: Session,
  logIn: (client: Client) => Promise<void>,
): Promise<void> {
  let tokens: Tokens | null = null
  const keep = (fresh: Tokens) => (tokens = fresh)
  const client = createClient({
    ...connection,
    tokens: { read: () => tokens, begin: keep, write: keep, clear: () => (tokens = null) },
  })
  await logIn(client)
  try {
    await client.call('GET /api/v1/begeleider/me', {})
  } catch (error) {
    throw error instanceof ApiError && error.status === 403 ? new StudentAccountError() : error
  }
  if (tokens !== null) session.begin(tokens)
}
