import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchSharedBrowser, openPage } from '../harness/browser.ts'
import { demoUsernames, useGame } from '../harness/game.ts'
import { childAt } from '../pages/child.ts'
import { beginExercise, playWords, seeWord } from '../pages/play-exercise.ts'

const game = useGame()

/** Blocks storage, like a browser whose user blocks cookies and site data. */
const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })

test('STEM-8 if storage is blocked, a child can log in and play, and reads one sentence about it', async () => {
  const { page } = await openPage(await launchSharedBrowser(), game.server().url, 'chromebook', 'allow')
  const child = childAt(page)
  await blockStorage(page)
  await child.logIn(demoUsernames.halfway, game.server().password)
  await page.getByText(/^Deze browser bewaart niets\. Je kunt gewoon spelen/).waitFor()
  await child.openWorld(1)
  await child.openStep(6)
  await child.openExercise(/Lees en typ(?!:)/)
  await beginExercise(child, 'LeesTyp')
  await playWords(child, 'LeesTyp', undefined, 1)
  await seeWord(child, 1, child.run().words.length)
  expect(child.run().words.length).toBeGreaterThan(1)
})

test("STEM-8 if storage is blocked, the supervisor's app opens and shows one sentence about it", async () => {
  const { page } = await game.visit()
  await blockStorage(page)
  await page.goto('/begeleider')
  await page.getByText(/^Deze browser bewaart niets\. U kunt gewoon werken/).waitFor()
  await page.getByLabel('E-mailadres').fill(demoUsernames.supervisor)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(game.server().password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.getByText('Juf Marit').first().waitFor()
})
