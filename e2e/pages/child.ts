import type { Difficulty, StudentExercise } from '@letterliaan/contract'
import type { Locator, Page } from 'playwright-core'
import { type InputDevice, mouse } from './input-device.ts'
import { watchExercise } from './watch-exercise.ts'

export interface ChildAtGame {
  readonly page: Page
  readonly hand: InputDevice
  /** Returns the run as the server last sent it, so that a test knows the words. */
  readonly run: () => StudentExercise
  readonly playAt: (stars: Difficulty) => void
  readonly settled: () => Promise<void>
  readonly logIn: (username: string, password: string) => Promise<void>
  /** Uses the door in the menu, which asks for confirmation. */
  readonly logOut: () => Promise<void>
  readonly openWorld: (world: number) => Promise<void>
  readonly openStep: (position: number) => Promise<void>
  readonly openExercise: (name: string | RegExp) => Promise<void>
  readonly seeIntro: (hand?: InputDevice) => Promise<void>
  readonly begin: () => Promise<void>
  /** Skips the explanation of colouring. */
  readonly seeFirstWord: (hand?: InputDevice) => Promise<void>
  readonly press: (button: string | RegExp) => Promise<void>
  readonly follow: (link: string) => Promise<void>
}

/** Presses, and presses again if a badge received the press. */
async function pressSurely(hand: InputDevice, button: Locator): Promise<void> {
  // A locator would load Playwright's code in each document.
  const element = await button.elementHandle()
  const press = await element.evaluateHandle((target) => {
    const state = { hasArrived: false }
    // Compares window and text, because a last drawing stops a press and another button may replace this one.
    const note = ({ target: pressed }: Event): void => {
      const text = pressed instanceof Element ? pressed.closest('button, a')?.textContent : undefined
      state.hasArrived ||= text === target.textContent
    }
    window.addEventListener('click', note, { capture: true })
    return state
  })
  await hand.press(button)
  // If the document is a new one, the press worked.
  const hasArrived = await press.evaluate((state) => state.hasArrived).catch(() => true)
  if (!hasArrived) await hand.press(button)
}

/** Opens the pause menu, which during an exercise also contains the main menu. */
export async function openPause(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Pauze' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pauze' })
  await dialog.waitFor()
  return dialog
}

export const leaveExercise = async (page: Page): Promise<void> =>
  (await openPause(page)).getByRole('link', { name: 'Lespagina' }).click()

/** Maximum of badges, because more than one action can earn them. */
const maxRewards = 30

export function childAt(page: Page, hand: InputDevice = mouse): ChildAtGame {
  const { latest, watchAt, settled } = watchExercise(page)
  const reward = page.getByRole('dialog', {
    name: /^(Je hebt (een|\d+) nieuwe badges? ontvangen!|(Nieuwe badge|\d+ nieuwe badges)\.)$/,
  })
  const goOn = async (): Promise<void> => {
    for (let tries = 0; tries < maxRewards && (await reward.isVisible()); tries += 1) {
      const shown = await reward.elementHandle({ timeout: 1_000 }).catch(() => null)
      // The badge closes only after the page has painted. A press before that, for example by a key, is repeated.
      // Five such badges fit in the time that a test waits for the page behind them.
      const gone = shown?.waitForElementState('hidden', { timeout: 2_000 }).catch(() => undefined)
      // A key meant for the page behind may close the badge, so there is nothing to press.
      await Promise.race([hand.press(reward.getByRole('button', { name: 'Ga door' })), gone])
      await gone
    }
  }
  // A reused page still has the handler of an older test.
  void page
    .removeLocatorHandler(reward)
    // The error is ignored if the page was closed, because a test that needs the page fails by itself.
    .then(() => page.addLocatorHandler(reward, () => goOn().catch(() => undefined), { noWaitAfter: true }))
    .catch(() => undefined)
  const press = (name: string | RegExp): Promise<void> =>
    pressSurely(hand, page.getByRole('button', { name }))
  const follow = (name: string): Promise<void> =>
    pressSurely(hand, page.getByRole('link', { name, exact: true }))
  const seeIntro = async (device = hand): Promise<void> => {
    const begin = page.getByRole('button', { name: /^Begin[!.]?$/ })
    const repeat = page.getByRole('button', { name: 'Herhaal de oefening' })
    await begin.or(repeat).first().waitFor()
    // A badge may receive the press.
    for (let presses = 0; presses < 2 && (await repeat.isVisible()); presses += 1) {
      await device.press(repeat)
      await begin.or(reward).first().waitFor()
      await goOn()
    }
    await begin.waitFor()
    await page.getByText('Aan het laden').waitFor({ state: 'detached' })
    await settled()
  }
  const seeFirstWord = async (device = hand): Promise<void> => {
    const demonstration = page.locator('[data-demonstration]')
    await demonstration.or(page.locator('[data-part="2"]')).waitFor()
    if (await demonstration.isVisible()) await device.press(page.getByRole('button', { name: 'Nu ik!' }))
    await settled()
  }
  return {
    page,
    hand,
    run: latest,
    playAt: watchAt,
    settled,
    press,
    follow,
    async logIn(username, password) {
      await page.goto('/login')
      await page.getByLabel('E-mailadres').fill(username)
      await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
      await press('Starten')
      await page.waitForURL((url) => url.pathname === '/')
    },
    async logOut() {
      await press('Uitloggen')
      await hand.press(
        page.getByRole('dialog', { name: 'Wil je stoppen?' }).getByRole('link', { name: 'Uitloggen' }),
      )
    },
    async openWorld(world) {
      await pressSurely(hand, page.getByRole('link', { name: new RegExp(`^Wereld ${world}`) }))
      await page.waitForURL(`**/wereld/${world}`)
      await page.getByRole('heading', { level: 1, name: `Wereld ${world}` }).waitFor({ state: 'attached' })
    },
    async openStep(position) {
      await pressSurely(hand, page.getByRole('link', { name: new RegExp(`^Stap ${position}:`) }))
      await page.getByRole('button', { name: 'Rugzak' }).waitFor()
    },
    async openExercise(name) {
      const link = page.getByRole('region', { name: 'Oefeningen' }).getByRole('link', { name }).first()
      await link.scrollIntoViewIfNeeded()
      await hand.press(link)
      await page.waitForURL(/\/stap\/\d+\/\d{4,}$/)
    },
    seeIntro,
    seeFirstWord,
    async begin() {
      await seeIntro()
      await press('Begin!')
      await seeFirstWord()
    },
  }
}
