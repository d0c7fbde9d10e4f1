import type { StudentExercise } from '@letterliaan/contract'
import type { Page } from 'playwright-core'
import { watchExercise } from './watch-exercise.ts'

/** A child at the game, in the words of a child: what it does, and what it sees. */
export interface ChildAtGame {
  readonly page: Page
  /** The run of the exercise as the server told it last: a test may know the words, as a child that listens does. */
  readonly run: () => StudentExercise
  readonly logIn: (username: string, password: string) => Promise<void>
  readonly openWorld: (world: number) => Promise<void>
  readonly openStep: (position: number) => Promise<void>
  readonly openExercise: (name: string | RegExp) => Promise<void>
  /** From the intro to the first word; an exercise that was done before is repeated. */
  readonly begin: () => Promise<void>
  readonly press: (button: string | RegExp) => Promise<void>
}

export function childAt(page: Page): ChildAtGame {
  const { latest } = watchExercise(page)
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click()
  return {
    page,
    run: latest,
    press,
    async logIn(username, password) {
      await page.goto('/login')
      await page.getByLabel('E-mailadres').fill(username)
      await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
      await press('Starten')
      await page.waitForURL((url) => url.pathname === '/')
    },
    async openWorld(world) {
      await page.getByRole('link', { name: new RegExp(`^Wereld ${world}`) }).click()
      await page.waitForURL(`**/wereld/${world}`)
    },
    async openStep(position) {
      await page.getByRole('link', { name: new RegExp(`^Stap ${position}:`) }).click()
      await page.getByText('Woorden in deze stap:').waitFor()
    },
    async openExercise(name) {
      const link = page.getByRole('link', { name })
      await link.first().scrollIntoViewIfNeeded()
      await link.first().click()
      await page.waitForURL(/\/stap\/\d+\/\d{4,}$/)
    },
    async begin() {
      const begin = page.getByRole('button', { name: 'Begin!' })
      const repeat = page.getByRole('button', { name: 'Herhaal de oefening' })
      await begin.or(repeat).first().waitFor()
      if (await repeat.isVisible()) await repeat.click()
      await begin.click()
    },
  }
}
