import { expect, test } from 'vitest'
import { demo, useGame } from '../harness/game.ts'

const game = useGame()

test('NAV-4 the profile and the badges are fetched, then what the page needs, all at once', async () => {
  const { page } = await game.arrive(demo.halfway)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.goto('/wereld/1')
  await page.getByRole('link', { name: /^Stap 6:/ }).waitFor()
  expect(asked.slice(0, 2).toSorted()).toEqual(['/api/v1/reward/', '/api/v1/user/me/'])
  expect(asked).toContain('/api/v1/step')

  const href = await page.getByRole('link', { name: /^Stap 6:/ }).getAttribute('href')
  const step = Number(href?.split('/').at(-1))
  asked.length = 0
  await page.goto(`/fase/1/stap/${step}/${step * 100 + 4}`)
  await page.getByRole('button', { name: 'Begin!' }).waitFor()
  expect(asked.slice(0, 2).toSorted()).toEqual(['/api/v1/reward/', '/api/v1/user/me/'])
  expect(asked).toEqual(
    expect.arrayContaining([`/api/v1/exercise/${step * 100 + 4}`, `/api/v1/step/${step}`]),
  )
})

test('NAV-3 leaving an exercise clears the sound: what was being loaded is not played afterwards', async () => {
  const { page, child } = await game.arrive(demo.halfway)
  await page.addInitScript(() => {
    const starts: string[] = []
    const stops: string[] = []
    Object.assign(globalThis, { starts, stops })
    const { start, stop } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...when) {
      starts.push(location.pathname)
      return start.apply(this, when)
    }
    AudioBufferSourceNode.prototype.stop = function (...when) {
      stops.push(location.pathname)
      return stop.apply(this, when)
    }
  })
  await child.openWorld(1)
  await page.reload()
  await child.openStep(6)
  await child.openExercise(/Oefendictee/)
  await child.begin()
  const count = (name: string): Promise<number> =>
    page.evaluate((key) => (globalThis as unknown as Record<string, string[]>)[key]?.length ?? 0, name)
  await expect.poll(() => count('starts')).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Lespagina' }).click()
  await page.getByText('Woorden in deze stap:').waitFor()
  const started = await count('starts')
  await page.getByRole('link', { name: 'Wereld 1' }).click()
  await page.getByRole('link', { name: /^Stap 6:/ }).waitFor()
  expect(await count('starts')).toBe(started)
  expect(await count('stops')).toBeGreaterThan(0)
})

test('the map button leads to the overview', async () => {
  const { page, child } = await game.arrive(demo.worldPassed)
  await child.openWorld(2)
  await page
    .getByRole('link', { name: /kaart|overzicht/i })
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
})

test('NAV-8 each page has its own title, and its link back', async () => {
  const { page, child } = await game.arrive(demo.halfway)
  await expect.poll(() => page.title()).toContain('Kies je wereld')
  await page.goto('/profiel')
  await page.getByRole('heading', { level: 1, name: 'Jouw profiel' }).waitFor()
  await expect.poll(() => page.title()).toContain('Jouw profiel')
  await page.getByRole('link', { name: 'Naar de kaart' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await child.openWorld(1)
  await child.openStep(6)
  await page.getByRole('heading', { level: 1, name: 'Veel medeklinkers bij elkaar' }).waitFor()
})
