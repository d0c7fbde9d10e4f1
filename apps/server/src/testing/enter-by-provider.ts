import type { Tokens } from '@letterliaan/contract'
import type { Browser } from './browser.ts'
import { callerAs } from './http.ts'
import type { TestApp } from './test-app.ts'

/** A page of the product, and no step on the way of a login. */
export const isPageOf = (app: TestApp, url: URL): boolean =>
  url.origin === app.url && !url.pathname.startsWith('/sso/')

/** Who got in, from where the provider's answer led; or why nobody did. */
export async function enterFrom(app: TestApp, browser: Browser, next: URL): Promise<string> {
  const isPage = (url: URL): boolean => isPageOf(app, url)
  const back = isPage(next) ? next : await browser.open(next.href, isPage)
  const told = new URLSearchParams(back.hash.slice(1))
  const code = told.get('inlogcode')
  if (code === null) return told.get('reden') ?? ''
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  }
  const { access_token } = (await (await browser.fetch(`${app.url}/sso/token`, sent)).json()) as Tokens
  return (await callerAs(app, access_token).call('GET /api/v1/user/me/')).body.username
}
