import { expect, test } from 'vitest'
import { findBarriers, findBarriersAtEverySize } from '../harness/axe.ts'
import { pauseClock, resizeTo, sizes, type Size } from '../harness/browser.ts'
import { demo, useGame, type GameVisit } from '../harness/game.ts'

const game = useGame()

const openLesson = (position = 6, size?: keyof typeof sizes): Promise<GameVisit> =>
  game.arriveAtStep(demo.halfway, { world: 1, position }, size)

test('LES-1 LES-2 LES-11 five exercises in view, each with its kind and how it stands; the anchors beside them', async () => {
  const { page } = await openLesson()
  const exercises = page.getByRole('region', { name: 'Oefeningen' })
  const cards = exercises.getByRole('link')
  expect(await cards.count()).toBeGreaterThanOrEqual(10)
  const inView = await cards.evaluateAll(
    (links) =>
      links.filter((link) => {
        const { left, right } = link.getBoundingClientRect()
        const box = link.closest('section')?.getBoundingClientRect()
        return box !== undefined && left >= box.left - 2 && right <= box.right + 2
      }).length,
  )
  expect(inView).toBe(5)
  const first = (): Promise<number> =>
    cards.evaluateAll((links) => {
      const left = links[0]?.closest('ul')?.getBoundingClientRect().left ?? 0
      return links.findIndex((link) => link.getBoundingClientRect().left >= left - 2)
    })
  await exercises.getByRole('button', { name: 'Vorige' }).click()
  await expect.poll(first).toBe(0)
  await exercises.getByRole('button', { name: 'Volgende' }).click()
  await expect.poll(first).toBe(4)
  const texts = await cards.allInnerTexts()
  for (const kind of ['Verkennen', 'Oefenen', 'Dictee'])
    expect(texts.some((text) => text.includes(kind))).toBe(true)
  const icons = await cards.evaluateAll((links) =>
    links.map((link) => link.querySelector('use')?.getAttribute('href')),
  )
  for (const [index, text] of texts.entries()) {
    const icon = text.includes('Verkennen') ? 'binoculars' : text.includes('Oefenen') ? 'shoe' : 'compass'
    expect(icons[index]).toMatch(new RegExp(`#${icon}$`))
  }
  expect(texts.filter((text) => text.includes('Gehaald')).length).toBe(2)
  const anchors = page.getByRole('region', { name: /anker/i })
  expect(await anchors.locator('img').count()).toBeGreaterThanOrEqual(2)
  await anchors.getByText('plant', { exact: true }).waitFor()
})

test('LES-4 LES-5 the difficulty is 2 at first, is asked in a window, and is remembered for the step', async () => {
  const { page, child } = await openLesson(5)
  const level = page.getByRole('button', { name: /^Niveau/ })
  await expect.poll(() => level.innerText()).toContain('2 van de 3')
  await level.click()
  const dialog = page.getByRole('dialog', { name: 'Op welk niveau wil je de oefeningen doen?' })
  await expect.poll(() => dialog.getByText('Gehaald!').count()).toBe(1)
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: /3 sterren/ }).click()
  await page.reload()
  await expect.poll(() => level.innerText()).toContain('3 van de 3')
  expect(await page.evaluate(() => localStorage.getItem('current-difficulty'))).toContain('3')
  await page.goto('/wereld/1')
  await child.openStep(6)
  await expect.poll(() => level.innerText()).toContain('2 van de 3')
})

test('the difficulty variant of the address opens the lesson at that level', async () => {
  const { page } = await openLesson()
  await page.goto(`${new URL(page.url()).pathname}/1`)
  await expect.poll(() => page.getByRole('button', { name: /^Niveau/ }).innerText()).toContain('1 van de 3')
})

test('LES-8 the coins popup has 2 sentences and 5 pictures, and hides by itself after 5 s', async () => {
  const { page, child } = await openLesson()
  await pauseClock(page)
  await child.press(/^Punten$/)
  const popup = page.getByRole('status').filter({ has: page.getByText(/punten/) })
  expect(await popup.locator('p').count()).toBe(2)
  expect(await popup.locator('svg:not(button svg)').count()).toBe(5)
  await page.clock.runFor(4900)
  expect(await popup.locator('p').count()).toBe(2)
  await page.clock.runFor(200)
  await expect.poll(() => page.getByText('Met elke oefening').count()).toBe(0)
})

test('LES-1 by keys on a phone the exercise that has the focus is wholly in sight', async () => {
  const { page } = await openLesson(6, 'phone')
  const exercises = page.getByRole('region', { name: 'Oefeningen' }).getByRole('link')
  const count = await exercises.count()
  await exercises.first().focus()
  for (let index = 0; index < count; index += 1) {
    await expect
      .poll(
        async () => {
          const box = await exercises.nth(index).boundingBox()
          return box !== null && box.x >= 0 && box.x + box.width <= sizes.phone.width
        },
        { message: `exercise ${index + 1}` },
      )
      .toBe(true)
    await page.keyboard.press('Tab')
  }
})

test('LES-3 LES-6 LES-7 LES-10 four words a page, the legend of the kinds, what is done of the step, and the way back to the world, without barriers', async () => {
  const { page, child, troubles } = await openLesson()
  const exercises = page.getByRole('region', { name: 'Oefeningen' }).getByRole('link')
  const bar = page.getByRole('progressbar', { name: 'Voortgang van deze stap' })
  const share = Math.floor((100 * 2) / (await exercises.count()))
  await expect.poll(() => bar.getAttribute('aria-valuetext')).toBe(`${share}%`)
  expect(await findBarriersAtEverySize(page)).toEqual([])

  const words = page.getByRole('region', { name: 'Woorden in deze stap:' }).getByRole('listitem')
  expect(await words.count()).toBe(4)
  const first = await words.allInnerTexts()
  await child.press('Volgende woorden')
  await expect.poll(() => words.allInnerTexts()).not.toEqual(first)

  await child.press('Uitleg exercises')
  const legend = page.getByRole('dialog', { name: 'Uitleg oefeningen' })
  await expect
    .poll(() => legend.getByRole('term').allInnerTexts())
    .toEqual(['Verkennen', 'Oefenen', 'Dictee'])
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await legend.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Wereld 1' }).click()
  await page.waitForURL('**/wereld/1')
  expect(troubles).toEqual([])
})

test("LES-11 a lesson goes on to the lower edge of the window, and its end stands above 'Fout gevonden?'", async () => {
  const { page } = await openLesson(4)
  const main = page.getByRole('main')
  const sign = page.getByRole('button', { name: 'Fout gevonden?' })
  await sign.waitFor()
  const endOf = (part: typeof main) =>
    part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
  for (const size of Object.keys(sizes) as Size[]) {
    await resizeTo(page, size)
    await expect.poll(() => endOf(main), { message: size }).toBe(sizes[size].height)
    await main.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    const edge = size === 'phone' ? sizes[size].height : ((await sign.boundingBox())?.y ?? 0)
    expect(
      await endOf(page.getByRole('region', { name: 'Woorden in deze stap:' })),
      size,
    ).toBeLessThanOrEqual(edge)
  }
})
