import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers, findBarriersAtEverySize } from '../harness/axe.ts'
import { allowMotion, pauseClock, resizeTo } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'

const game = useGame()

test('WO-1 WO-2 four worlds: locked ones are disabled, a completed one shows its diamond', async () => {
  const { page } = await game.arrive(demo.worldPassed)
  for (const world of [1, 2]) await page.getByRole('link', { name: new RegExp(`^Wereld ${world}`) }).waitFor()
  for (const world of [3, 4]) {
    expect(await page.getByRole('button', { name: new RegExp(`^Wereld ${world}`) }).isDisabled()).toBe(true)
  }
  expect(await page.getByRole('img', { name: 'Diamant behaald' }).count()).toBe(1)
  await page.getByRole('link', { name: /^Wereld 1.*Diamant behaald/ }).waitFor()
})

test('WO-1 WO-4 without the introduction every world is disabled, and the message leads to the profile', async () => {
  const { page } = await game.arrive(demo.justArrived)
  await page.getByText('Wij werken aan een introductievideo').waitFor()
  expect(await page.getByRole('link', { name: /^Wereld/ }).count()).toBe(0)
  expect(await page.locator('button:disabled', { hasText: 'Wereld' }).count()).toBe(4)
  await page.keyboard.press('Escape')
  await page.waitForURL('**/profiel')
  await page.goto('/wereld/1')
  await page.waitForURL((url) => url.pathname !== '/wereld/1')
})

test('NAV-10 a locked world cannot be entered by its address', async () => {
  const { page } = await game.arrive(demo.halfway)
  for (const world of [2, 3, 4]) {
    await page.goto(`/wereld/${world}`)
    await page.waitForURL((url) => url.pathname === '/')
  }
  for (const world of [0, 5]) {
    await page.goto(`/wereld/${world}`)
    await page
      .getByRole('link', { name: /kaart|overzicht|begin/i })
      .first()
      .waitFor()
  }
})

test('MAP-1 MAP-2 MAP-4 MAP-11 the ten steps of world 1 stand at places of their own and appear one by one', async () => {
  const { page, child } = await game.arrive(demo.halfway)
  await child.openWorld(1)
  await page.getByRole('link', { name: /^Stap 6:/ }).waitFor()
  const steps = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Ankerwoorden/ }) })
  expect(await steps.count()).toBe(10)
  expect(
    await steps
      .filter({ has: page.locator('img') })
      .getByRole('link')
      .first()
      .getAttribute('aria-label'),
  ).toMatch(/^Stap 6:/)
  const places = await steps.evaluateAll((items) =>
    items.map((item) => {
      const { x, y } = item.getBoundingClientRect()
      const delay = getComputedStyle(item).getPropertyValue('--appear').trim()
      return { place: `${Math.round(x / 20)}-${Math.round(y / 20)}`, delay }
    }),
  )
  expect(new Set(places.map(({ place }) => place)).size).toBe(10)
  expect(places.map(({ delay }) => delay)).toEqual(
    Array.from({ length: 10 }, (_, index) => `${index * 100}ms`),
  )
  expect(await page.getByRole('link', { name: /^Stap [1-5]:.*Gehaald/ }).count()).toBe(5)
  expect(await page.getByRole('button', { name: /^Stap ([789]|10):.*slot/i }).count()).toBe(4)
})

test('MAP-2 icons go 50 ms apart when the child leaves for another world', async () => {
  const { page, child } = await game.arrive(demo.worldPassed)
  await allowMotion(page)
  await child.openWorld(2)
  await page.getByRole('button', { name: 'Ankerwoorden van stap 15', exact: true }).waitFor()
  await pauseClock(page)
  await page.getByRole('button', { name: /^Naar wereld 1/ }).click()
  const delays = await page
    .getByRole('button', { name: /^Ankerwoorden van stap/ })
    .evaluateAll((badges) =>
      badges.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).animationDelay),
    )
  expect(delays.map((delay) => Math.round(Number.parseFloat(delay ?? '') * 1000))).toEqual(
    Array.from({ length: 15 }, (_, index) => index * 50),
  )
})

test('MAP-6 a world without steps says who has to do something, and leads back to the overview', async () => {
  const { page, child } = await game.visit()
  await page.route('**/api/v1/step', (route) => route.fulfill({ json: { 1: [], 2: [], 3: [], 4: [] } }))
  await child.logIn(demo.worldPassed, game.server().password)
  await child.openWorld(2)
  await page.getByText('Er zijn nog geen stappen!').waitFor()
  await page.getByText('Jouw begeleider heeft nog geen stappen voor jou klaargezet.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('WO-5 a swipe of 100 px goes to the next world and leaves no history entry; 99 px does nothing; worlds end at 1', async () => {
  const { page, child } = await game.arrive(demo.worldPassed)
  await child.openWorld(1)
  await page.getByRole('dialog', { name: 'Behaald' }).waitFor()
  await page.keyboard.press('Escape')
  const swipe = async (by: number): Promise<void> => {
    await page.mouse.move(683, 150)
    await page.mouse.down()
    await page.mouse.move(683 + by, 150, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(-99)
  await swipe(150)
  expect(new URL(page.url()).pathname).toBe('/wereld/1')
  await swipe(-100)
  await page.waitForURL('**/wereld/2')
  await swipe(-300)
  expect(new URL(page.url()).pathname).toBe('/wereld/2')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
})

/** Of all that lives on the map, what moves for ever with all its parts, and what has none that does. */
const readMotion = (page: Page): Promise<{ moving: string[]; still: string[]; broken: string[] }> =>
  page.evaluate(() => {
    /** Wings that flap fly too, what glows wanders: both. */
    const partsOf: Readonly<Record<string, number>> = { butterfly: 3, firefly: 2 }
    const lookAt = (target: Element) => {
      const { transform, opacity } = getComputedStyle(target)
      return `${transform} ${opacity}`
    }
    /** Is something seen of it, from one moment to another? */
    function changes(animation: Animation): boolean {
      const { target } = animation.effect as KeyframeEffect
      const duration = Number(animation.effect?.getTiming().duration)
      const looks = [0.3, 0.5].map((share) => {
        animation.currentTime = duration * (10 + share)
        return target && lookAt(target)
      })
      return looks[0] !== looks[1]
    }
    const things = [...document.querySelectorAll<HTMLElement>('[data-moves]')].map((thing) => {
      const kind = thing.dataset['moves'] ?? ''
      const moves = thing
        .getAnimations({ subtree: true })
        .filter(
          ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
        )
        .filter(changes).length
      return { kind, moves, parts: partsOf[kind] ?? 1 }
    })
    const kindsOf = (those: typeof things) => those.map(({ kind }) => kind)
    return {
      moving: kindsOf(things.filter(({ moves }) => moves > 0)),
      still: kindsOf(things.filter(({ moves }) => moves === 0)),
      broken: kindsOf(things.filter(({ moves, parts }) => moves > 0 && moves < parts)),
    }
  })

/** What the browser would lay out or paint in every frame: properties that change for ever, beside those that it only moves. */
const readPainted = (page: Page) =>
  page.evaluate(() => {
    // As for a child to whom it is read aloud by itself, before its first touch: the speaker beckons.
    document.documentElement.toggleAttribute('data-unheard', true)
    for (const speaker of document.querySelectorAll<HTMLElement>('[data-read-aloud]'))
      speaker.dataset['readAloud'] = 'auto'
    const free = new Set(['transform', 'opacity', 'offset', 'computedOffset', 'easing', 'composite'])
    const changed = document
      .getAnimations()
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
      .filter((effect) => effect.getTiming().iterations === Infinity)
      .flatMap((effect) => effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe)))
    return [...new Set(changed)].filter((property) => !free.has(property))
  })

test('GIDS-11 all that lives on a map moves, and none of it for who wants less motion', async () => {
  const { page } = await game.arrive(demo.lastWorld)
  const kindsByWorld = {
    1: ['butterfly', 'wave', 'beam'],
    2: ['fall', 'leaf'],
    3: ['flame', 'firefly'],
    4: ['spark'],
  }
  for (const [world, kinds] of Object.entries(kindsByWorld)) {
    await allowMotion(page)
    await page.goto(`/wereld/${world}`)
    await page
      .getByRole('button', { name: /^Aai de / })
      .first()
      .waitFor()
    // What is drawn after the first paint may come after the animals.
    await expect
      .poll(() => readMotion(page), { message: `world ${world}` })
      .toMatchObject({ still: [], broken: [], moving: expect.arrayContaining([...kinds, 'animal']) })
    expect(await readPainted(page), `world ${world}`).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect((await readMotion(page)).moving).toEqual([])
    await allowMotion(page)
    expect((await readMotion(page)).still).toEqual([])
    await page.evaluate(() => (document.documentElement.dataset['motion'] = 'less'))
    expect((await readMotion(page)).moving).toEqual([])
  }
})

test('WO-1 WO-3 all four worlds and the sign below them are on a Chromebook and a tablet; the legend of the steps opens; no barriers', async () => {
  const { page, child, troubles } = await game.arrive(demo.halfway)
  await page.getByRole('link', { name: 'Speel!' }).waitFor()
  for (const size of ['ipad', 'chromebook'] as const) {
    await resizeTo(page, size)
    const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    await expect.poll(overflow, { message: size }).toBe(0)
  }
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await child.press('Uitleg stappen')
  await page.getByRole('dialog', { name: 'Uitleg stappen' }).getByText('Nog op slot.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(troubles).toEqual([])
})

test('MAP-3 MAP-10 the anchor badge opens the anchor words with their pictures; a locked step does nothing, an open one leads to its lesson; no barriers', async () => {
  const { page, child, troubles } = await game.arrive(demo.halfway, 'chromebook', '/wereld/1')
  await page.getByRole('link', { name: /^Stap 6:/ }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await child.press(/^Ankerwoorden van stap 1$/)
  const bubble = page.getByRole('dialog', { name: 'Ankerwoorden in deze stap' })
  await bubble.getByText('vis', { exact: true }).first().waitFor()
  await bubble.locator('img').first().waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await bubble.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^Stap 8:/ }).click({ force: true })
  expect(new URL(page.url()).pathname).toBe('/wereld/1')
  await child.openStep(6)
  expect(new URL(page.url()).pathname).toMatch(/^\/fase\/1\/stap\/\d+$/)
  expect(troubles).toEqual([])
})
