import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { sizes, type Size } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'
import { openPause } from '../pages/child.ts'

const game = useGame()

/** The demo's supervisor at the page of Noor, on a device where a child may be playing. */
async function atNoor(size?: Size, playing?: string) {
  const visit = playing === undefined ? await game.visit(size) : await game.arrive(playing, size)
  const { page } = visit
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen' }).click()
  await page.getByRole('link', { name: 'Noor' }).click()
  await page.getByRole('heading', { name: 'Noor', level: 1 }).waitFor()
  await supervisorAt(page).unfoldSettings()
  return visit
}

test('AUTH-5 a supervisor looks along as a child: the token is exchanged, leaves no trace, and replaces who played here', async () => {
  const { page, troubles } = await atNoor('chromebook', demo.halfway)
  const opened = page.waitForRequest((request) => request.url().includes('/login-by-token?token='))
  await page.getByRole('button', { name: 'Kijk mee als Noor' }).click()
  const address = (await opened).url()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('link', { name: /^Wereld 2/ }).waitFor()
  await page.getByText('U kijkt mee als Noor.').waitFor()
  // The report button would come with what is in the menu.
  await page.getByRole('button', { name: 'Uitloggen' }).waitFor()
  expect(await page.getByRole('button', { name: 'Fout gevonden?' }).count()).toBe(0)
  expect(page.url()).toBe(`${game.server().url}/`)
  const held = await page.evaluate(() => JSON.stringify(localStorage))
  expect(held).not.toContain(new URL(address).searchParams.get('token'))

  await page.goBack()
  expect(page.url()).not.toContain('token')
  await page.goto('/')
  await page.getByRole('link', { name: 'Stoppen' }).click()
  await page.getByRole('heading', { name: 'Kinderen', level: 1 }).waitFor()
  await page.goto('/wereld/1')
  await page.waitForURL('**/login')
  expect(troubles).toEqual([])

  await page.goto(address.replace('/login-by-token', '/login'))
  await page.getByText(/werkt niet meer/).waitFor()
  expect(page.url()).not.toContain('token=')
  await page.getByRole('link', { name: 'Naar inloggen' }).click()
  await page.getByRole('button', { name: 'Starten' }).waitFor()
})

test('AUTH-5 a bad token, also at the login, tells so, and leaves the child that plays here logged in until it is asked', async () => {
  const { page } = await game.arrive(demo.halfway, 'chromebook', '/login?token=verzonnen')
  await page.getByText(/werkt niet meer/).waitFor()
  await page.goto('/wereld/1')
  await page.getByRole('link', { name: /^Stap 1:/ }).waitFor()
})

test('the bar of who plays in a child’s place leaves all of an exercise free, and the button for a report', async () => {
  const visit = await atNoor('phone')
  const { page, child } = visit
  await page.getByRole('button', { name: /^Neem over/ }).click()
  const bar = page.getByRole('complementary', { name: 'Overgenomen' })
  await bar.waitFor()
  const barTop = (await bar.boundingBox())?.y ?? 0
  const bottomOf = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox()
    // Scrolling ends at whole pixels.
    return box === null ? Number.NaN : Math.round(box.y + box.height)
  }
  await child.openWorld(1)
  await child.openStep(1)
  await page.mouse.wheel(0, 5000)
  await expect.poll(() => bottomOf('Fout gevonden?')).toBeLessThanOrEqual(barTop)
  await child.openExercise(/Luister en typ(?!:)/)
  await child.seeIntro()
  await page.setViewportSize({ width: 390, height: 500 })
  await page.mouse.wheel(0, 5000)
  const shortBarTop = barTop - (sizes.phone.height - 500)
  await expect.poll(() => bottomOf('Begin!')).toBeLessThanOrEqual(shortBarTop)
  await (await openPause(page)).getByRole('link', { name: 'Boomhut' }).click()
  await page.waitForURL('**/boomhut')
  await expect
    .poll(async () => {
      const room = await page.getByRole('main').boundingBox()
      return room && room.y + room.height
    })
    .toBeLessThanOrEqual(shortBarTop)
})

test('the children and the failed token have no barriers', async () => {
  const { page } = await atNoor()
  expect(await findBarriersAtEverySize(page), 'Kinderen').toEqual([])
  await page.getByRole('button', { name: 'Kijk mee als Noor' }).click()
  await page.getByText('U kijkt mee als Noor.').waitFor()
  await page.getByRole('link', { name: /^Wereld 2/ }).waitFor()
  expect(await findBarriersAtEverySize(page), 'Meekijken').toEqual([])
  await page.goto('/login-by-token?token=verzonnen')
  await page.getByText(/werkt niet meer/).waitFor()
  expect(await findBarriersAtEverySize(page), 'mislukt').toEqual([])
})
