import type { Exercise, StudentExercise } from '@letterliaan/contract'
import type { Page as PlaywrightPage } from 'playwright-core'
import { type OtherDevice } from '../harness/other-device.ts'
import type { ChildAtGame } from '../pages/child.ts'
import { type InputDevice, mouse } from '../pages/input-device.ts'
import type { Page } from './page.ts'

export interface ChildInBrowser extends ChildAtGame {
  readonly openAddress: (address: string, exercise_id: number) => Promise<void>
}

export function createChildInBrowser(page: Page, elsewhere: OtherDevice): ChildInBrowser {
  let opened = 0
  const runs = new Map<number, StudentExercise>()
  const settled = async (): Promise<void> => {
    const seen = await page.readReply<Exercise | StudentExercise>(
      new RegExp(`/api/v1/exercise/(?:reset/|hard-reset/)?${opened}$`),
    )
    if (seen !== null) runs.set(opened, 'student_exercise' in seen ? seen.student_exercise[2] : seen)
    // Uses the last known run if there is no network.
    else if (!runs.has(opened)) runs.set(opened, await elsewhere.run(opened))
  }
  const hand: InputDevice = mouse
  const reward = page.getByRole('dialog', { name: /^Je hebt (een|\d+) nieuwe badges? ontvangen!$/ })
  const closeReward = async (): Promise<boolean> => {
    if (!(await reward.isVisible())) return true
    await page.keyboard.press('Escape')
    return !(await reward.isVisible())
  }
  // A key that was pressed before the badge listened is pressed again.
  page.beforePress = () => page.until(closeReward, async () => 'The badge stays')
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click()
  const seeIntro = async (): Promise<void> => {
    const begin = page.getByRole('button', { name: 'Begin!' })
    const repeat = page.getByRole('button', { name: 'Herhaal de oefening' })
    await begin.or(repeat).first().waitFor()
    if (await repeat.isVisible()) await repeat.click()
    await begin.waitFor()
    await page.getByText('Aan het laden').waitFor({ state: 'detached' })
    await settled()
  }
  const seeFirstWord = async (): Promise<void> => {
    const demonstration = page.locator('[data-demonstration]')
    await demonstration.or(page.locator('[data-part="2"]')).first().waitFor()
    if (await demonstration.isVisible()) await press('Nu ik!')
    await settled()
  }
  return {
    // The players use only Playwright methods that `page.ts` has too.
    page: page as unknown as PlaywrightPage,
    hand,
    run() {
      const run = runs.get(opened)
      if (run === undefined) throw new Error('no exercise was opened yet')
      return run
    },
    settled,
    playAt: () => undefined,
    press,
    follow: (name) => page.getByRole('link', { name, exact: true }).click(),
    async logIn(username, password) {
      await page.goto('/login')
      await page.getByLabel('E-mailadres').fill(username)
      await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
      await press('Starten')
      await page.waitForPath(/^\/$/)
    },
    async logOut() {
      await press('Uitloggen')
      await page.getByRole('dialog').getByRole('link', { name: 'Uitloggen' }).click()
    },
    async openWorld(world) {
      await page.getByRole('link', { name: new RegExp(`^Wereld ${world}`) }).click()
      await page.waitForPath(new RegExp(`^/wereld/${world}$`))
    },
    async openStep(position) {
      await page.getByRole('link', { name: new RegExp(`^Stap ${position}:`) }).click()
      await page.getByRole('button', { name: 'Rugzak' }).waitFor()
    },
    async openExercise(name) {
      await page.getByRole('region', { name: 'Oefeningen' }).getByRole('link', { name }).first().click()
      await page.waitForPath(/\/stap\/\d+\/\d{4,}$/)
      opened = Number(new URL(await page.url()).pathname.split('/').at(-1))
    },
    async openAddress(address, exercise_id) {
      opened = exercise_id
      await page.goto(address)
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
