import { expect, test } from 'vitest'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { demo, useGame } from '../harness/game.ts'
import { leaveExercise } from '../pages/child.ts'

const game = useGame()

test('NAV-3 leaving an exercise silences it; whoever comes back begins at its intro', async () => {
  const { page, child } = await game.arrive(demo.halfway)
  await page.addInitScript(() => {
    const sounding = new Map<AudioBufferSourceNode, string>()
    const begun: string[] = []
    Object.assign(globalThis, { sounding, begun })
    const { start, stop } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...when) {
      // What goes round is the ambience of a map: no sound of the exercise.
      if (this.loop) return start.apply(this, when)
      sounding.set(this, location.pathname)
      begun.push(location.pathname)
      this.addEventListener('ended', () => sounding.delete(this))
      return start.apply(this, when)
    }
    AudioBufferSourceNode.prototype.stop = function (...when) {
      sounding.delete(this)
      return stop.apply(this, when)
    }
  })
  /** What sounds and what began at the exercise: other pages may read their own texts aloud. */
  const heardAt = (exercise: string): Promise<{ readonly sounding: number; readonly begun: number }> =>
    page.evaluate((path) => {
      const { sounding, begun } = globalThis as unknown as {
        sounding: Map<object, string>
        begun: string[]
      }
      const isThere = (place: string): boolean => place === path
      return { sounding: [...sounding.values()].filter(isThere).length, begun: begun.filter(isThere).length }
    }, exercise)
  await child.openWorld(1)
  await page.reload()
  await child.openStep(6)
  await child.openExercise(/Oefendictee/)
  await child.begin()
  const exercise = new URL(page.url()).pathname
  const heard = () => heardAt(exercise)
  await child.press('Luister naar de zin')
  await expect.poll(async () => (await heard()).sounding).toBeGreaterThan(0)
  await leaveExercise(page)
  await page.getByText('Woorden in deze stap:').waitFor()
  const { begun, sounding } = await heard()
  expect(sounding).toBe(0)
  await page.getByRole('link', { name: 'Wereld 1' }).click()
  await page.getByRole('link', { name: /^Stap 6:/ }).waitFor()
  expect(await heard()).toEqual({ begun, sounding: 0 })

  await child.openStep(6)
  await child.openExercise(/Oefendictee/)
  await page.getByRole('button', { name: 'Begin!' }).waitFor()
  expect(await page.locator('[data-part]').getAttribute('data-part')).toBe('1')
})

test('NAV-7 the overview, by the map button, by its address or by reload, knows no world that the child was in', async () => {
  const { page, child } = await game.arrive(demo.worldPassed)
  // The server's last answers and how pages looked are kept too (docs/adr/0016-bytes.md, 0069), and where the buddy stood in each world and which are not passed: they say
  // nothing of where the child was last.
  const remembered = (): Promise<string> =>
    page.evaluate(() => {
      const isOther = (key: string) =>
        /^(letterliaan-answer |letterliaan-screen |buddy-step-|worlds-to-pass$)/.test(key)
      const stored = Object.entries(localStorage).filter(([key]) => !isOther(key))
      return JSON.stringify([stored, { ...sessionStorage }, history.state])
    })
  const before = await remembered()
  for (const comeBack of [
    () => page.getByRole('link', { name: 'Kaart', exact: true }).click(),
    () => page.goto('/'),
  ]) {
    await child.openWorld(2)
    await page.getByRole('link', { name: /^Stap 1:/ }).waitFor()
    await comeBack()
    await page.waitForURL((url) => url.pathname === '/')
    for (const world of [1, 2]) {
      await page.getByRole('link', { name: new RegExp(`^Wereld ${world}`) }).waitFor()
    }
    expect(await page.locator('[aria-current]').count()).toBe(0)
    expect(await remembered()).toBe(before)
    await page.reload()
    await page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('NAV-8 the title and the link back change with the page', async () => {
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

test('MAP-11 a step, exercise or test that is not there leads to the map of its world, which says so', async () => {
  const { client } = await logInOnOtherDevice(game.server(), demo.halfway)
  const { 1: steps } = await client.call('GET /api/v1/step', {})
  const { page, child } = await game.arrive(demo.halfway)
  const said = page.getByText('Deze stap is er niet. Kies een stap op de kaart.')
  for (const [address, path] of [
    ['/fase/1/stap/99999', '/wereld/1'],
    ['/fase/1/stap/99999/2', '/wereld/1'],
    [`/fase/1/stap/${steps[5]?.id}/99999999`, '/wereld/1'],
    [`/test/${steps[5]?.id}/99999900`, '/wereld/1'],
    ['/fase/2/stap/99999', '/'],
  ] as const) {
    await page.goto('/profiel')
    await page.getByRole('heading', { level: 1, name: 'Jouw profiel' }).waitFor()
    await page.goto(address)
    await said.waitFor()
    expect(new URL(page.url()).pathname, address).toBe(path)
    await page.goBack()
    await page.waitForURL('**/profiel')
  }
  await page.goto('/wereld/1')
  await child.openStep(6)
  await expect.poll(() => said.count()).toBe(0)
})
