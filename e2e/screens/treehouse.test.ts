import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers, findBarriersAtEverySize } from '../harness/axe.ts'
import { allowMotion } from '../harness/browser.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { demo, useGame, type GameVisit } from '../harness/game.ts'
import { enterBefore, pretendRepetitions, thing, things } from '../pages/treehouse.ts'

const game = useGame()

game.prepareDemo((server) => enterBefore(server, [demo.halfway, demo.worldPassed]))

async function enter({ page }: Pick<GameVisit, 'page'>): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Boomhut' }).click()
  await page.waitForURL('**/boomhut')
  await thing(page, 'Voortgang').waitFor()
}

test('TREE-1 the things in the room open the windows and the pages that they promise, and the map button the overview', async () => {
  const visit = await game.arrive(demo.halfway)
  const { page, troubles } = visit
  await enter(visit)
  for (const [name, title] of [
    ['Voortgang', 'Voortgang'],
    ['Deze week', 'Deze week'],
    ['Herhaling', 'Herhaling'],
  ] as const) {
    await thing(page, name).click()
    await page.getByRole('dialog', { name: title }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  for (const [name, address] of [
    ['Naar de jungle', '/'],
    ['Mijn Badges', '/mijn-badges'],
    ['Boekenplank', '/boekenplank'],
    ['Logboek', '/logboek'],
  ] as const) {
    await thing(page, name).click()
    await page.waitForURL((url) => url.pathname === address)
    await page.goBack()
    await thing(page, 'Voortgang').waitFor()
  }
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Kaart', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(troubles).toEqual([])
})

test('TREE-1 by keyboard alone: the things in the order in which one looks, windows that give the focus back', async () => {
  const visit = await game.arrive(demo.halfway, 'chromebook', '/boomhut')
  const { page } = visit
  await thing(page, 'Voortgang').waitFor()
  const reached: string[] = []
  for (let stops = 0; stops < 24 && !reached.includes('Herhaling'); stops++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(
      () => document.activeElement?.closest('main') && document.activeElement.textContent,
    )
    if (name) reached.push(things.find((item) => name.startsWith(item)) ?? name)
  }
  expect(reached).toEqual(things)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Herhaling' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Herhaling')

  // Between the things is the speaker of the buddy's words.
  for (let back = 0; back < things.length; back++) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog', { name: 'Voortgang' })
  await dialog.getByRole('table').waitFor()
  await page.getByRole('radio', { name: 'Wereld 1' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.getByRole('radio', { name: 'Wereld 2' }).isChecked()).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await dialog.getByRole('button', { name: /^Stap 1 / }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.getByRole('button', { expanded: true }).count()).toBe(1)
})

test('TREE-2 a bird flies through the room; it sits still when less motion is wanted', async () => {
  const { page } = await game.arrive(demo.halfway, 'chromebook', '/boomhut')
  await thing(page, 'Voortgang').waitFor()
  await allowMotion(page)
  const flights = (): Promise<number> =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[class*="flight"]')).length,
    )
  await expect.poll(flights).toBeGreaterThan(2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(flights).toBe(0)
  await page.locator('[class*="flight"]').waitFor()
})

test('TREE-3 the pile grows with the repetitions that are left', async () => {
  const { page } = await game.arrive(demo.halfway, 'chromebook', '/api/docs/json')
  for (const [count, done, pile, description] of [
    [0, 0, 'none', 'er liggen geen blaadjes'],
    [3, 3, 'none', 'er liggen geen blaadjes'],
    [3, 0, 'low', 'een klein hoopje blaadjes: 3 stappen'],
    [5, 1, 'medium', 'een flinke hoop blaadjes: 4 stappen'],
    [8, 2, 'high', 'een grote berg blaadjes: 6 stappen'],
  ] as const) {
    await pretendRepetitions(page, count, done)
    await page.goto('/boomhut')
    const leaves = thing(page, 'Herhaling')
    const message = `${count} repetitions, ${done} done`
    await expect.poll(() => leaves.textContent(), { message }).toContain(description)
    expect(await leaves.locator('img').getAttribute('src')).toMatch(new RegExp(`leaves-${pile}`))
  }
})

test('NAV-5 API-11 the treehouse fetches steps and repetitions, and tells once a visit that the child came in', async () => {
  const visit = await game.visit()
  const { page, child } = visit
  const calls: string[] = []
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    calls.push(`${request.method()} ${pathname}`)
    if (pathname !== '/api/v1/activity') return
    expect(request.postDataJSON()).toEqual({ type: 'enter_treehouse' })
    keys.push(request.headers()['idempotency-key'])
  })
  await child.logIn(demo.halfway, game.server().password)
  calls.length = 0
  const activity = page.waitForResponse('**/api/v1/activity')
  // By its address: what the overview fetched a moment ago need not be asked for again.
  await page.goto('/boomhut')
  expect((await activity).status()).toBe(201)
  expect(calls).toEqual(
    expect.arrayContaining(['GET /api/v1/user/me/', 'GET /api/v1/step', 'GET /api/v1/step/repeatable']),
  )
  await thing(page, 'Voortgang').click()
  await page.getByRole('dialog', { name: 'Voortgang' }).getByRole('table').waitFor()
  await page.keyboard.press('Escape')
  expect(keys).toHaveLength(1)

  await thing(page, 'Naar de jungle').click()
  await page.waitForURL((url) => url.pathname === '/')
  const again = page.waitForResponse('**/api/v1/activity')
  await enter(visit)
  await again
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

test('PROG-1 PROG-2 PROG-4 what a child practised stands in its progress, and every word can be heard', async () => {
  const { page, troubles } = await game.arrive(demo.worldPassed, 'phone', '/boomhut')
  await thing(page, 'Voortgang').click()
  const dialog = page.getByRole('dialog', { name: 'Voortgang' })
  await dialog.getByRole('table').waitFor()
  expect(await dialog.getByRole('rowheader').count()).toBe(10)
  await dialog.getByRole('button', { name: /^Stap 1 / }).click()
  await dialog.getByText('Met deze sterren heb je hier nog geen Schoenoefening gedaan.').waitFor()

  await dialog.getByRole('radio', { name: '2 sterren' }).check()
  await dialog.getByRole('button', { name: /^Stap 2 / }).click()
  const heard = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/word/word/'))
  await dialog
    .getByRole('button', { name: /^Luister naar/ })
    .first()
    .click()
  expect((await heard).headers()['content-type']).toBe('audio/mpeg')
  expect(troubles).toEqual([])
})

/** Drags a picture to a place in the treehouse; the places are there while one drags. */
async function dragTo(page: Page, picture: Locator, place: string): Promise<void> {
  await picture.hover()
  await page.mouse.down()
  await page.mouse.move(500, 400)
  const spot = await page.locator(`[data-place="${place}"]`).boundingBox()
  if (spot === null) throw new Error(`no place ${place}`)
  await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2)
  await page.mouse.up()
}

test('GIDS-12 what was bought is put in the room by keys or by drag, is worn by the buddy, and stays there', async () => {
  const { client } = await logInOnOtherDevice(game.server(), demo.halfway)
  const badges = await client.call('GET /api/v1/reward/', {})
  const banana = badges.find(({ name }) => name === 'Banaan')
  await client.call('POST /api/v1/reward/buy', { body: { id: banana?.id ?? 0 }, idempotencyKey: 'banaan' })
  const { page, troubles } = await game.arrive(demo.halfway, 'chromebook', '/boomhut')
  for (const name of ['Mijn spullen', /^Banaan/, 'Bij je maatje'])
    await page.getByRole('button', { name }).press('Enter')
  await page.getByRole('img', { name: 'Draagt: Banaan' }).waitFor()
  await page.reload()
  await page.getByRole('img', { name: 'Draagt: Banaan' }).waitFor()
  // A pointer drags it out of the window to a place in the room, and from there to another.
  await page.getByRole('button', { name: 'Mijn spullen' }).click()
  await dragTo(page, page.getByRole('button', { name: /^Banaan/ }).locator('img'), 'rug')
  const onRug = page.getByRole('img', { name: 'Banaan op het kleed' })
  await onRug.waitFor()
  await dragTo(page, onRug, 'wall')
  await page.getByRole('img', { name: 'Banaan bij de muur' }).waitFor()
  expect(troubles).toEqual([])
})

test('INZ-7 a goal of the group is celebrated once, and its window has no barriers', async () => {
  const { client } = await logInOnOtherDevice(game.server(), demo.supervisor)
  const group = (await client.call('GET /api/v1/begeleider/group', {})).find(({ name }) => name === 'Groep 4')
  const set = (words_wanted: number | null) =>
    client.call('PUT /api/v1/begeleider/group/:id/goal', {
      params: { id: group?.id ?? 0 },
      body: { words_wanted, is_kept: false },
    })
  // On a Monday nobody may have practised this week.
  const child = await logInOnOtherDevice(game.server(), demo.worldPassed)
  const steps = await child.client.call('GET /api/v1/step', {})
  const open = Object.values(steps)
    .flat()
    .find(({ status, phase_id }) => phase_id !== null && status >= 0 && status < 4)
  const lesson = await child.client.call('GET /api/v1/step/:id', { params: { id: open?.id ?? 0 } })
  await child.play(lesson.exercises[0]?.id ?? 0, 2, 0)
  const goal = await set(1)
  expect(goal).toMatchObject({ is_reached: true })
  const visit = await game.arrive(demo.worldPassed)
  const { page, troubles } = visit
  const party = page.getByRole('dialog', { name: 'Samen gehaald!' })
  const noted = page.waitForResponse('**/celebrated')
  await party.getByRole('button', { name: 'Ga door' }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await noted
  await party.press('Escape')
  await party.waitFor({ state: 'detached' })
  await set(1_000_000)
  const asked = page.waitForResponse('**/api/v1/goal')
  await page.goto('/boomhut')
  await asked
  await thing(page, 'Deze week').click()
  const week = page.getByRole('dialog', { name: 'Deze week' })
  await week.getByRole('progressbar', { name: 'Samen met Groep 4' }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  expect(await party.count()).toBe(0)
  expect(troubles).toEqual([])
  await set(null)
})
