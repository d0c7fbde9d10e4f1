import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { pressByKey, tabTo } from '../pages/press-keys.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('GRP-1 GRP-8 a group is made, filled and emptied again, and cards are made, by keyboard alone, without barriers', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('heading', { name: 'Vandaag' }).waitFor()
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Naar de inhoud' }).waitFor()
  await pressByKey(page, page.getByRole('navigation').getByRole('link', { name: 'Kinderen' }))

  await pressByKey(page, page.getByRole('button', { name: 'Nieuwe groep' }))
  const form = page.getByRole('dialog', { name: 'Nieuwe groep' })
  await tabTo(page, form.getByLabel('Naam'))
  await page.keyboard.type('De Dolfijnen')
  await tabTo(page, form.getByLabel('Niveau'))
  await page.keyboard.type('Groep 4')
  await page.keyboard.press('Enter')
  expect(await findBarriersAtEverySize(page), 'Nieuwe groep').toEqual([])
  await pressByKey(page, form.getByRole('button', { name: 'Maak de groep' }))
  await page.getByRole('heading', { name: 'De Dolfijnen', level: 1 }).waitFor()
  await page.getByText('In deze groep zit nog niemand.').waitFor()

  await pressByKey(page, page.getByRole('navigation').getByRole('link', { name: 'Kinderen' }))
  await tabTo(page, page.getByLabel('Zoek een kind'))
  await page.keyboard.type('noor')
  await page.getByText('1 van 7 kinderen').waitFor()
  await tabTo(page, page.getByRole('checkbox', { name: 'Kies Noor' }))
  await page.keyboard.press('Space')
  await page.getByText('1 kind gekozen').waitFor()
  expect(await findBarriersAtEverySize(page), 'Kinderen').toEqual([])
  await pressByKey(page, page.getByRole('button', { name: 'Nieuwe kaarten' }))
  const cards = page.getByRole('dialog', { name: 'Nieuwe inlogkaarten voor Noor' })
  await pressByKey(page, cards.getByRole('button', { name: 'Maak 1 kaart' }))
  await cards.getByText('De kaarten zijn klaar.').waitFor()
  expect(await findBarriersAtEverySize(page), 'Nieuwe kaarten').toEqual([])
  await tabTo(page, cards.getByRole('link', { name: 'Open en print' }))
  await pressByKey(page, cards.getByRole('button', { name: 'Sluiten' }).last())
  await pressByKey(page, page.getByRole('button', { name: 'Zet in een groep' }))
  await tabTo(page, page.getByRole('dialog').getByLabel('Groep', { exact: true }))
  await page.keyboard.type('De Dolfijnen')
  await page.keyboard.press('Enter')
  await pressByKey(page, page.getByRole('button', { name: 'Zet in deze groep' }))
  await page.getByText('Noor zit nu in De Dolfijnen.').waitFor()
  const row = page.getByRole('row', { name: /Noor/ })
  await row.getByRole('cell', { name: 'De Dolfijnen' }).waitFor()

  await pressByKey(page, row.getByRole('link', { name: 'Noor' }))
  await page.getByRole('heading', { name: 'Noor', level: 1 }).waitFor()
  expect(await findBarriersAtEverySize(page), 'Noor').toEqual([])
  await pressByKey(page, page.getByRole('link', { name: 'De Dolfijnen' }).first())
  await pressByKey(page, page.getByText('Meer', { exact: true }))
  await tabTo(page, page.getByRole('link', { name: 'Volgend schooljaar' }))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Volgend schooljaar' }).waitFor({ state: 'hidden' })
  await pressByKey(page, page.getByRole('button', { name: 'Stel een doel' }))
  await page.keyboard.press('Enter')
  await page.getByRole('progressbar', { name: 'Weekdoel van de groep' }).waitFor()
  await pressByKey(page, page.getByRole('button', { name: 'Wijzig het doel' }))
  await page.getByLabel('Woorden samen, deze week').waitFor()
  await tabTo(page, page.getByRole('checkbox', { name: 'Kies alles' }))
  await page.keyboard.press('Space')
  expect(await findBarriersAtEverySize(page), 'De Dolfijnen').toEqual([])
  await pressByKey(page, page.getByRole('button', { name: 'Haal uit de groep' }))
  await page.getByText('In deze groep zit nog niemand.').waitFor()
  await pressByKey(page, page.getByRole('button', { name: 'Ongedaan maken' }))
  await page.getByText('Dat is ongedaan gemaakt.').waitFor()
  await page.getByRole('row', { name: /Noor/ }).waitFor()
  expect(troubles).toEqual([])
})

test('STOP-3 a child that must wait after wrong passwords is let in with one press on its page', async () => {
  const { url, password } = game.server()
  const tryToLogIn = async (tried: string): Promise<number> => {
    const body = {
      grant_type: 'password',
      // No other test logs in as Milan: what is counted of him outlives the demo's restoring.
      username: 'milan@voorbeeldschool.nl',
      password: tried,
      client_id: 'letterliaan-game',
    }
    const headers = { 'content-type': 'application/json' }
    const options = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${url}/oauth2/token/create`, options)).status
  }
  while ((await tryToLogIn('fout')) !== 429);
  expect(await tryToLogIn(password)).toBe(429)

  const { page } = await game.visit()
  const supervisor = supervisorAt(page)
  await supervisor.logIn(demo.supervisor, password)
  await page.getByRole('navigation').getByRole('link', { name: 'Kinderen' }).click()
  await page.getByRole('link', { name: 'Milan' }).first().click()
  await supervisor.unfoldSettings()
  await pressByKey(page, page.getByRole('button', { name: 'Laat nu binnen: Milan' }))
  await page.getByText(/^Milan .*kan nu inloggen\.$/).waitFor()
  expect(await findBarriersAtEverySize(page), 'Milan').toEqual([])
  expect(await tryToLogIn(password)).toBe(200)
})
