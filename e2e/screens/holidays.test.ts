import { amsterdamDate } from '@letterliaan/rules/calendar'
import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('ZEG-3 a school chooses its region and adds a day, which is then grey on a child’s charts and named in the table', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Instellingen', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Vakanties' })
  await panel.getByText('Vlaanderen', { exact: true }).click()
  await panel.getByRole('button', { name: 'Bewaar de regio' }).click()
  await page.getByText('De vakanties van regio Vlaanderen gelden nu.').waitFor()
  await panel.getByText('Schoolvakanties van deze regio').click()
  await panel.getByText('Krokusvakantie').first().waitFor()
  const days = [Date.now() / 1000 - 6 * 86_400, Date.now() / 1000].map(amsterdamDate)
  await panel.getByLabel('Naam van de vrije dagen').fill('Feestweek')
  await panel.getByLabel('Eerste vrije dag').fill(days[0] ?? '')
  await panel.getByLabel('Laatste vrije dag').fill(days[1] ?? '')
  await panel.getByRole('button', { name: 'Voeg vrije dagen toe' }).click()
  await panel.getByRole('button', { name: 'Verwijderen: Feestweek' }).waitFor()
  expect(await findBarriersAtEverySize(page), 'settings').toEqual([])

  await page.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await page.getByRole('link', { name: 'Noor', exact: true }).first().click()
  await page
    .getByRole('link', { name: /^Inzicht/ })
    .first()
    .click()
  await page.getByText('De grijze stroken zijn vakantie: Feestweek.').first().waitFor()
  await page.getByText('Als tabel').first().click()
  await page.getByRole('cell', { name: 'Feestweek' }).first().waitFor()
  expect(await findBarriersAtEverySize(page), 'insight').toEqual([])
  expect(troubles).toEqual([])
})
