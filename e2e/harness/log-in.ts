import type { Tokens } from '@letterliaan/contract'
import { createClient, type Client } from '@letterliaan/contract/client'
import type { Page } from 'playwright-core'
import { openEmptyDocument } from './browser.ts'
import type { RunningServer } from './server.ts'

type Address = Pick<RunningServer, 'url' | 'password'>

export interface LoggedInClient {
  readonly client: Client
  readonly tokens: () => Tokens | null
}

export async function logInClient(server: Address, username: string): Promise<LoggedInClient> {
  let tokens: Tokens | null = null
  const keep = (fresh: Tokens) => void (tokens = fresh)
  const client = createClient({
    baseUrl: server.url,
    client_id: 'letterliaan-game',
    tokens: { read: () => tokens, begin: keep, write: keep, clear: () => (tokens = null) },
  })
  await client.login(username, server.password)
  return { client, tokens: () => tokens }
}

export type LoginMethod = string | ((client: Client) => Promise<string>)

export async function openLoggedIn(
  page: Page,
  server: Address,
  username: string,
  wayIn: LoginMethod,
): Promise<void> {
  const { client, tokens } = await logInClient(server, username)
  const path = typeof wayIn === 'string' ? wayIn : await wayIn(client)
  const session = JSON.stringify({ login_id: username, ...tokens() })
  // Only a document of the game's origin can write the game's storage.
  await openEmptyDocument(page, server.url)
  await page.evaluate((value) => localStorage.setItem('letterliaan-session', value), session)
  await page.goto(path)
}
