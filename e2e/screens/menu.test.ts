import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers, findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'

const game = useGame()

/** What a finger would miss: narrower or lower than 44 px, or out of the window. */
const tooSmall = (menu: Locator): Promise<string[]> =>
  menu.locator('a, button').evaluateAll((items) =>
    items
      .filter((item) => item.checkVisibility())
      .map((item) => ({
        name: item.getAttribute('aria-label') ?? item.textContent,
        box: item.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 44 || box.height < 44 || box.left < 0 || box.right > window.innerWidth)
      .map(({ name, box }) => `${name} ${box.left} ${box.width} ${box.height}`),
  )

test('MENU-3 GIDS-15 the sound chart opens from the menu; its download is a real PDF, and its sounds can be touched', async () => {
  const { page, child, troubles } = await game.arrive(demo.halfway)
  await child.press('Klankenkaart')
  const link = page.getByRole('dialog', { name: 'Klankenkaart' }).getByRole('link', { name: 'Download' })
  expect(await findBarriers(page)).toEqual([])
  const address = new URL((await link.getAttribute('href')) ?? '', page.url())
  const pdf = await (await fetch(address)).arrayBuffer()
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.byteLength).toBeGreaterThan(20_000)

  await page.getByRole('dialog').getByRole('link', { name: 'Openen' }).click()
  await page.waitForURL('**/klankenkaart')
  await page.getByRole('searchbox', { name: 'Zoek met letters' }).fill('ij')
  const heard = ['**/word/parts/t_ei.mp3', '**/word/text/*.mp3'].map((sound) => page.waitForResponse(sound))
  await page.getByRole('button', { name: /als in trein/ }).click()
  for (const sound of await Promise.all(heard)) expect(sound.status()).toBe(200)
  await page.getByRole('button', { name: /^Luister.*konijn$/ }).waitFor()
  await page.getByRole('searchbox').fill('')
  expect(await findBarriersAtEverySize(page)).toEqual([])
  expect(troubles).toEqual([])
})

test('MENU-1 what is scrolled under the menu passes behind a ground; at the top of a page there is none', async () => {
  const { page } = await game.arrive(demo.halfway, 'phone', '/mijn-badges')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await page.getByRole('link', { name: 'Naar de winkel' }).waitFor()
  const ground = () => menu.evaluate((bar) => getComputedStyle(bar, '::before').content)
  expect(await ground()).toBe('none')
  await page.mouse.wheel(0, 300)
  await expect.poll(ground).toBe('""')
  await page.mouse.wheel(0, -300)
  await expect.poll(ground).toBe('none')
})

test('MENU-2 before the introduction only the profile and logging out are in the menu', async () => {
  const { page } = await game.arrive(demo.justArrived)
  await page.getByText('Wij werken aan een introductievideo').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/profiel')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect.poll(() => menu.getByRole('link').count()).toBe(1)
  expect(await menu.getByRole('button').count()).toBe(1)
  await menu.getByRole('button', { name: 'Uitloggen' }).waitFor()
})

test.each([
  ['chromebook', /punten$/],
  ['phone', 'Scorebord'],
] as const)(
  'MENU-1 the menu has the map, the treehouse, the scoreboard, the profile with the buddy, the sound chart, and the way out (%s)',
  async (size, scoreboard) => {
    const { page, child, troubles } = await game.arrive(demo.halfway, size)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    // A sheet that is open closes when another view comes.
    await page.getByRole('heading', { name: 'Kies je wereld' }).waitFor()
    await menu.getByRole('button', { name: scoreboard }).waitFor()
    expect(await menu.getByRole('button', { name: 'Scorebord' }).isVisible()).toBe(size === 'phone')
    if (size === 'phone') await menu.getByRole('button', { name: 'Meer' }).click()
    await menu.getByRole('button', { name: 'Klankenkaart' }).waitFor()
    await menu.getByRole('button', { name: 'Geluid' }).waitFor()
    await menu.getByRole('button', { name: 'Volledig scherm' }).click()
    await menu.getByRole('button', { name: 'Volledig scherm verlaten' }).click()
    expect(await tooSmall(menu)).toEqual([])
    const profile = menu.getByRole('link', { name: 'Profiel' })
    expect(await profile.locator('img, svg').count()).toBeGreaterThan(0)
    const ways = [
      ['Boomhut', '/boomhut'],
      ['Profiel', '/profiel'],
      ['Kaart', '/'],
    ] as const
    for (const [name, address] of ways) {
      await menu.getByRole('link', { name, exact: true }).click()
      await page.waitForURL((url) => url.pathname === address)
    }
    await page.goto('/profiel')
    await menu.getByRole('link', { name: /Letterliaan/ }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.setViewportSize({ width: 320, height: 568 })
    expect(await tooSmall(menu)).toEqual([])
    expect(troubles).toEqual([])
    await child.press('Uitloggen')
    await page.getByRole('dialog', { name: 'Wil je stoppen?' }).waitFor()
    expect(await findBarriersAtEverySize(page)).toEqual([])
    await child.press('Blijf spelen')
    await child.logOut()
    await page.waitForURL('**/login')
  },
)

test.each(['/', '/wereld/1', '/boomhut'])(
  "NAV-11 MENU-1 menu and 'Fout gevonden?' come in the same paint as the page at %s",
  async (path) => {
    const { page } = await game.arrive(demo.halfway)
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('main a, main button')) return
        observer.disconnect()
        const labels = [...document.querySelectorAll('nav a, nav button, button')].map(
          (item) => item.getAttribute('aria-label') ?? item.textContent,
        )
        Object.assign(globalThis, { labelsOfFirstPaint: labels })
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await page.goto(path)
    await page.locator('main').locator('a, button').first().waitFor()
    const labels = await page.evaluate(
      () => (globalThis as { labelsOfFirstPaint?: string[] }).labelsOfFirstPaint,
    )
    expect(labels).toEqual(expect.arrayContaining(['Kaart', 'Boomhut', 'Uitloggen', 'Fout gevonden?']))
  },
)
