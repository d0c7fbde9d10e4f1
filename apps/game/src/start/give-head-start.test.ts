// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { takeEarlyResponse } from '../app/data/prefetch.ts'
import { giveHeadStart, type HeadStart } from './head-start.ts'

const headStart: HeadStart = {
  pages: [
    { pattern: '^/login$', frame: 'login', styles: ['/assets/login.css'] },
    { pattern: String.raw`^/wereld/\d+$`, frame: 'world-#', styles: ['/assets/game.css'] },
  ],
  login: ['/assets/login.js'],
}

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
  takeEarlyResponse(
    new Request('http://localhost/api/v1/user/me/', { headers: { authorization: `Bearer ${token}` } }),
  )

beforeEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  delete window.earlyAnswers
  delete window.firstScreen
  delete document.documentElement.dataset['look']
  fetching.mockReset().mockImplementation(async () => Response.json(profile))
  vi.stubGlobal('fetch', fetching)
})

test('NAV-4 the page itself requests profile and badges once', async () => {
  logIn('a')
  // Only a part of the profile is stored, so it is requested without an ETag.
  localStorage.setItem('letterliaan-answer /api/v1/user/me/', '/api/v1/user/me/\n"v1"\n{}')
  localStorage.setItem('letterliaan-answer /api/v1/reward/', '/api/v1/reward/\n"v2"\n[]')
  open('/wereld/1')
  giveHeadStart(headStart)
  const headers = { accept: 'application/json', authorization: 'Bearer a' }
  expect(fetching.mock.calls).toEqual([
    ['/api/v1/user/me/', { headers }],
    ['/api/v1/reward/', { headers: { ...headers, 'if-none-match': '"v2"' } }],
  ])
  expect(await (await ask('a'))?.json()).toEqual(profile)
  expect(await ask('a')).toBeUndefined()
})

test.each([
  ['a page with a first screen', '/wereld/1', 'field-camp', 'field-camp'],
  ['any other page', '/logboek', 'field-camp', 'field-camp'],
  ['a child in the jungle', '/wereld/1', 'jungle', undefined],
])('PLEK-5 %s has the look of the child before anything is drawn', (_what, path, look, shown) => {
  logIn('a')
  const answer = JSON.stringify({ calm_profile: { look } })
  localStorage.setItem('letterliaan-answer /api/v1/user/me/', `/api/v1/user/me/\n"v1"\n${answer}`)
  open(path)
  giveHeadStart(headStart)
  expect(document.documentElement.dataset['look']).toBe(shown)
})

test('PLEK-5 a visitor has the jungle look', () => {
  localStorage.setItem('letterliaan-answer /api/v1/user/me/', '\n\n{"calm_profile":{"look":"field-camp"}}')
  open('/login')
  giveHeadStart(headStart)
  expect(document.documentElement.dataset['look']).toBeUndefined()
})

test('responses for another login are not used', () => {
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
])('%s, and no data of a child are requested', (_why, path, wanted) => {
  open(path)
  giveHeadStart(headStart)
  const links = [...document.head.querySelectorAll('link')]
  const named = links.map(({ rel, href }) => `${rel} ${new URL(href).pathname}`)
  expect([named, askedFor()]).toEqual([wanted, []])
})

test('NET-7 shows the frame of the page to a logged-in child', () => {
  logIn('a')
  open('/wereld/1')
  giveHeadStart(headStart)
  expect(window.firstScreen).toEqual({ frame: 'world-1', styles: ['/assets/game.css'] })
})

test.each([
  ['a child that is logged in is led on from the login', '/login', '{}'],
  ['MENU-2 a child that is not introduced has another menu', '/wereld/1', '{"introduction_completed":false}'],
])('NET-7 shows no first screen if %s', (_why, path, known) => {
  logIn('a')
  localStorage.setItem('letterliaan-answer /api/v1/user/me/', `/api/v1/user/me/\n"v1"\n${known}`)
  open(path)
  giveHeadStart(headStart)
  expect(window.firstScreen).toBeUndefined()
})

test('NET-7 a visitor sees the login at once, at any address', () => {
  open('/wereld/1')
  giveHeadStart(headStart)
  expect(window.firstScreen).toEqual({ frame: 'login', styles: ['/assets/login.css'] })
})
