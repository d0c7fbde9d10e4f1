import type { ExerciseSummary } from '@letterliaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { demo, useGame } from '../harness/game.ts'
import { findLayoutFaultsAtSizes, pageSizes } from '../harness/measure-layout.ts'
import { stepRows } from '../harness/prepare.ts'
import { openPause } from '../pages/child.ts'

const game = useGame(undefined, 'pictures')

/** The step at which the halfway child is, with a test to begin with, and its first exercise. */
let step = 0
let exercise: ExerciseSummary | undefined
game.prepareDemo(async (server) => {
  step = server.prepare.step({ username: demo.halfway, world: 1, position: 6 }, stepRows.entry)
  server.prepare.student(demo.halfway, { end_reward_4_collected: 1 })
  const { client } = await logInOnOtherDevice(server, demo.halfway)
  exercise = (await client.call('GET /api/v1/step/:id', { params: { id: step } })).exercises[0]
})

interface EveryPage {
  readonly name: string
  readonly path: () => string
  /** What stands on the page and in the tab. */
  readonly title: () => string
  /** The scene behind it. */
  readonly scene: string
  /** Where its link back leads. */
  readonly backTo: () => readonly string[]
  /** What it asks for besides the profile and the badges; `/api/v1/` left out. */
  readonly calls: () => readonly string[]
}

const pages: readonly EveryPage[] = [
  {
    name: '/',
    path: () => '/',
    title: () => 'Kies je wereld',
    scene: 'overview',
    backTo: () => [],
    calls: () => ['step'],
  },
  {
    name: '/wereld/:world_id',
    path: () => '/wereld/1',
    title: () => 'Wereld 1',
    scene: 'world-1',
    backTo: () => [],
    calls: () => ['step', 'measure', 'week-dictation', 'step/repeatable'],
  },
  {
    name: '/fase/:id/stap/:stap_id',
    path: () => `/fase/1/stap/${step}`,
    title: () => 'Veel medeklinkers bij elkaar',
    scene: 'camp',
    backTo: () => ['/wereld/1'],
    calls: () => [`step/${step}`],
  },
  {
    name: '/fase/:id/stap/:stap_id/:difficulty',
    path: () => `/fase/1/stap/${step}/3`,
    title: () => 'Veel medeklinkers bij elkaar',
    scene: 'camp',
    backTo: () => ['/wereld/1'],
    calls: () => [`step/${step}`],
  },
  {
    name: '/fase/:id/stap/:stap_id/:exercise_id',
    path: () => `/fase/1/stap/${step}/${exercise?.id}`,
    title: () => exercise?.name ?? '',
    scene: 'clearing',
    backTo: () => [`/fase/1/stap/${step}`],
    calls: () => [`exercise/${exercise?.id}`, `step/${step}`],
  },
  {
    name: '/test/:stap_id/:test_id',
    path: () => `/test/${step}/${step * 100}`,
    title: () => 'Instaptoets: Veel medeklinkers bij elkaar',
    scene: 'clearing',
    backTo: () => ['/'],
    calls: () => [`test/${step * 100}`],
  },
  {
    name: '/boomhut',
    path: () => '/boomhut',
    title: () => 'Boomhut',
    scene: 'treehouse',
    backTo: () => [],
    calls: () => [
      'step',
      'step/repeatable',
      'activity',
      'measure',
      'week-dictation',
      'treehouse',
      'note',
      'book-read',
    ],
  },
  {
    name: '/profiel',
    path: () => '/profiel',
    title: () => 'Jouw profiel',
    scene: 'hut',
    backTo: () => ['/'],
    calls: () => ['level'],
  },
  {
    name: '/logboek',
    path: () => '/logboek',
    title: () => 'Logboek',
    scene: 'hut',
    backTo: () => ['/boomhut'],
    calls: () => ['note'],
  },
  {
    name: '/boekenplank',
    path: () => '/boekenplank',
    title: () => 'Boekenplank',
    scene: 'hut',
    backTo: () => ['/boomhut'],
    calls: () => ['book-read', 'book'],
  },
  {
    name: '/eindgrot',
    path: () => '/eindgrot',
    title: () => 'Eindgrot',
    scene: 'cave',
    backTo: () => ['/wereld/4'],
    calls: () => ['activity'],
  },
  {
    name: '/shop',
    path: () => '/shop',
    title: () => 'Badgewinkel',
    scene: 'camp',
    backTo: () => ['/boomhut'],
    calls: () => [],
  },
  {
    name: '/mijn-badges',
    path: () => '/mijn-badges',
    title: () => 'Mijn Badges',
    scene: 'hut',
    backTo: () => ['/boomhut'],
    calls: () => [],
  },
  {
    name: '/mijn-woorden',
    path: () => '/mijn-woorden',
    title: () => 'Mijn woorden',
    scene: 'hut',
    backTo: () => ['/boomhut'],
    calls: () => ['record', 'word-family'],
  },
  {
    name: '/welcome',
    path: () => '/welcome',
    title: () => 'Welkom',
    scene: 'hut',
    backTo: () => [],
    calls: () => [],
  },
  {
    name: '/bestellen',
    path: () => '/bestellen',
    title: () => 'Bestellen',
    scene: 'entrance',
    backTo: () => [],
    calls: () => ['installation'],
  },
]

/** The addresses of pictures that came and cannot be seen; one further down comes when the child goes there. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete)
    const seen = await Promise.allSettled(pictures.map((picture) => picture.decode()))
    return pictures.filter((_, at) => seen[at]?.status === 'rejected').map(({ src }) => src)
  })

/** Once the page stands: what happens on other devices, what the child's groups reached, and what is new today. */
const isAskedLater = (call: string): boolean =>
  call.startsWith('live/') || call === 'goal' || call === 'daily'

/** What puts the open step on the device, when the page is idle (ADR 67). */
const isKeptOnDevice = (call: string): boolean =>
  /^(?:exercise\/(?:hard-reset\/)?\d+|step(?:\/\d+|\/repeatable)?|measure|week-dictation|world\/\d+\/redo)$/.test(
    call,
  )

test('NAV-1 NAV-4 NAV-8 GIDS-13 every page opens by a link and by reload, with its title, scene, link back and calls; at no size a word breaks', async () => {
  const { page, troubles } = await game.arrive(demo.halfway)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.length = 0
    const call = /\/api\/v1\/(.+)$/.exec(request.url())?.[1]
    // The key of what the device keeps is asked when a login begins.
    if (call !== undefined && call !== 'device-key' && !isAskedLater(call)) asked.push(call)
  })

  for (const { name, path, title, scene, backTo, calls } of pages) {
    for (const arrive of [() => page.goto(path()), () => page.reload()]) {
      await arrive()
      await page.getByRole('heading', { level: 1, name: title() }).waitFor({ state: 'attached' })
      expect(new URL(page.url()).pathname).toBe(path())
      expect(await page.title()).toContain(title())
      await page.locator(`img[src*="${scene}-"]`).first().waitFor({ state: 'attached' })
      expect(await brokenPictures(page), name).toEqual([])
      const isPlayed = await page.getByRole('button', { name: 'Pauze' }).isVisible()
      const back = isPlayed
        ? (await openPause(page)).getByRole('link').first()
        : page.getByRole('banner').getByRole('link')
      const leadBack = await back.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(leadBack, name).toEqual(backTo())
      if (isPlayed) await page.keyboard.press('Escape')
      const wanted = new Set(['user/me/', 'reward/', ...calls()])
      const atOnce = asked.filter((call) => wanted.has(call) || !isKeptOnDevice(call))
      expect(new Set(atOnce), name).toEqual(wanted)
    }
    expect(await findLayoutFaultsAtSizes(page, pageSizes), name).toEqual([])
  }
  expect(troubles).toEqual([])
})

/** packages/ui/src/tokens/tokens.css. */
const inkOfFieldCamp = '#10272d'

/** Drawings of the jungle that the look 10+ has others for, or none. */
const ofJungleOnly = /\/(?:buddy-\d|avatar-\d|treehouse-|hut-|entrance-depth|panel-things-jungle)/

const jungleDrawings = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.images].map(({ src }) => new URL(src).pathname))

/** What the screen itself says: a note of the supervisor, a paragraph of its own, is in its own words. */
const cheers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const notes = [...document.querySelectorAll('p')]
      .map(({ innerText }) => innerText)
      .filter((text) => text.startsWith('Van je begeleider'))
    const isOfNote = (line: string) => notes.some((note) => note.includes(line))
    return document.body.innerText.split('\n').filter((line) => line.includes('!') && !isOfNote(line))
  })

test('PLEK-5 in the look 10+ every page has its colours and its sober words, and no drawing of the jungle that it replaces', async () => {
  const { client } = await logInOnOtherDevice(game.server(), demo.halfway)
  await client.call('PUT /api/v1/user/me/calm-profile', { body: { look: 'field-camp' } })
  const { page, troubles } = await game.arrive(demo.halfway)
  const ink = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-ink').trim())
  for (const { name, path } of pages) {
    await page.goto(path())
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    await page.getByText('Aan het laden').first().waitFor({ state: 'detached' })
    await expect.poll(ink, { message: name }).toBe(inkOfFieldCamp)
    await expect
      .poll(async () => (await jungleDrawings(page)).filter((src) => ofJungleOnly.test(src)), {
        message: name,
      })
      .toEqual([])
    await expect.poll(() => cheers(page), { message: name }).toEqual([])
  }
  expect(troubles).toEqual([])

  await page.route('**/api/v1/user-report', (route) => route.abort())
  await page.getByRole('button', { name: 'Fout gevonden?' }).click()
  const report = page.getByRole('dialog')
  await report.getByLabel('Categorie').selectOption('bug_other')
  await report.getByLabel('Beschrijving').fill('Dit gaat niet weg.')
  await report.getByLabel('Titel').fill('Geen netwerk')
  await report.getByLabel('Titel').press('Enter')
  await page.getByText('Er is geen verbinding. Doet je internet het?').waitFor()
  await client.call('PUT /api/v1/user/me/calm-profile', { body: { look: 'jungle' } })
})

test('NAV-1 NAV-8 /login opens by a link and by reload, with its title and scene, and asks for nothing of a child', async () => {
  const { page } = await game.visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const arrive of [() => page.goto('/login'), () => page.reload()]) {
    await arrive()
    await page.getByRole('heading', { level: 1, name: 'Inloggen' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(await page.title()).toContain('Inloggen')
    await page.locator('img[src*="entrance-"]').first().waitFor({ state: 'attached' })
  }
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})
