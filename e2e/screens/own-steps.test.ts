import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

async function visitSteps() {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Stappen', exact: true }).click()
  return { page, troubles }
}

test('OWN-1 OWN-2 OWN-3 words are pasted, corrected by a click, kept, put in a treehouse at once, and played there by a child', async () => {
  const { page, troubles } = await visitSteps()
  await page.getByRole('link', { name: 'Woorden plakken' }).click()
  await page
    .getByRole('textbox', { name: 'Uw woorden' })
    .fill('bakker: De bakker bakt brood.\nkikker\nladder\nmodder\nyoghurt\nfeitsbel')
  await page.getByRole('button', { name: 'Bekijk de woorden' }).click()
  const word = (text: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: text, exact: true }) })
  await word('feitsbel').getByText('Niet in het woordenboek').waitFor()
  await word('yoghurt').getByText('Misschien Engels').waitFor()
  expect(await word('bakker').getByLabel('Meervoud van ‘bakker’').inputValue()).toBe('bakkers')

  await word('bakker').getByRole('button', { name: 'Letters en klanken van bakker' }).click()
  await word('bakker').getByRole('button', { name: 'Haal k en k uit elkaar' }).click()
  await word('bakker').getByText('Door u verbeterd').waitFor()
  await word('bakker').getByRole('button', { name: 'Terug naar de ontleding' }).click()
  await word('bakker').getByRole('button', { name: 'Sluiten' }).click()
  await word('feitsbel').getByRole('button', { name: 'Haal feitsbel weg' }).click()
  // What was looked through is not lost by a reload.
  await page.reload()
  await word('yoghurt').waitFor()
  expect(await word('feitsbel').count()).toBe(0)
  expect(await findBarriersAtEverySize(page)).toEqual([])

  await page.getByRole('button', { name: 'Bewaar de stap' }).click()
  await page.getByRole('heading', { name: /^Woorden van week/, level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Zet klaar voor …' }).click()
  const receiver = page.getByLabel('Voor wie?')
  const daan = await receiver.getByRole('option', { name: /^Daan/ }).innerText()
  await receiver.selectOption(daan)
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await page.getByRole('button', { name: 'Zet klaar', exact: true }).click()
  await page.getByText(/staat klaar in de boomhut van Daan/).waitFor()
  expect(troubles).toEqual([])

  const { page: screen } = await game.arrive(demo.lastWorld)
  await screen.goto('/boomhut')
  await screen
    .getByRole('main')
    .getByRole('button', { name: /^Herhaling/ })
    .click()
  const own = screen.getByRole('dialog', { name: 'Herhaling' }).getByRole('region', { name: 'Eigen woorden' })
  await own.getByRole('heading', { name: /^Woorden van week/ }).waitFor()
  expect(await findBarriersAtEverySize(screen)).toEqual([])
  await own.getByRole('link', { name: 'Ga naar de stap' }).click()
  await screen.getByRole('heading', { name: /^Woorden van week/ }).waitFor()
  await screen.getByRole('link', { name: 'Boomhut' }).first().waitFor()
  await screen.getByRole('link', { name: /Knip het woord/ }).click()
  await screen.getByRole('button', { name: 'Begin!' }).click()
  await screen
    .getByText(/bakker|kikker|ladder|modder|yoghurt/)
    .first()
    .waitFor()
})

test('OWN-4 OWN-5 OWN-8 a step is copied, changed with the keyboard, given a picture, and looked at as a child', async () => {
  const { page, troubles } = await visitSteps()
  await page.getByText('Wereld 1', { exact: true }).click()
  await page.getByRole('button', { name: 'Kopieer Korte klank' }).click()
  await page.getByRole('heading', { name: 'Korte klank', level: 1 }).waitFor()
  await page.getByText('Uw stap is gelijk aan de stap van Letterliaan.').waitFor()

  await page.getByLabel('Naam', { exact: true }).fill('Korte klank van groep 3')
  await page
    .getByRole('button', { name: 'Verplaats Kijk en luister: pijl omhoog of omlaag' })
    .press('ArrowUp')
  const exercises = page.getByRole('list', { name: 'Oefeningen' }).getByRole('heading')
  expect(await exercises.first().innerText()).toMatch(/^Kijk en luister/)

  await page.getByRole('button', { name: 'Kies een plaatje bij vis' }).click()
  await page.getByLabel('Eigen plaatje: wat staat erop?').fill('Onze vis Bubbel')
  const png = await page.screenshot({ type: 'png' })
  await page
    .locator('input[type=file][aria-label="Plaatje van dit apparaat"]')
    .setInputFiles({ name: 'vis.png', mimeType: 'image/png', buffer: png })
  await page.locator('img[src^="/pictures/eigen/"]').first().waitFor()
  await page.getByText('Naam', { exact: true }).first().waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])

  await page.getByRole('button', { name: 'Bewaren' }).click()
  await page.getByRole('heading', { name: 'Korte klank van groep 3', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Bekijk als kind' }).click()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url())
  })
  await page.getByRole('button', { name: 'Speel Lees en typ' }).click()
  await page.getByRole('button', { name: 'Begin!' }).click()
  await page.getByRole('textbox').waitFor()
  await page.getByRole('textbox').fill('xx')
  expect(calls).toEqual([])
  expect(troubles).toEqual([])
})
