import { readFileSync } from 'node:fs'
import { readQr } from '@letterliaan/print/read-qr'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoUsernames, useGame } from '../harness/game.ts'
import { pasteText } from '../harness/paste-text.ts'
import { beginExercise, playWords, seeWord } from '../pages/play-exercise.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

const firstNames = ['Amira', 'Bram', 'Cato', 'Dex', 'Elif', 'Finn', 'Guusje', 'Hugo', 'Isa', 'Jens']
const thirtyNames = ['de Vries', 'van den Berg', 'Yılmaz'].flatMap((last) =>
  firstNames.map((first) => `${first} ${last}`),
)

async function addThirtyChildren(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Kinderen', exact: true }).first().click()
  await page.getByRole('link', { name: 'Kinderen toevoegen' }).click()
  await page.getByLabel('Naar welke groep?').selectOption('Een nieuwe groep')
  await page.getByLabel('Naam van de nieuwe groep').fill('Groep 5')
  await pasteText(page, page.getByLabel(/^Namen/), thirtyNames.join('\n'))
  await page.getByRole('button', { name: 'Voeg 30 kinderen toe' }).click()
  await page.getByRole('heading', { name: '30 kinderen toegevoegd' }).waitFor()
}

/** Makes the cards. Returns the address in the QR code of the first card. */
async function makeCards(page: Page): Promise<string> {
  await page
    .getByRole('link', { name: /kaarten/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Maak 30 kaarten' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Bewaar' }).click(),
  ])
  const bytes = new Uint8Array(readFileSync(await download.path()))
  return readQr(bytes, 1, { x: 34, y: 34, width: 264, height: 193 })
}

async function fillPath(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pad', exact: true }).click()
  await page.getByLabel('Zoals').selectOption('Groep 5')
  await page.getByLabel('In', { exact: true }).selectOption('november')
  await page.getByRole('button', { name: 'Vul het pad' }).click()
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await page.getByText('Bewaard. 30 kinderen hebben dit pad.').waitFor()
}

/** Chooses a buddy and completes the welcome of a new child. */
async function introduce(page: Page): Promise<void> {
  await page.getByText('Wij werken aan een introductievideo').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/profiel')
  await page.getByRole('button', { name: 'Aap' }).click()
  await page.getByRole('button', { name: 'Ga naar de jungle' }).click()
  await page.waitForURL(/\/fase\/\d\/stap\/\d+\/\d+$/)
  await page.goto('/')
  // The tour opens by itself for a new child.
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
}

test('GRP-2 PATH-2 PATH-5 CARD-1 CARD-2 on a first day thirty children get a path and cards, and one of them plays', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demoUsernames.supervisor, game.server().password)
  await addThirtyChildren(page)
  await page.getByRole('link', { name: 'Open de groep' }).click()
  await fillPath(page)
  await page.getByRole('navigation', { name: 'Groep' }).getByRole('link', { name: 'Kinderen' }).click()
  const address = await makeCards(page)

  const visit = await game.visit('ipad')
  await visit.page.goto(address)
  await introduce(visit.page)
  const { child } = visit
  await visit.page
    .getByRole('link', { name: /^Wereld \d/ })
    .last()
    .click()
  await visit.page.waitForURL('**/wereld/*')
  await visit.page
    .getByRole('link', { name: /^Stap \d+:.*Open/ })
    .first()
    .click()
  await child.openExercise(/Luister en typ(?!:)/)
  await beginExercise(child, 'LuisterTyp')
  await playWords(child, 'LuisterTyp', undefined, 1)
  await seeWord(child, 1, child.run().words.length)
  expect([...troubles, ...visit.troubles]).toEqual([])
})
