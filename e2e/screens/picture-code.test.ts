import { cardPictureNames, cardPictures, type CardPicture } from '@letterliaan/contract/card-pictures'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { sizes } from '../harness/browser.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { demo, useGame } from '../harness/game.ts'

const game = useGame()

/** A card with pictures for the demo's Noor, as her supervisor has it made. */
async function makeCard() {
  const { client } = await logInOnOtherDevice(game.server(), demo.supervisor)
  const students = await client.call('GET /api/v1/begeleider/student', {})
  const id = students.find(({ username }) => username === demo.worldPassed)?.id ?? 0
  const card = await client.call('POST /api/v1/begeleider/student/:id/exchange-token', {
    params: { id },
    body: { kind: 'login_card', with_pictures: true },
  })
  return { address: `/login-by-token?token=${card.token}`, pictures: card.pictures ?? [] }
}

const choose = async (page: Page, pictures: readonly CardPicture[]) => {
  for (const picture of pictures) {
    await page.getByRole('button', { name: new RegExp(`^${cardPictureNames[picture]}`) }).click()
  }
}
const start = (page: Page) => page.getByRole('button', { name: 'Starten' }).click()

test('AUTH-5 a card lets a child in by its three pictures, in their order, by mouse or by keys, also at the login', async () => {
  const { address, pictures } = await makeCard()
  const { page } = await game.visit()
  await page.goto(address.replace('/login-by-token', '/login'))
  await page.getByRole('heading', { name: 'Jouw plaatjes' }).waitFor()
  expect(page.url()).not.toContain('token=')
  await choose(page, pictures.toReversed())
  await start(page)
  await page.getByText('Dat klopt nog niet. Kies je plaatjes nog een keer.').waitFor()

  for (const picture of pictures) {
    await page.getByRole('button', { name: new RegExp(`^${cardPictureNames[picture]}`) }).focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('button', { name: 'Starten' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^Wereld 2/ }).waitFor()
})

test('a page that is opened anew has no token any more, and asks to scan the card again', async () => {
  const { address } = await makeCard()
  const { page } = await game.visit()
  await page.goto(address)
  await page.getByRole('heading', { name: 'Jouw plaatjes' }).waitFor()
  await page.reload()
  await page.getByText('Scan je kaart nog een keer').waitFor()
})

test('the pictures have no barriers, are large enough, and fit every screen', async () => {
  const { address } = await makeCard()
  const { page } = await game.visit()
  await page.goto(address)
  await page.getByRole('heading', { name: 'Jouw plaatjes' }).waitFor()
  await choose(page, cardPictures.slice(0, 2))
  expect(await findBarriersAtEverySize(page)).toEqual([])
  const buttons = page.getByRole('list', { name: 'Plaatjes' }).getByRole('button')
  for (const screen of [...Object.values(sizes), { width: 320, height: 844 }]) {
    await page.setViewportSize(screen)
    const smallest = () =>
      buttons.evaluateAll((all) =>
        Math.min(
          ...all.map((button) => button.getBoundingClientRect()).flatMap((box) => [box.width, box.height]),
        ),
      )
    await expect.poll(smallest, { message: `${screen.width}` }).toBeGreaterThanOrEqual(48)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(screen.width)
  }
  expect(await buttons.count()).toBe(12)
})
