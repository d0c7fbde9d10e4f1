import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const gamePage = '<!doctype html><title>spel</title><script>start(1)</script>'
const homePage = '<!doctype html><title>thuis</title>'

const folder = mkdtempSync(join(tmpdir(), 'letterliaan-game-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), gamePage)
writeFileSync(join(folder, 'assets/app-1a2b3c.js'), 'console.log(1)')
writeFileSync(join(folder, 'assets/jungle-7a8b9c.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
writeFileSync(join(folder, 'assets/app-1a2b3c.js.br'), brotliCompressSync('console.log(1)'))
const supervisor = mkdtempSync(join(tmpdir(), 'letterliaan-supervisor-'))
mkdirSync(join(supervisor, 'assets'))
writeFileSync(join(supervisor, 'index.html'), '<!doctype html><title>begeleider</title>')
writeFileSync(join(supervisor, 'assets/app-4d5e6f.js'), 'console.log(2)')
writeFileSync(join(supervisor, 'thuis.html'), homePage)
const app = await useTestApp({ game: folder, supervisor })
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(supervisor, { recursive: true })
})

const open = (path: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) =>
  fetch(app.url + path, { headers })

/** Sends a conditional request and returns the status. Not `fetch`, which would disable caching. */
const getStatus = (path: string, headers: Record<string, string>) =>
  new Promise((resolve, reject) => {
    get(app.url + path, { headers }, (response) => resolve(response.resume().statusCode)).on('error', reject)
  })

test.each(['/', '/wereld/2', '/fase/1/stap/1001/2', '/login-by-token?token=a.b', '/boomhut'])(
  'a page of the game is served at its address: %s',
  async (path) => {
    const response = await open(path)
    expect([response.status, await response.text()]).toEqual([200, gamePage])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  },
)

test.each(['/thuis', '/thuis/', '/thuis?taal=ar', '/begeleider/thuis.html'])(
  'DOE-9 the page for home is not cached or indexed, and sends no referrer: %s',
  async (path) => {
    const response = await open(path)
    expect([response.status, await response.text()]).toEqual([200, homePage])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  },
)

test.each(['/begeleider', '/begeleider/', '/begeleider/uitspraak/stap/3', '/begeleider?x=1'])(
  'a page of the supervisor’s app is served at its address: %s',
  async (path) => {
    const response = await open(path)
    expect([response.status, await response.text()]).toEqual([
      200,
      '<!doctype html><title>begeleider</title>',
    ])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  },
)

test('the apps share no files', async () => {
  const own = await open('/begeleider/assets/app-4d5e6f.js', {})
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await open('/assets/app-4d5e6f.js', {})).status).toBe(404)
  expect((await open('/begeleider/assets/app-1a2b3c.js', {})).status).toBe(404)
})

test.each([
  '/api/v1/niets',
  '/word/niets',
  '/oauth2/niets',
  '/assets/weg.js',
  '/begeleider/assets/weg.js',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/begeleider/.env',
  '/wp-admin/x.php/y',
])('an unknown path gets a 404, even if a page is requested: %s', async (path) => {
  const response = await open(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a request that does not accept HTML gets no page', async () => {
  expect((await open('/wereld/2', { accept: 'application/json' })).status).toBe(404)
})

test('a file with a hash in its name is cached for ever and sent compressed', async () => {
  const response = await open('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' })
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(await response.text()).toBe('console.log(1)')
  expect([response.headers.get('etag'), response.headers.get('last-modified')]).toEqual([null, null])
})

test('an unchanged page gets a 304', async () => {
  const first = await open('/')
  const etag = first.headers.get('etag') ?? ''
  expect(await getStatus('/', { accept: 'text/html', 'if-none-match': etag })).toBe(304)
})

test('pages can load only from this origin', async () => {
  const policy = (await open('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/https?:|unsafe|\*/)
})

test('only the inline script of the build can run', async () => {
  const hash = createHash('sha256').update('start(1)').digest('base64')
  const policy = (await open('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
})

test('only pages have the security headers for pages', async () => {
  const page = (await open('/')).headers
  expect([page.get('x-frame-options'), page.get('x-content-type-options')]).toEqual(['SAMEORIGIN', 'nosniff'])
  const policy = page.get('permissions-policy') ?? ''
  expect(policy.split(', ')).toEqual(
    expect.arrayContaining(['camera=(self)', 'microphone=(self)', 'geolocation=()']),
  )
  for (const path of ['/assets/app-1a2b3c.js', '/api/v1/niets']) {
    const { headers } = await open(path, {})
    expect([...headers.keys()].filter((name) => name.startsWith('x-'))).toEqual(['x-content-type-options'])
    expect(headers.has('content-security-policy')).toBe(false)
    expect(headers.has('permissions-policy')).toBe(false)
  }
})

test('a drawing that is opened at its address runs and loads nothing', async () => {
  const { headers } = await open('/assets/jungle-7a8b9c.svg')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('no file outside the folder can be fetched', async () => {
  for (const path of ['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%5c..%5cx']) {
    const response = await open(path, { accept: '*/*' })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  }
})
