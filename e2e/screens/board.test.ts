import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { findLayoutFaultsAtSizes } from '../harness/measure-layout.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()
const tabletSizes = [
  { width: 1024, height: 768 },
  { width: 1080, height: 810 },
  { width: 1366, height: 768 },
]
game.prepareDemo((server) => server.prepare.user(demo.meekijker, { role: 'bestuur' }))

test('ORG-1 a board makes a school and gets the link for its first administrator; pages of children are not there for it', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.meekijker, game.server().password)
  await page.getByRole('heading', { level: 1, name: 'Scholen' }).waitFor()
  expect(await findBarriersAtEverySize(page), 'no school').toEqual([])
  await page.getByRole('link', { name: 'Maak een school' }).first().click()
  await page.getByLabel('Hoe heet de school?').fill('De Vlinder')
  expect(await findBarriersAtEverySize(page), 'new school').toEqual([])
  await page.getByRole('button', { name: 'Maak de school' }).click()
  await page.getByRole('textbox', { name: /link/i }).first().waitFor()
  expect(await findBarriersAtEverySize(page), 'link').toEqual([])

  await page.goto('/begeleider')
  await page.getByRole('link', { name: 'De Vlinder' }).waitFor()
  expect(await findLayoutFaultsAtSizes(page, tabletSizes), 'schools').toEqual([])
  await page.getByRole('link', { name: 'De Vlinder' }).click()
  await page.getByRole('heading', { level: 1, name: 'De Vlinder' }).waitFor()
  expect(await findBarriersAtEverySize(page), 'school').toEqual([])
  for (const address of [
    '/begeleider/medewerkers',
    '/begeleider/instellingen',
    '/begeleider/account',
    '/begeleider/gaat-alles-goed',
  ]) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('Hier is niets te vinden.').count(), address).toBe(0)
    expect(await findBarriersAtEverySize(page), address).toEqual([])
  }
  for (const address of ['/begeleider/kinderen', '/begeleider/nu', '/begeleider/logboek']) {
    await page.goto(address)
    await page.getByText('Hier is niets te vinden.').waitFor()
  }
  expect(troubles).toEqual([])
})
