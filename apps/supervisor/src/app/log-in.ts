import type { Tokens } from '@letterliaan/contract'
import { ApiError, createClient, type ClientOptions } from '@letterliaan/contract/client'
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
  async (username, password) => {
    let tokens: Tokens | null = null
    const keep = (fresh: Tokens) => (tokens = fresh)
    const client = createClient({
      ...connection,
      tokens: { read: () => tokens, begin: keep, write: keep, clear: () => (tokens = null) },
    })
    await client.login(username, password)
    try {
      await client.call('GET /api/v1/begeleider/me', {})
    } catch (error) {
      throw error instanceof ApiError && error.status === 403 ? new StudentAccountError() : error
    }
    if (tokens !== null) session.begin(tokens)
  }
