import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { demo, useGame } from '../harness/game.ts'

const game = useGame()
const spoiled = 'verlopen'
const calls = 20

/** The access token of whoever plays here is worth nothing any more. */
const spoilToken = (page: Page): Promise<void> =>
  page.evaluate((access_token) => {
    const held = JSON.parse(localStorage.getItem('letterliaan-session') ?? '{}') as object
    localStorage.setItem('letterliaan-session', JSON.stringify({ ...held, access_token }))
  }, spoiled)

const isSpoiled = (request: Request): boolean => request.headers()['authorization'] === `Bearer ${spoiled}`
const isStep = (request: Request): boolean => /\/api\/v1\/step\/\d+$/.test(request.url())

/** Holds calls with the token that is over, until so many wait: they fail together. */
async function holdTogether(page: Page): Promise<void> {
  const held: (() => void)[] = []
  await page.route('**/api/v1/**', async (route) => {
    if (isSpoiled(route.request()) && held.length < calls) {
      await new Promise<void>((resolve) => {
        held.push(resolve)
        if (held.length === calls) for (const release of held) release()
      })
    }
    await route.continue()
  })
}

test('ERR-1 twenty calls of the game that fail at once cause one renewal, and all succeed', async () => {
  const { page, child } = await game.arrive(demo.lastWorld)
  await child.openWorld(3)
  const links = page.getByRole('link', { name: /^Stap \d+:/ })
  await expect.poll(() => links.count()).toBe(calls)

  let renewals = 0
  let refused = 0
  const answered = new Set<string>()
  page.on('response', (response) => {
    const request = response.request()
    if (request.url().includes('/oauth2/token/create')) renewals += 1
    if (response.status() === 401 && isSpoiled(request)) refused += 1
    if (response.status() === 200 && isStep(request)) answered.add(request.url())
  })
  await holdTogether(page)
  await spoilToken(page)
  // The game fetches what a child points at.
  for (const link of await links.all()) await link.focus()

  await expect.poll(() => answered.size).toBe(calls)
  expect(refused).toBeGreaterThanOrEqual(calls)
  expect(renewals).toBe(1)
  await child.openStep(1)
  expect(renewals).toBe(1)
})
