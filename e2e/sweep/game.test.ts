import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addresses } from '../../apps/game/src/app/addresses.ts'
import { navigateTo } from '../harness/browser.ts'
import { demoUsernames, setUpStayingChild } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { stepRows } from '../harness/prepare.ts'
import { openPause } from '../pages/child.ts'
import { helpTourAt } from '../pages/help-tour.ts'
import { recordVisit } from '../pages/treehouse.ts'
import { expectNoFaults, findFaults } from './find-faults.ts'
import { sweepDialogs, type Sweeper } from './sweep-dialogs.ts'
import { visitorPages } from './visitor-pages.ts'

const ids = { step: 0, exercise: 0, test: 0 }
const fillIn = (text: string): string =>
  text.replaceAll(/:(step|exercise|test)\b/g, (_, name: keyof typeof ids) => String(ids[name]))

/** Address, title, scene, back link, and the requests other than profile and badges. */
type Row = readonly [string, string, string, string | null, readonly string[]]

const ofChild: readonly Row[] = [
  ['/', 'Kies je wereld', 'overview', null, ['step']],
  ['/wereld/1', 'Wereld 1', 'world-1', null, ['step', 'test', 'step/repeatable']],
  ['/fase/1/stap/:step', 'Veel medeklinkers bij elkaar', 'camp', '/wereld/1', ['step/:step']],
  ['/fase/1/stap/:step/3', 'Veel medeklinkers bij elkaar', 'camp', '/wereld/1', ['step/:step']],
  ['/fase/1/stap/:step/samen', 'Samen spelen', 'clearing', '/fase/1/stap/:step', ['step/:step']],
  [
    '/fase/1/stap/:step/:exercise',
    'Luister en typ',
    'clearing',
    '/fase/1/stap/:step',
    ['exercise/:exercise', 'step/:step'],
  ],
  ['/test/:step/:test', 'Instaptoets: Veel medeklinkers bij elkaar', 'clearing', '/wereld/1', ['test/:test']],
  [
    '/boomhut',
    'Boomhut',
    'treehouse',
    null,
    ['step', 'step/repeatable', 'activity', 'test', 'treehouse', 'note', 'book-read'],
  ],
  ['/profiel', 'Jouw profiel', 'hut', '/', ['level']],
  ['/logboek', 'Logboek', 'hut', '/boomhut', ['note']],
  ['/boekenplank', 'Boekenplank', 'hut', '/boomhut', ['book-read', 'book']],
  ['/eindgrot', 'Eindgrot', 'cave', '/wereld/4', ['activity']],
  ['/shop', 'Badgewinkel', 'camp', '/boomhut', ['treehouse']],
  ['/mijn-badges', 'Mijn Badges', 'hut', '/boomhut', []],
  ['/mijn-woorden', 'Mijn woorden', 'hut', '/boomhut', ['record']],
  ['/klankenkaart', 'Klankenkaart', 'hut', '/', []],
  ['/welcome', 'Welkom', 'hut', null, []],
  ['/bestellen', 'Bestellen', 'entrance', null, ['installation']],
]

/** Pages that redirect at once. */
const passing = ['/logout', '/login-by-token', '/login/wie-ben-jij']

function listRoutes(): string[] {
  const source = readFileSync(join(import.meta.dirname, '../../apps/game/src/routes/pages.ts'), 'utf8')
  const known: Readonly<Record<string, unknown>> = addresses
  const paths = [...source.matchAll(/^ {4}path: (?:addresses\.(\w+)|['`]([^'`]+)['`])/gm)].map(
    ([, name = '', path]) =>
      path?.replace(/\$\{addresses\.(\w+)\}/, (_, of: string) => String(known[of])) ?? String(known[name]),
  )
  expect(paths).toHaveLength(source.split(/definePage(?:<\w+>)?\(/).length - 1)
  return paths
}

test('every route of the game is in the sweep', () => {
  const swept = [...ofChild.map(([path]) => path), ...visitorPages.map(([path]) => path), ...passing]
  const isSwept = (route: string): boolean => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`)
    return swept.some((path) => pattern.test(path))
  }
  expect(listRoutes().filter((route) => !isSwept(route))).toEqual([])
})

const child = setUpStayingChild(demoUsernames.halfway)
let dialogs: Sweeper
const asked: string[] = []

beforeAll(async () => {
  const { prepare } = child.server()
  ids.step = prepare.step({ username: demoUsernames.halfway, world: 1, position: 6 }, stepRows.entry)
  ids.test = ids.step * 100
  prepare.student(demoUsernames.halfway, { end_reward_4_collected: 1 })
  const { client } = await logInOnOtherDevice(child.server(), demoUsernames.halfway)
  const { exercises } = await client.call('GET /api/v1/step/:id', { params: { id: ids.step } })
  ids.exercise = exercises.find(({ name }) => name === 'Luister en typ')?.id ?? 0
  await recordVisit(child.server(), [demoUsernames.halfway])
  await client.call('POST /api/v1/activity', { body: { type: 'enter_end_cave' } })
  const { page } = child.visit()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.length = 0
    const call = /\/api\/v1\/(.+)$/.exec(request.url())?.[1]
    if (call !== undefined && call !== 'device-key' && !isAskedLater(call)) asked.push(call)
  })
  dialogs = sweepDialogs(page)
})

/** Tests for a request made after the page is shown: for other devices, the child's groups, or today's surprise. */
const isAskedLater = (call: string): boolean =>
  call.startsWith('live/') || call === 'goal' || call === 'daily'

/** Tests for a request of an idle page: to store a step (ADR 67), draw what the buddy wears, or report a place. */
const isDeferred = (call: string): boolean =>
  /^(?:exercise\/(?:hard-reset\/)?\d+|step(?:\/\d+|\/repeatable)?|test|progress|world\/\d+\/redo|treehouse)$/.test(
    call,
  )

test.each(ofChild)(
  'NAV-1 NAV-4 NAV-5 NAV-8 NAV-11 GIDS-13 %s opens by a link and a reload, and has no barriers or layout faults, nor have its dialogs',
  async (path, title, scene, backTo, calls) => {
    const { page, troubles } = child.visit()
    troubles.length = 0
    const address = fillIn(path)
    let isPlayed = false
    for (const arrive of [() => page.goto(address), () => page.reload()]) {
      await arrive()
      await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'attached' })
      expect(new URL(page.url()).pathname).toBe(address)
      expect(await page.title()).toContain(title)
      await page.locator(`img[src*="${scene}-"]`).first().waitFor({ state: 'attached' })
      isPlayed = await page.getByRole('button', { name: 'Pauze' }).isVisible()
      const hrefsIn = (place: Locator) =>
        place.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      const inBanner = await hrefsIn(page.getByRole('banner'))
      const pause = isPlayed ? await openPause(page) : null
      const links = [...inBanner, ...(pause === null ? [] : await hrefsIn(pause))]
      expect(links[0] ?? null).toBe(backTo === null ? null : fillIn(backTo))
      const sign = (pause ?? page).getByRole('button', { name: 'Fout gevonden?' })
      expect(await sign.count()).toBe(1)
      if (isPlayed) await page.keyboard.press('Escape')
      const wanted = new Set(['user/me/', 'reward/', ...calls.map(fillIn)])
      expect(new Set(asked.filter((call) => wanted.has(call) || !isDeferred(call)))).toEqual(wanted)
    }
    expectNoFaults(await findFaults(page))
    expectNoFaults(troubles)
    expectNoFaults(await dialogs.openDialogs(path))
  },
)

test('the sweep opened more than 15 dialogs', () => {
  expect(dialogs.opened.size, [...dialogs.opened].join(', ')).toBeGreaterThan(15)
})

/** Drawings of the jungle that the look 10+ replaces or omits. */
const ofJungleOnly = /\/(?:buddy-\d|avatar-\d|treehouse-|hut-|entrance-depth|panel-things-jungle)/

/** Finds colours, drawings and cheers of the jungle. A supervisor's note may contain any words. */
const findJungle = (page: Page): Promise<string[]> =>
  page.evaluate((pattern) => {
    const notes = [...document.querySelectorAll('p')]
      .map(({ innerText }) => innerText)
      .filter((text) => text.startsWith('Van je begeleider'))
    const cheers = document.body.innerText
      .split('\n')
      .filter((line) => line.includes('!') && !notes.some((note) => note.includes(line)))
    const drawings = [...document.images].map(({ src }) => new URL(src).pathname)
    const ink = getComputedStyle(document.body).getPropertyValue('--color-ink').trim()
    const colours = ink === '#10272d' ? [] : [ink]
    return [...colours, ...drawings.filter((src) => new RegExp(pattern).test(src)), ...cheers]
  }, ofJungleOnly.source)

test('PLEK-5 in the look 10+ every page has other colours and sober words, and no jungle drawing', async () => {
  const { client } = await logInOnOtherDevice(child.server(), demoUsernames.halfway)
  await client.call('POST /api/v1/user/update', { body: { calm_profile: { look: 'field-camp' } } })
  const { page } = child.visit()
  await page.goto('/')
  for (const [path] of ofChild) {
    await navigateTo(page, fillIn(path))
    await page.getByText('Aan het laden').first().waitFor({ state: 'detached' })
    await expect.poll(() => findJungle(page), { message: path }).toEqual([])
  }
  await client.call('POST /api/v1/user/update', { body: { calm_profile: { look: 'jungle' } } })
})

test.each(['/', '/wereld/1', '/fase/1/stap/:step', '/boomhut'])(
  'HELP-1 WO-6 LES-9 TREE-2 the help tour of %s fits on the screen at every size',
  async (path) => {
    const { page } = child.visit()
    await navigateTo(page, fillIn(path))
    await page.getByRole('button', { name: 'Help' }).click()
    const tour = helpTourAt(page)
    await tour.card.waitFor()
    const steps = Number(/1 van (\d+)/.exec(await tour.card.innerText())?.[1])
    expect(steps).toBeGreaterThan(2)
    for (let step = 1; step <= steps; step += 1) {
      await tour.card.getByText(`${step} van ${steps}`).waitFor()
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: 768 })
        await expect.poll(tour.isWellPlaced, { message: `step ${step}, ${width} px` }).toBe(true)
      }
      await tour.goOn()
    }
    await tour.card.waitFor({ state: 'detached' })
  },
)
