import type { Page } from 'playwright-core'
import { demoUsernames } from '../../e2e/harness/game.ts'
import { logInOnOtherDevice } from '../../e2e/harness/other-device.ts'
import { stepRows } from '../../e2e/harness/prepare.ts'
import {
  type Camera,
  mainScreenSizes,
  patienceMs,
  typingScreenSizes,
  type ScreenSizeName,
  cameraScreenSizes,
} from './camera.ts'
import type { GalleryStage } from './stage.ts'

interface GameScreen {
  readonly name: string
  readonly path: string
  readonly username?: string
  /** Calls below `/api/v1/`. The screen is also taken while they are pending and after they failed. */
  readonly calls?: string
  readonly hour?: number
  readonly press?: readonly (string | RegExp)[]
  readonly sizes?: readonly ScreenSizeName[]
}

const withZoom: readonly ScreenSizeName[] = [...mainScreenSizes, 'zoomed']

const outside: readonly GameScreen[] = [
  { name: 'inloggen', path: '/login', sizes: typingScreenSizes },
  { name: 'inloggen met kaart', path: '/login/kaart' },
  { name: 'inloggen met code', path: '/login/code', sizes: typingScreenSizes },
  { name: 'wie ben jij', path: '/login/wie-ben-jij' },
  { name: 'wachtwoord vergeten', path: '/wachtwoord-vergeten' },
  { name: 'wachtwoord nieuw', path: '/wachtwoord-nieuw?token=oud' },
]

const halfway = { username: demoUsernames.halfway } as const

const pages: readonly GameScreen[] = [
  { ...halfway, name: 'werelden', path: '/', calls: 'step', sizes: withZoom },
  { ...halfway, name: 'wereld 1', path: '/wereld/1', calls: 'step', sizes: withZoom },
  {
    ...halfway,
    name: 'boomhut',
    path: '/boomhut',
    calls: '{treehouse,reward/,note,book-read}',
    sizes: withZoom,
  },
  { ...halfway, name: 'profiel', path: '/profiel', calls: 'level', sizes: typingScreenSizes },
  { ...halfway, name: 'logboek', path: '/logboek', calls: 'note', sizes: withZoom },
  { ...halfway, name: 'boekenplank', path: '/boekenplank', calls: 'book-read', sizes: withZoom },
  { ...halfway, name: 'winkel', path: '/shop', calls: 'reward/', sizes: withZoom },
  { ...halfway, name: 'mijn badges', path: '/mijn-badges', calls: 'reward/', sizes: withZoom },
  { ...halfway, name: 'klankenkaart', path: '/klankenkaart', sizes: withZoom },
  { ...halfway, name: 'mijn woorden', path: '/mijn-woorden', calls: 'own-word*', sizes: withZoom },
  { ...halfway, name: 'voortgang', path: '/boomhut', press: ['Voortgang'], sizes: withZoom },
  { ...halfway, name: 'welkom', path: '/welcome' },
  { ...halfway, name: 'bestellen', path: '/bestellen' },
]

const beginner = 'milan@voorbeeldschool.nl'
const emptyPages: readonly GameScreen[] = pages.map(({ name, path, press = [], sizes }) => ({
  name: `${name} nog leeg`,
  path,
  press,
  username: beginner,
  sizes,
}))

const maps: readonly GameScreen[] = [1, 2, 3, 4].flatMap((world) =>
  [12, 20].map((hour) => ({
    name: `wereld ${world} om ${hour} uur`,
    path: `/wereld/${world}`,
    username: demoUsernames.lastWorld,
    hour,
  })),
)

const onTheMap = { ...halfway, path: '/wereld/1' } as const
const windowsOverAPage: readonly GameScreen[] = [
  { ...onTheMap, name: 'fout gevonden', press: ['Fout gevonden?'], sizes: typingScreenSizes },
  { ...onTheMap, name: 'fout aangewezen', press: ['Fout gevonden?', /Het woord/] },
  { ...onTheMap, name: 'rustig', press: ['Rustig'], sizes: withZoom },
  { ...onTheMap, name: 'rondleiding', press: ['Help'], sizes: withZoom },
  { ...onTheMap, name: 'scorebord', press: ['Scorebord'], sizes: withZoom },
  { ...onTheMap, name: 'verhaal', press: ['Verhaal'], sizes: ['chromebook'] },
  {
    ...halfway,
    path: '/boekenplank',
    name: 'grote boek',
    press: ['Het Grote Boek'],
    sizes: withZoom,
  },
  {
    ...halfway,
    path: '/boekenplank',
    name: 'scène',
    press: ['Het Grote Boek', 'De storm'],
    sizes: withZoom,
  },
  {
    path: '/wereld/1',
    username: demoUsernames.worldPassed,
    name: 'film',
    press: ['Bekijk de film'],
    sizes: withZoom,
  },
]

const others: readonly GameScreen[] = [
  { name: 'werelden avond', path: '/', username: demoUsernames.worldPassed, hour: 20 },
  { name: 'boomhut avond', path: '/boomhut', username: demoUsernames.worldPassed, hour: 20 },
  { name: 'eindgrot', path: '/eindgrot', username: demoUsernames.worldPassed },
  { name: 'eindgrot dicht', path: '/eindgrot', username: demoUsernames.halfway },
  { name: 'eerste keer', path: '/', username: demoUsernames.justArrived, sizes: withZoom },
  { name: 'eerste profiel', path: '/profiel', username: demoUsernames.justArrived, sizes: typingScreenSizes },
  { name: 'niet gevonden', path: '/bestaat-niet', username: demoUsernames.halfway },
  { name: 'op slot', path: '/wereld/4', username: demoUsernames.halfway },
]

const comesLastMs = 5000

async function seeScreen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await page.getByText('Aan het laden').waitFor({ state: 'detached' })
}

/** Opens a screen, some of which are opened by a menu that differs on a phone. */
async function openScreen(page: Page, { path, press = [] }: GameScreen, size: ScreenSizeName): Promise<void> {
  await page.setViewportSize(cameraScreenSizes[size])
  await page.goto(path)
  await seeScreen(page)
  const welcome = page.getByRole('button', { name: /^(Op pad!|Beginnen)$/ })
  if (await welcome.isVisible()) await welcome.click()
  // The menu is loaded when the browser is idle.
  if (press.length > 0) await page.getByRole('button', { name: 'Fout gevonden?' }).waitFor()
  for (const [at, name] of press.entries()) {
    const target = page
      .getByRole('button', { name })
      .or(page.getByRole('radio', { name }))
      .or(page.getByTitle(name))
      .filter({ visible: true })
    const more = page.getByRole('button', { name: 'Meer' }).filter({ visible: true })
    // Some elements appear later than the page, and 'Behaald' appears last.
    const waitMs = at === 0 && (await more.isVisible()) ? comesLastMs : patienceMs
    const isThere = await target
      .first()
      .waitFor({ timeout: waitMs })
      .then(
        () => true,
        () => false,
      )
    if (!isThere) await more.click()
    await target.first().click()
  }
}

async function takeScreen(stage: GalleryStage, camera: Camera, screen: GameScreen): Promise<void> {
  const page = await stage.visit('/login', screen)
  const { press, sizes = mainScreenSizes } = screen
  const together = press === undefined ? [sizes] : sizes.map((size) => [size])
  for (const group of together) {
    await openScreen(page, screen, group[0] ?? 'chromebook')
    await camera.take(page, `game/${screen.name}`, group)
  }
  await page.context().close()
}

/** Takes the screen while its calls are pending, and after the server failed. */
async function takeWithout(stage: GalleryStage, camera: Camera, screen: GameScreen): Promise<void> {
  const states = { laadt: () => new Promise<void>(() => undefined), mislukt: null }
  for (const [state, wait] of Object.entries(states)) {
    const name = `game/${screen.name} ${state}`
    await camera.attempt(name, async () => {
      const page = await stage.visit('/login', screen)
      await page.route(`**/api/v1/${screen.calls}`, (route) =>
        wait === null ? route.fulfill({ status: 503, body: '' }) : wait(),
      )
      // Waits only for the first screen, because pending calls never end.
      await page.goto(screen.path, { waitUntil: 'commit' })
      const loading = page.getByRole('status').or(page.locator('#root[aria-busy] > *'))
      await (wait === null ? page.getByRole('button') : loading).first().waitFor()
      await page.waitForTimeout(1500)
      await camera.take(page, name)
      await page.context().close()
    })
  }
}

async function takeScreens(
  stage: GalleryStage,
  camera: Camera,
  screens: readonly GameScreen[],
): Promise<void> {
  for (const screen of screens) {
    await camera.attempt(`game/${screen.name}`, () => takeScreen(stage, camera, screen))
    if (screen.calls !== undefined) await takeWithout(stage, camera, screen)
  }
}

export const takeScreensOutside = (stage: GalleryStage, camera: Camera): Promise<void> =>
  takeScreens(stage, camera, outside)

export async function takeGameScreens(stage: GalleryStage, camera: Camera): Promise<void> {
  stage.server.prepare.student(demoUsernames.worldPassed, { end_reward_4_collected: 1 })
  await takeScreens(stage, camera, [...pages, ...emptyPages, ...maps, ...windowsOverAPage, ...others])
  await camera.attempt('game/les', () => takeLesson(stage, camera))
}

/** Takes a lesson page at the first visit, halfway, and before a test. */
async function takeLesson(stage: GalleryStage, camera: Camera): Promise<void> {
  const { client } = await logInOnOtherDevice(stage.server, demoUsernames.halfway)
  const steps = (await client.call('GET /api/v1/step', {}))[1]
  const first = steps.find((step) => step.position === 1)
  if (first !== undefined) {
    const path = `/fase/1/stap/${first.id}`
    const { exercises } = await client.call('GET /api/v1/step/:id', { params: { id: first.id } })
    await takeWithout(stage, camera, { ...halfway, name: 'les', path, calls: 'step/*' })
    await takeWithout(stage, camera, {
      ...halfway,
      name: 'oefening',
      path: `${path}/${exercises[0]?.id}`,
      calls: 'exercise/*',
    })
  }
  for (const { id, position } of steps.filter((step) => step.position >= 4 && step.position <= 6)) {
    // The sixth step has a test before it.
    if (position === 6)
      stage.server.prepare.step({ username: demoUsernames.halfway, world: 1, position }, stepRows.entry)
    const page = await stage.visit(`/fase/1/stap/${id}`, { username: demoUsernames.halfway })
    await seeScreen(page)
    await camera.take(page, `game/les stap ${position}`, withZoom)
    await page.context().close()
  }
}
