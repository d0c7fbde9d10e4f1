import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('DOE-9 a link for home is made, opened without an account in Dutch and Arabic, heard, counted and withdrawn; no barriers', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await page.getByRole('link', { name: 'Noor' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Noor' }).waitFor()
  await page.goto(`${new URL(page.url()).pathname}/inzicht`)
  const panel = page.getByRole('region', { name: 'Bladzijde voor thuis' })
  await panel.getByRole('button', { name: 'Maak een link voor thuis' }).press('Enter')
  const link = new URL(await panel.getByLabel('Link voor thuis').inputValue())
  expect(await findBarriersAtEverySize(page), 'panel').toEqual([])

  const home = await game.visit()
  const asked: string[] = []
  home.page.on('request', (request) => asked.push(request.url()))
  await home.page.goto(`${link.pathname}?taal=nl${link.hash}`)
  await home.page.getByRole('heading', { level: 1, name: /Noor/ }).waitFor()
  expect(await findBarriersAtEverySize(home.page), 'Dutch').toEqual([])
  const [heard] = await Promise.all([
    home.page.waitForResponse((response) => response.url().includes('/word/word/')),
    home.page
      .getByRole('button', { name: /^Luister: / })
      .first()
      .click(),
  ])
  expect(heard.status()).toBeLessThan(300)
  await home.page.getByRole('link', { name: 'العربية' }).click()
  await home.page.getByRole('heading', { level: 2, name: 'كيف تستطيعون المساعدة' }).waitFor()
  expect(await home.page.locator('html').getAttribute('dir')).toBe('rtl')
  expect(await findBarriersAtEverySize(home.page), 'Arabic').toEqual([])
  const secret = link.hash.slice(1)
  expect(asked.filter((address) => address.split('#')[0]?.includes(secret))).toEqual([])
  expect(asked.filter((address) => new URL(address).origin !== link.origin)).toEqual([])

  await page.reload()
  await panel.getByText('1 keer geopend: vandaag.').waitFor()
  await panel.getByRole('button', { name: /^Trek in: link van/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Trek in' }).click()
  await page.getByText('De link is ingetrokken.').waitFor()
  expect([troubles, home.troubles]).toEqual([[], []])
  await home.page.reload()
  await home.page.getByText('Deze link werkt niet. Vraag op school om een nieuwe link.').waitFor()
  expect(await findBarriersAtEverySize(home.page), 'gone').toEqual([])
})
