// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { takeEarlyAnswer } from '../app/data/prefetch.ts'
import { giveHeadStart } from './head-start.ts'

const headStart = { pages: [String.raw`^/wereld/\d+$`], login: ['/assets/login.css', '/assets/login.js'] }

const open = (path: string) => window.history.replaceState(null, '', path)
const logIn = (access_token: string) =>
  localStorage.setItem(
    'letterliaan-session',
    JSON.stringify({ login_id: 'a', access_token, refresh_token: 'r' }),
  )
const profile = { id: 7 }
const fetching = vi.fn<typeof fetch>()
const askedFor = () => fetching.mock.calls.map(([what]) => what)
const ask = (token: string) =>
  takeEarlyAnswer(
    new Request('http://localhost/api/v1/user/me/', { headers: { authorization: `Bearer ${token}` } }),
  )

beforeEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  delete window.earlyAnswers
  fetching.mockReset().mockImplementation(async () => Response.json(profile))
  vi.stubGlobal('fetch', fetching)
  return () => vi.unstubAllGlobals()
})

test('NAV-4 profile and badges are asked by the page itself, once', async () => {
  logIn('a')
  localStorage.setItem('letterliaan-answer /api/v1/user/me/', '/api/v1/user/me/\n"v1"\n{}')
  open('/wereld/1')
  giveHeadStart(headStart)
  const headers = { accept: 'application/json', authorization: 'Bearer a' }
  expect(fetching.mock.calls).toEqual([
    ['/api/v1/user/me/', { headers: { ...headers, 'if-none-match': '"v1"' } }],
    ['/api/v1/reward/', { headers }],
  ])
  expect(await (await ask('a'))?.json()).toEqual(profile)
  expect(await ask('a')).toBeUndefined()
})

test('what was asked for another login is not handed out', () => {
  logIn('a')
  open('/wereld/1')
  giveHeadStart(headStart)
  expect(ask('b')).toBeUndefined()
})

test.each([
  [
    'who is not logged in gets the login',
    '/wereld/1',
    ['preload /assets/login.css', 'modulepreload /assets/login.js'],
  ],
  ['a page that is not named waits for the game', '/logboek', []],
  ['nobody goes to the login who comes with a token', '/wereld/1?token=x', []],
])('%s, and nothing of a child is asked', (_why, path, wanted) => {
  open(path)
  giveHeadStart(headStart)
  const links = [...document.head.querySelectorAll('link')]
  const named = links.map(({ rel, href }) => `${rel} ${new URL(href).pathname}`)
  expect([named, askedFor()]).toEqual([wanted, []])
})
