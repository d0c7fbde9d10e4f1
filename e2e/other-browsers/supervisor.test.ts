import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoUsernames } from '../harness/game.ts'
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

  test('a supervisor makes a group, its children and their path, and opens the page of one child', async () => {
    const { page, photograph, troubles } = visit
    await page.goto('/begeleider')
    await page.getByLabel('E-mailadres').fill(demoUsernames.supervisor)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(server.password)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await page.getByRole('heading', { name: 'Vandaag' }).waitFor()
    await photograph('today')

    await page.getByRole('navigation').getByRole('link', { name: 'Kinderen' }).first().click()
    await page.getByRole('button', { name: 'Nieuwe groep' }).waitFor()
    await photograph('children')
    await page.getByRole('button', { name: 'Nieuwe groep' }).click()
    const form = page.getByRole('dialog', { name: 'Nieuwe groep' })
    await form.getByLabel('Naam').fill('De Dolfijnen')
    await form.getByLabel('Niveau').selectOption('Groep 4')
    await photograph('new-group')
    await form.getByRole('button', { name: 'Maak de groep' }).click()
    await page.getByRole('heading', { name: 'De Dolfijnen' }).waitFor()
    await photograph('group')

    await page.goto('/begeleider/kinderen')
    await page.getByRole('link', { name: 'Kinderen toevoegen' }).click()
    await page.getByLabel('Naar welke groep?').selectOption('De Dolfijnen')
    await page.getByLabel(/^Namen/).fill('Amira de Vries')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Bram van den Berg')
    await page.getByRole('button', { name: 'Bekijk de lijst' }).click()
    await page.getByRole('button', { name: 'Voeg 2 kinderen toe' }).waitFor()
    await photograph('new-children')
    await page.getByRole('button', { name: 'Voeg 2 kinderen toe' }).click()
    await page.getByRole('heading', { name: '2 kinderen toegevoegd' }).waitFor()

    await page.getByRole('link', { name: 'Open de groep' }).click()
    await page.getByRole('link', { name: 'Pad' }).first().click()
    await page.getByLabel('Zoals').selectOption('Groep 4')
    await page.getByLabel('In', { exact: true }).selectOption('november')
    await page.getByRole('button', { name: 'Vul het pad' }).click()
    await page.getByRole('button', { name: 'Bewaar' }).click()
    await page.getByText('Bewaard. 2 kinderen hebben dit pad.').waitFor()
    await photograph('path')

    await page.getByRole('link', { name: 'De Dolfijnen' }).first().click()
    await page.getByRole('link', { name: /Amira/ }).first().click()
    await page.getByRole('heading', { name: /Amira/ }).first().waitFor()
    await photograph('child')
    expect(await troubles()).toEqual([])
  })
})
