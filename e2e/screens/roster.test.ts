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
  await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true)
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

test('GRP-2 what is pasted finds its columns, stays through a reload and ‘back’, and is gone after it is added or a logout', async () => {
  const { page, troubles } = await openRoster()
  const field = page.getByLabel('Namen, of kolommen uit een rekenblad')
  const paste = async (text: string) => {
    await copyText(page, text)
    await field.focus()
    await page.keyboard.press('Control+V')
  }
  await paste('Mees\tKok\nAnna Sophie\tvan den Berg')
  await page.getByRole('rowheader', { name: 'Anna Sophie van den Berg' }).waitFor()
  expect(await page.getByLabel('Kolom 1').inputValue()).toBe('first_name')
  expect(await page.getByLabel('Kolom 2').inputValue()).toBe('last_name')

  await page.getByLabel('Naar welke groep?').selectOption('Een nieuwe groep')
  await page.getByLabel('Naam van de nieuwe groep').fill('Groep 3a')
  await page.reload()
  await page.getByRole('link', { name: 'Kinderen', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Alle kinderen' }).waitFor()
  await page.goBack()
  await field.waitFor()
  expect(await field.inputValue()).toBe('Mees\tKok\nAnna Sophie\tvan den Berg')
  expect(await page.getByLabel('Naam van de nieuwe groep').inputValue()).toBe('Groep 3a')
  await page.getByRole('button', { name: 'Bekijk de lijst' }).click()
  await page.getByRole('button', { name: 'Voeg 2 kinderen toe' }).click()
  await page.getByRole('heading', { name: '2 kinderen toegevoegd' }).waitFor()

  // A group that was just filled is never seen empty.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes('zit nog niemand')) document.body.dataset['wasEmpty'] = 'true'
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('link', { name: 'Open de groep' }).click()
  await page.getByRole('link', { name: 'Mees' }).click()
  await page.getByRole('heading', { name: 'Mees Kok', level: 1 }).waitFor()
  expect(await page.evaluate(() => document.body.dataset['wasEmpty'])).toBeUndefined()

  await page.goBack()
  await page.goBack()
  await field.waitFor()
  expect(await field.inputValue()).toBe('')
  await paste('Noor de Kok')
  await page.getByRole('rowheader', { name: 'Noor de Kok' }).waitFor()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Noor de Kok')
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await page.getByLabel('E-mailadres').waitFor()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Noor')
  expect(troubles).toEqual([])
})

test('DAG-5 the school’s file after pasted names: who is the same is joined in one press, who is doubtful is chosen', async () => {
  const { page, troubles } = await openRoster()
  const pasted = thirtyNames.slice(0, 22)
  await page.getByLabel('Naar welke groep?').selectOption('Een nieuwe groep')
  await page.getByLabel('Naam van de nieuwe groep').fill('Klas van juf An')
  await copyText(page, pasted.join('\n'))
  await page.getByLabel('Namen, of kolommen uit een rekenblad').focus()
  await page.keyboard.press('Control+V')
  await page.getByRole('button', { name: 'Voeg 22 kinderen toe' }).click()
  await page.getByRole('heading', { name: '22 kinderen toegevoegd' }).waitFor()

  await page.getByRole('link', { name: 'Kinderen', exact: true }).first().click()
  await page.getByRole('link', { name: 'Kinderen toevoegen' }).click()
  await page.getByText('Bestand', { exact: true }).click()
  // Two are new.
  const pupils = [...pasted, 'Zoë Smit', 'Xander Smit'].map((name, at) => {
    const [first = '', ...last] = name.split(' ')
    return `<leerling key="k${at}"><achternaam>${last.join(' ')}</achternaam><roepnaam>${first}</roepnaam><groep key="g"/></leerling>`
  })
  const file = `<EDEX><groepen><groep key="g"><naam>5c</naam><jaargroep>5</jaargroep></groep></groepen><leerlingen>${pupils.join('')}</leerlingen></EDEX>`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'school.xml', mimeType: 'text/xml', buffer: Buffer.from(file) })
  await page.getByRole('heading', { name: '24 kinderen in het EDEXML-bestand' }).waitFor()
  await page.getByText('Van 22 kinderen kiest u hieronder nog wie het is.').waitFor()
  expect(await findBarriersAtEverySize(page), 'voorstel').toEqual([])
  await page.getByRole('button', { name: 'Deze 22 zijn dezelfde kinderen' }).click()
  await page.getByRole('button', { name: '2 toevoegen, 22 wijzigen' }).click()
  await page.getByRole('heading', { name: /^2 kinderen toegevoegd/ }).waitFor()
  expect(troubles).toEqual([])
})
