import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { copyText } from '../harness/paste-text.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

const firstNames = ['Amira', 'Bram', 'Cato', 'Dex', 'Elif', 'Finn', 'Guusje', 'Hugo', 'Isa', 'Jens']
const thirtyNames = ['de Vries', 'van den Berg', 'Yılmaz'].flatMap((last) =>
  firstNames.map((first) => `${first} ${last}`),
)

async function openRoster() {
  const visit = await game.visit()
  const { page } = visit
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await page.getByRole('link', { name: 'Kinderen toevoegen' }).click()
  await page.getByRole('heading', { name: 'Kinderen toevoegen' }).waitFor()
  return visit
}

test('GRP-2 thirty names are pasted, added and undone by keyboard alone', async () => {
  const { page, troubles } = await openRoster()
  await copyText(page, thirtyNames.join('\n'))
  await page.getByLabel('Naar welke groep?').focus()
  await page.keyboard.type('Een nieuwe groep')
  await page.getByLabel('Naam van de nieuwe groep').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Groep 5b')
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Control+V')
  await page.getByRole('heading', { name: '30 kinderen op de lijst' }).waitFor()
  expect(await findBarriersAtEverySize(page), 'lijst').toEqual([])

  const add = page.getByRole('button', { name: 'Voeg 30 kinderen toe' })
  await page.keyboard.press('Tab')
  expect(await add.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '30 kinderen toegevoegd' }).waitFor()
  expect(await findBarriersAtEverySize(page), 'klaar').toEqual([])
  await page.getByRole('link', { name: 'Open de groep' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Groep 5b', level: 1 }).waitFor()
  await page.getByRole('row').nth(30).waitFor()

  await page.goBack()
  await page.getByRole('button', { name: 'Ongedaan maken: 30 kinderen toegevoegd' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Dat is ongedaan gemaakt.').waitFor()
  await page.getByRole('link', { name: 'Kinderen', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Alle kinderen' }).waitFor()
  expect(await page.getByRole('link', { name: 'Amira de Vries' }).count()).toBe(0)
  expect(troubles).toEqual([])
})

test('GRP-3 columns of a file are mapped on screen, and a file that can’t be is told why', async () => {
  const { page } = await openRoster()
  await page.getByText('Bestand', { exact: true }).click()
  const choose = (name: string, content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await choose('bom.xml', '<!DOCTYPE x [<!ENTITY a "aa">]><EDEX>&a;</EDEX>')
  await page.getByText('In dit bestand staat een DTD.').waitFor()
  await choose('lijst.csv', 'A;B\nMees;Kok\nLiv;Blom\n')
  await page.getByLabel('Kolom 1').selectOption('Achternaam')
  await page.getByLabel('Kolom 2').selectOption('Voornaam')
  await page.getByLabel('De eerste regel zegt').check()
  await page.getByRole('rowheader', { name: 'Kok Mees' }).waitFor()
  expect(await findBarriersAtEverySize(page), 'kolommen').toEqual([])
})
