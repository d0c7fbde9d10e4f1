import type { Page } from 'playwright-core'
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

/** Holds the analysis of words back until it is released; tells how many words were asked each time. */
async function holdAnalysis(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const asked: number[] = []
  await page.route('**/own-word/analysis', async (route) => {
    asked.push((route.request().postDataJSON() as { words: unknown[] }).words.length)
    await released
    await route.continue()
  })
  return { asked, release }
}

test('OWN-1 OWN-2 OWN-3 words are pasted, corrected by a click, kept in two steps, put in a treehouse at once, and played there by a child', async () => {
  const { page, troubles } = await visitSteps()
  const { asked, release } = await holdAnalysis(page)
  await page.getByRole('link', { name: 'Woorden plakken' }).click()
  await page
    .getByRole('textbox', { name: 'Uw woorden' })
    .fill('bakker: De bakker bakt brood.\nkikker\nladder\nmodder\nyoghurt\nfeitsbel')
  await page.getByRole('button', { name: 'Bekijk de woorden' }).click()
  const word = (text: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: text, exact: true }) })
  await page.getByText('0 van 6 woorden zijn ontleed.').waitFor()
  await word('kikker').getByLabel('Zin met ‘kikker’').fill('De kikker kwaakt.')
  release()
  await word('feitsbel').getByText('Niet in het woordenboek').waitFor()
  await page.getByText('woorden zijn ontleed').waitFor({ state: 'detached' })
  expect(asked.slice(0, 2)).toEqual([5, 1])
  expect(await word('kikker').getByLabel('Zin met ‘kikker’').inputValue()).toBe('De kikker kwaakt.')
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
  await page
    .getByText(/horen bij Klankgroep eindigt op een korte klank\. Dat geldt niet voor yoghurt\./)
    .waitFor()
  await page.getByText('In twee stappen', { exact: true }).click()
  expect(await findBarriersAtEverySize(page)).toEqual([])

  await page.getByRole('button', { name: 'Bewaar de stappen' }).click()
  await page.getByRole('link', { name: /^Woorden van week \d+, andere woorden$/ }).waitFor()
  await page.getByRole('link', { name: /^Woorden van week \d+$/ }).click()
  await page.getByRole('heading', { name: /^Woorden van week/, level: 1 }).waitFor()
  expect(await page.getByLabel('Regel', { exact: true }).inputValue()).toMatch(/korte klank/)
  await page.getByRole('button', { name: 'Zet klaar voor …' }).click()
  const receiver = page.getByLabel('Voor wie?')
  const daan = await receiver.getByRole('option', { name: /^Daan/ }).innerText()
  await receiver.selectOption(daan)
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await page.getByRole('button', { name: 'Zet klaar', exact: true }).click()
  await page.getByText(/staat klaar voor Daan/).waitFor()
  expect(troubles).toEqual([])

  const { page: screen } = await game.arrive(demo.lastWorld, 'chromebook', '/boomhut')
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
    .getByText(/bakker|kikker|ladder|modder/)
    .first()
    .waitFor()
})

/** What the check says of a change comes in above the lists, and moves them: a drag begins after it. */
async function checked(page: Page, change: () => Promise<void>) {
  const answered = page.waitForResponse((response) => response.url().endsWith('/own-step/check'))
  await change()
  await answered
}

/** Drags the row of this handle onto the row of another. */
async function drag(page: Page, from: string, onto: string) {
  const handle = (name: string) =>
    page.getByRole('button', { name: `Verplaats ${name}: pijl omhoog of omlaag`, exact: true })
  await handle(onto).scrollIntoViewIfNeeded()
  await handle(from).hover()
  await page.mouse.down()
  const end = await handle(onto).boundingBox()
  if (!end) throw new Error(`${onto} is out of sight`)
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

test('OWN-4 OWN-5 OWN-8 a step is copied, changed by drag and with the keyboard, given pictures, and looked at as a child', async () => {
  const { page, troubles } = await visitSteps()
  await page.getByText('Wereld 1', { exact: true }).click()
  await page.getByRole('button', { name: 'Kopieer Korte klank' }).click()
  await page.getByRole('heading', { name: 'Korte klank', level: 1 }).waitFor()
  await page.getByText('Uw stap is gelijk aan de stap van Letterliaan.').waitFor()

  await page.getByLabel('Naam', { exact: true }).fill('Korte klank van groep 3')
  await checked(page, () =>
    page.getByRole('button', { name: 'Verplaats Kijk en luister: pijl omhoog of omlaag' }).press('ArrowUp'),
  )
  const exercises = page.getByRole('list', { name: 'Oefeningen' }).getByRole('heading')
  const firstExercise = async () => (await exercises.first().innerText()).split('\n')[0]
  expect(await firstExercise()).toMatch(/^Kijk en luister/)
  const second = (await exercises.nth(1).innerText()).replace(/\s*(Verkennen|Oefenen|Dictee)$/, '')
  await drag(page, 'Kijk en luister', second)
  expect(await firstExercise()).toMatch(new RegExp(`^${second}`))
  await page.getByRole('button', { name: 'Verander oefening Kijk en luister' }).click()
  await page.getByLabel('Wat doet het kind?').fill('Kijk goed en zeg het woord.')
  await page.getByLabel('Hoeveel woorden?').selectOption('4 woorden')
  await checked(page, () => page.getByLabel('Naam van de oefening').fill('Kijk mee'))

  const words = page.getByRole('list', { name: 'Woorden' }).getByRole('heading')
  const [mat = '', other = '', third = ''] = await words.allInnerTexts()
  await drag(page, mat, other)
  expect((await words.allInnerTexts()).slice(0, 2)).toEqual([other, mat])
  await page
    .getByRole('button', { name: `Verplaats ${mat}: pijl omhoog of omlaag`, exact: true })
    .press('ArrowDown')
  expect((await words.allInnerTexts()).slice(0, 3)).toEqual([other, third, mat])
  await page.getByRole('button', { name: `Kies een plaatje bij ${other}`, exact: true }).click()
  await page
    .getByRole('group', { name: 'Plaatjes van Letterliaan' })
    .getByRole('button', { name: 'moon' })
    .click()
  await page.getByLabel('Wereld', { exact: true }).selectOption('Wereld 2')
  await page.getByLabel('Hoort bij groep').selectOption('Groep 5')
  await page.getByLabel('In de maand').selectOption('november')

  await page.getByRole('button', { name: 'Kies een plaatje bij ankerwoord vis' }).click()
  await page.getByLabel('Eigen plaatje: wat staat erop?').fill('Onze vis Bubbel')
  const png = await page.screenshot({ type: 'png' })
  await page
    .locator('input[type=file][aria-label="Plaatje van dit apparaat"]')
    .setInputFiles({ name: 'vis.png', mimeType: 'image/png', buffer: png })
  await page.locator('img[src^="/pictures/eigen/"]').first().waitFor()
  await page.getByText('Naam', { exact: true }).first().waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])

  await page.getByRole('button', { name: 'Bewaar' }).click()
  await page.getByRole('heading', { name: 'Korte klank van groep 3', level: 1 }).waitFor()
  await page.reload()
  await words.first().waitFor()
  expect((await words.allInnerTexts()).slice(0, 3)).toEqual([other, third, mat])
  await page
    .getByRole('button', { name: `Kies een plaatje bij ${other}`, exact: true })
    .locator('img[src*="moon"]')
    .waitFor()
  expect(await page.getByLabel('Wereld', { exact: true }).inputValue()).toBe('2')
  expect(await page.getByLabel('In de maand').inputValue()).toBe('3')
  await page.getByText('Kijk goed en zeg het woord. (4 woorden)').waitFor()
  await page.getByRole('heading', { name: /^Kijk mee/ }).waitFor()
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
