import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('AVG-5 an administrator reads who looked at a child, takes the log as a file, and has it checked', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.administrator, game.server().password)
  await page.getByRole('heading', { level: 1, name: 'Vandaag' }).waitFor()
  await page.goto('/begeleider/kinderen')
  // Once an hour a child and a viewer: nobody else looks at this one as an administrator.
  await page.getByRole('rowheader').getByRole('link', { name: 'Noor' }).first().click()
  await page.getByRole('heading', { level: 1, name: /^Noor/ }).waitFor()
  await page.goto('/begeleider/instellingen')
  await page.getByRole('link', { name: 'Open het logboek' }).click()
  await page.getByRole('heading', { level: 1, name: 'Logboek' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Ingelogd.' }).first().waitFor()
  await page.getByLabel('Wat er is gedaan').selectOption('Een kind bekijken')
  const view = page.getByRole('listitem').filter({ hasText: 'Bekeken.' })
  await view.getByRole('link', { name: /^Noor/ }).first().waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Ingelogd.' }).first().waitFor({ state: 'detached' })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Haal op als bestand' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('bekijken')
  expect(text).not.toContain('Ingelogd.')

  await page.getByRole('button', { name: 'Controleer het logboek' }).click()
  await page.getByText(/^(Het logboek klopt\.|Er is nog niets verzegeld)/).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  expect(troubles).toEqual([])
})
