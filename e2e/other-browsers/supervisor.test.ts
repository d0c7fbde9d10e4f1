import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demo } from '../harness/game.ts'
import { type OwnServer, startServer } from '../harness/server.ts'
import { browsers, type Visit, visitIn } from './visit.ts'

describe.each(browsers)('%s', (browser) => {
  let server: OwnServer
  let visit: Visit

  beforeAll(async () => {
    server = await startServer()
    visit = await visitIn(browser, server.url)
  })
  afterAll(async () => {
    await visit?.close()
    await server?.stop()
  })

  test('a supervisor logs in and makes a group', async () => {
    const { page, photograph, troubles } = visit
    await page.goto('/begeleider')
    await page.getByLabel('E-mailadres').fill(demo.supervisor)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(server.password)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await page.getByRole('heading', { name: 'Vandaag' }).waitFor()
    await photograph('today')

    await page.getByRole('navigation').getByRole('link', { name: 'Kinderen' }).click()
    await photograph('children')
    await page.getByRole('button', { name: 'Nieuwe groep' }).click()
    const form = page.getByRole('dialog', { name: 'Nieuwe groep' })
    await form.getByLabel('Naam').fill('De Dolfijnen')
    await form.getByLabel('Niveau').selectOption('Groep 4')
    await photograph('new-group')
    await form.getByRole('button', { name: 'Maak de groep' }).click()
    await page.getByRole('heading', { name: 'De Dolfijnen' }).waitFor()
    await photograph('group')

    expect(await troubles()).toEqual([])
  })
})
