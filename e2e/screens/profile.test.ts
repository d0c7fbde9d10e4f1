import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'

const game = useGame()

test('PROF-1 PROF-2 PROF-6 every field of the profile is asked, and told when it is missing', async () => {
  const { page, child } = await game.arrive(demo.halfway, 'chromebook', '/profiel')
  for (const label of ['Voornaam', 'Achternaam', 'Schermnaam', 'Groep'])
    await page.getByLabel(label).waitFor()
  const looks = page.getByRole('radio', { name: /^(?:Jungle|Veldkamp \(10\+\))$/ })
  expect([await page.getByRole('radio').count(), await looks.count()]).toEqual([6 + 2, 2])
  // It holds at once, without 'Opslaan'.
  await looks.last().check({ force: true })
  await page.locator('html[data-look="field-camp"]').waitFor({ state: 'attached' })
  await looks.first().check({ force: true })
  await page.locator('html:not([data-look="field-camp"])').waitFor({ state: 'attached' })
  await child.press('Introductie: zo speel je')
  await page.getByText('Luister naar het woord. Schrijf het dan zelf.').waitFor()
  await page.getByText('Wij werken aan een introductievideo').waitFor()
  await page.keyboard.press('Escape')

  for (const label of ['Voornaam', 'Achternaam', 'Schermnaam', 'Dag', 'Maand', 'Jaar'])
    await page.getByLabel(label).fill('')
  await child.press('Opslaan')
  for (const text of [
    'Voer je voornaam in',
    'Voer je achternaam in',
    'Voer je schermnaam in',
    'Voer je geboortedag in',
  ]) {
    await page.getByText(text).waitFor()
  }
  expect(new URL(page.url()).pathname).toBe('/profiel')
})

test('PLEK-5 from groep 7 on the overview leads to the two looks; in groep 4 it does not', async () => {
  const { page, child, troubles } = await game.arrive(demo.lastWorld)
  await child.press('Kies hoe het spel eruitziet')
  await page.getByRole('radio', { name: 'Veldkamp (10+)' }).check({ force: true })
  await page.locator('html[data-look="field-camp"]').waitFor({ state: 'attached' })
  expect(troubles).toEqual([])
  await page.close()
  const younger = await game.arrive(demo.halfway)
  await younger.page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
  expect(await younger.page.getByRole('button', { name: 'Kies hoe het spel eruitziet' }).count()).toBe(0)
})

test('PROF-3 PROF-4 the date of birth is stored as unix seconds; a known child goes on to the overview', async () => {
  const { page, child } = await game.arrive(demo.halfway, 'chromebook', '/profiel')
  await page.getByLabel('Voornaam').fill('Youssef')
  await page.getByLabel('Achternaam').fill('Amrani')
  await page.getByLabel('Schermnaam').fill('Youssef')
  await page.getByLabel('Groep').selectOption({ label: 'Groep 5' })
  await page.getByLabel('Dag').fill('29')
  await page.getByLabel('Maand').fill('2')
  await page.getByLabel('Jaar').fill('2016')
  const saved = page.waitForRequest('**/api/v1/user/update')
  await child.press('Opslaan')
  expect((await saved).postDataJSON()).toMatchObject({ date_of_birth: Date.UTC(2016, 1, 29) / 1000 })
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/profiel')
  expect(await page.getByLabel('Dag').inputValue()).toBe('29')
  expect(await page.getByLabel('Maand').inputValue()).toMatch(/^0?2$/)
  expect(await page.getByLabel('Jaar').inputValue()).toBe('2016')
})

test('profile, welcome and order page have no barriers', async () => {
  const { page, troubles } = await game.arrive(demo.halfway)
  for (const [path, text] of [
    ['/profiel', 'Opslaan'],
    ['/welcome', 'Ga naar de jungle'],
    ['/bestellen', 'U heeft een geldig abonnement.'],
  ] as const) {
    await page.goto(path)
    await page.getByText(text).waitFor()
    expect(await findBarriersAtEverySize(page), path).toEqual([])
  }
  expect(troubles).toEqual([])
})
