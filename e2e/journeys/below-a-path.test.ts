import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closePages, openPage, launchSharedBrowser } from '../harness/browser.ts'
import { demoUsernames } from '../harness/game.ts'
import { arriveWithExercises } from '../harness/arrive.ts'
import { startPathProxy, type PathProxy } from '../harness/path-proxy.ts'
import { startServer, type OwnServer } from '../harness/server.ts'
import { childAt } from '../pages/child.ts'
import { playExercise } from '../pages/play-exercise.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const path = '/spelling'

describe.each([
  ['leaves the path', false],
  ['takes it off', true],
])('behind a proxy that %s', (_name, strips) => {
  let proxy: PathProxy
  let server: OwnServer
  beforeAll(async () => {
    proxy = await startPathProxy(path, strips)
    server = await startServer({ PUBLIC_URL: `${proxy.url}/` })
    proxy.sendTo(Number(new URL(server.url).port))
  })
  afterAll(async () => {
    await closePages(await launchSharedBrowser('pictures'))
    await server.stop()
    await proxy.close()
  })

  test('OPS-2 below a base path a child can log in, play an exercise and return to the same page', async () => {
    const { page, troubles } = await openPage(await launchSharedBrowser('pictures'), proxy.url)
    const child = childAt(page)
    await page.goto(proxy.url)
    await page.waitForURL(`${proxy.url}/login`)
    await page.getByLabel('E-mailadres').fill(demoUsernames.halfway)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(server.password)
    await child.press('Starten')
    await child.openWorld(1)
    await child.openStep(1)
    await playExercise(child, /Luister en typ(?!:)/, 'LuisterTyp')
    expect(new URL(page.url()).pathname).toMatch(/^\/spelling\/fase\/1\/stap\/\d+\/\d+$/)
    await page.getByRole('button', { name: 'Ga terug naar de lespagina' }).click()
    await page.getByRole('button', { name: 'Rugzak' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Rugzak' }).waitFor()
    await page.goBack()
    await page.goForward()
    await page.waitForURL(/\/spelling\/fase\/1\/stap\/\d+$/)
    expect([troubles, proxy.strays]).toEqual([[], []])
  })

  test.skipIf(strips)('NET-1 the device caches the game below its path and nothing else', async () => {
    const { page, context, child } = await arriveWithExercises({
      url: proxy.url,
      password: server.password,
    })
    const scopes = await page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      return registrations.map(({ scope }) => scope)
    })
    expect(scopes).toEqual([`${proxy.url}/`])
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Rugzak' }).waitFor()
    await child.openExercise(/Luister en typ(?!:)/)
    await child.begin()
    await page.goto(`${proxy.url}/begeleider`).catch(() => undefined)
    expect(await page.getByRole('button', { name: 'Inloggen' }).count()).toBe(0)
    await context.setOffline(false)
    expect(proxy.strays).toEqual([])
  })

  test.skipIf(strips)(
    'OPS-2 below a path a supervisor can log in, reload a page and enter the game as a child',
    async () => {
      const browser = await launchSharedBrowser('pictures')
      const { page, troubles } = await openPage(browser, proxy.url, 'chromebook', 'allow')
      await page.goto(`${proxy.url}/begeleider`)
      await page.getByLabel('E-mailadres').fill(demoUsernames.supervisor)
      await page.getByLabel('Wachtwoord', { exact: true }).fill(server.password)
      await page.getByRole('button', { name: 'Inloggen' }).click()
      await page.getByRole('link', { name: 'Kinderen', exact: true }).click()
      await page.waitForURL(`${proxy.url}/begeleider/kinderen`)
      await page.reload()
      await page
        .getByRole('link', { name: /^Youssef/ })
        .first()
        .click()
      await page.waitForURL(new RegExp(`${proxy.url}/begeleider/kind/\\d+$`))
      await supervisorAt(page).unfoldSettings()
      await page.getByRole('button', { name: /^Kijk mee als/ }).click()
      await page.waitForURL((url) => url.pathname === '/spelling/')
      await page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
      expect([troubles, proxy.strays]).toEqual([[], []])
    },
  )
})
