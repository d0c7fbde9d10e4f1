import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

/** Asks for a link, from the login page on; resolves to the address in the letter. */
async function askLink(username: string) {
  const visit = await game.visit()
  const { page, child } = visit
  await page.goto('/login')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await page.getByLabel('E-mailadres').fill(username)
  const before = game.server().printed().length
  await child.press('Stuur de link')
  await page.getByText('Kijk in de mail.').waitFor()
  const linkIn = (text: string) => /http\S+\/wachtwoord-nieuw\?token=\S+/.exec(text)?.[0]
  const letter = () => game.server().printed().slice(before)
  return {
    ...visit,
    letter,
    link: async () => {
      await expect.poll(() => linkIn(letter())).toBeDefined()
      return linkIn(letter()) ?? ''
    },
  }
}

test('AUTH-1 a forgotten password: a link by mail, a new password, and in', async () => {
  const { page, child, link, troubles } = await askLink(demo.halfway)
  const address = await link()
  await page.goto(address)
  await page.getByLabel('Nieuw wachtwoord').fill('kort')
  expect(page.url()).not.toContain('token')
  await child.press('Bewaar')
  await page.getByText('Kies minstens 8 tekens').waitFor()
  await page.getByLabel('Nieuw wachtwoord').fill('een nieuw woord')
  await child.press('Bewaar')
  await page.getByText('Het nieuwe wachtwoord is bewaard.').waitFor()
  await page.getByRole('link', { name: 'Naar het spel' }).click()
  await child.logIn(demo.halfway, 'een nieuw woord')
  expect(troubles).toEqual([])

  await page.goto(address)
  await page.getByLabel('Nieuw wachtwoord').fill('nog een woord')
  await child.press('Bewaar')
  await page.getByText('Deze link werkt niet meer. Vraag een nieuwe.').waitFor()
})

test('nobody learns whether an account exists: the page says the same, and no letter is written', async () => {
  const { letter } = await askLink('niemand@voorbeeldschool.nl')
  expect(letter()).toBe('')
})

test('a supervisor finds it from its own door', async () => {
  const { page } = await game.visit()
  await page.goto('/begeleider')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await page.getByLabel('E-mailadres').waitFor()
  const { page: asked, link } = await askLink(demo.supervisor)
  await asked.goto(await link())
  await asked.getByLabel('Nieuw wachtwoord').fill('woord van juf')
  await asked.getByRole('button', { name: 'Bewaar' }).click()
  await asked.getByRole('link', { name: 'Voor begeleiders' }).click()
  await supervisorAt(asked).logIn(demo.supervisor, 'woord van juf')
  await asked.getByText('Juf Marit, Voorbeeldschool').waitFor()
})

test('the way to a new password has no barriers', async () => {
  const { page, child } = await game.visit()
  await page.goto('/wachtwoord-vergeten')
  await child.press('Stuur de link')
  await page.getByText('E-mailadres is verplicht').waitFor()
  expect(await findBarriersAtEverySize(page), 'vergeten').toEqual([])
  await page.getByLabel('E-mailadres').fill('juf@voorbeeldschool.nl')
  await child.press('Stuur de link')
  await page.getByText('Kijk in de mail.').waitFor()
  expect(await findBarriersAtEverySize(page), 'gevraagd').toEqual([])
  await page.goto('/wachtwoord-nieuw?token=x')
  await page.getByLabel('Nieuw wachtwoord').waitFor()
  expect(await findBarriersAtEverySize(page), 'nieuw').toEqual([])
})
