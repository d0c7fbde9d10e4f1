import { expect, test } from 'vitest'
import { findBarriers, findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { waitForAnimations } from '../harness/wait-for-animations.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

async function openShelf(username: string) {
  const visit = await game.arrive(username, 'chromebook', '/boekenplank')
  const { page } = visit
  await page.getByRole('heading', { name: 'Boekenplank' }).waitFor()
  return visit
}

test('a supervisor keeps the list of books', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Boeken', exact: true }).click()
  await page.getByText('Er staan nog geen boeken op de lijst.').waitFor()
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await page.getByText('Vul de titel in.').waitFor()
  await page.getByLabel('Titel').fill('De raket')
  await page.getByLabel('Schrijver').fill('J. Smit')
  await page.getByLabel('Webadres').fill('http://bieb.example.nl')
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await page.getByText('Een webadres begint met https://.').waitFor()
  await page.getByLabel('Webadres').fill('https://bieb.example.nl/raket')
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await page.getByRole('heading', { name: 'De raket' }).waitFor()
  expect(await findBarriers(page)).toEqual([])

  await page.getByLabel('Titel').fill('Foutje')
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await page.getByRole('button', { name: 'Wijzigen: Foutje' }).click()
  await page.getByRole('dialog').getByLabel('Titel').fill('Foutje 2')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Bewaar' }).click()
  await page.getByRole('button', { name: 'Verwijderen: Foutje 2' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('heading', { name: 'Foutje 2' }).waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})

test('BOOK-1 a book comes on the shelf with its grade, by keys alone, and goes again', async () => {
  const { page, troubles } = await openShelf(demo.halfway)
  await page.getByText('Er zijn nog geen boeken toegevoegd.').waitFor()
  await page.getByRole('button', { name: 'Boek toevoegen' }).click()
  await page.getByRole('button', { name: 'Zet op de plank' }).click()
  await page.getByText('Welk boek heb je gelezen?').waitFor()
  await page.getByText('Kies hoeveel sterren je het boek geeft.').waitFor()

  await page.getByLabel('Titel').fill('rak')
  await page.getByRole('button', { name: 'De raket J. Smit' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByLabel('Titel').inputValue()).toBe('De raket')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let more = 0; more < 7; more++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.getByRole('radio', { name: '8 sterren' }).isChecked()).toBe(true)
  const posted = page.waitForRequest('**/api/v1/book-read')
  await page.keyboard.press('Enter')
  expect((await posted).postDataJSON()).toEqual({ title: 'De raket', review: 8 })

  const book = page.getByRole('button', { name: 'De raket cijfer 8' })
  await book.click()
  const link = page.getByRole('link', { name: 'Open het boek De raket in een nieuw venster' })
  expect(await link.getAttribute('href')).toBe('https://bieb.example.nl/raket')
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('button', { name: 'Nee' }).click()
  await page.reload()
  await book.click()
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('button', { name: 'Ja' }).click()
  await page.getByText('Er zijn nog geen boeken toegevoegd.').waitFor()
  expect(troubles).toEqual([])
})

test('a book that cannot be sent stays in the form', async () => {
  const { page, context } = await openShelf(demo.halfway)
  await page.getByRole('button', { name: 'Boek toevoegen' }).click()
  await page.getByLabel('Titel').fill('Kikker')
  await page.getByRole('radio', { name: '10 sterren' }).check()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Zet op de plank' }).click()
  await page.getByText('De jungle is even niet te bereiken.').waitFor()
  await context.setOffline(false)
  expect(await page.getByLabel('Titel').inputValue()).toBe('Kikker')
  await page.getByRole('button', { name: 'Zet op de plank' }).click()
  await page.getByRole('button', { name: 'Kikker cijfer 10' }).waitFor()
})

test('BOOK-1 the shelf has no barriers; on a phone of 320 px every star can be touched by itself, and the button is on the screen', async () => {
  const { page } = await openShelf(demo.worldPassed)
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await page.getByRole('button', { name: 'Boek toevoegen' }).click()
  await page.getByLabel('Titel').fill('Een boek met een heel lange titel over een schildpad')
  await page.getByRole('radio', { name: '7 sterren' }).check()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await page.getByRole('button', { name: 'Zet op de plank' }).click()
  const book = page.getByRole('button', { name: /^Een boek met/ }).first()
  await book.waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await book.click()
  await page.getByText('Jij gaf dit boek een 7.').waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.setViewportSize({ width: 320, height: 568 })
  await page.getByRole('button', { name: 'Boek toevoegen' }).click()
  const stars = page.getByRole('dialog').getByRole('radio')
  await stars.last().waitFor()
  await waitForAnimations(page)
  expect(await stars.count()).toBe(10)
  const allBoxes = await Promise.all((await stars.all()).map((star) => star.boundingBox()))
  const boxes = allBoxes.filter((box) => box !== null)
  expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(40)
  const gaps = boxes.flatMap((box, index) => {
    const next = boxes[index + 1]
    return next?.y === box.y ? [next.x - box.x - box.width] : []
  })
  expect(gaps).toHaveLength(8)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
  expect(
    await page
      .getByRole('dialog')
      .evaluate((dialog) =>
        [...dialog.querySelectorAll('form, form *, [class*="content"]')]
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
          .map(({ className }) => className),
      ),
  ).toEqual([])
  const button = await page.getByRole('button', { name: 'Zet op de plank' }).boundingBox()
  expect((button?.y ?? 568) + (button?.height ?? 0)).toBeLessThanOrEqual(568)
})
