import { expect, test } from 'vitest'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { demo, useGame, type GameVisit } from '../harness/game.ts'
import { playWords, seeWord } from '../pages/play-exercise.ts'
import { leaveExercise } from '../pages/child.ts'

const game = useGame()
const patience = { timeout: 60_000 }

const rewardOf = ({ page }: GameVisit) =>
  page.getByRole('dialog', { name: /^Je hebt (een|\d+) nieuwe badges? ontvangen!$/ })

/** Opens an exercise of the first step at its first word; the live channel stands by then. */
async function begin(username: string, exercise: RegExp): Promise<GameVisit> {
  const visit = await game.arrive(username)
  const { page, child } = visit
  child.waitForRewards()
  const stands = page.waitForResponse((response) => response.url().includes('/api/v1/live/'))
  await page.goto('/wereld/1')
  await stands
  await child.openStep(1)
  await child.openExercise(exercise)
  await child.begin()
  return visit
}

test('RWD-1 LIVE-2 a badge that is earned by playing is shown when the result was told, until the child goes on', async () => {
  const visit = await begin(demo.halfway, /Oefendictee/i)
  const { page, troubles } = visit
  const reward = rewardOf(visit)
  await playWords(visit.child, 'OefenDictee')
  expect(await reward.count()).toBe(0)
  await visit.child.press('Bekijk je uitslag')
  await reward.getByText('Foutloos dictee', { exact: true }).waitFor(patience)
  expect(await reward.locator('img[src="/pictures/sparkles.svg"]').count()).toBe(1)
  const goOn = reward.getByRole('button', { name: 'Ga door' })
  expect(await goOn.evaluate((element) => element === document.activeElement)).toBe(true)
  // What else it earned, as for playing in the weekend, comes after it.
  await expect
    .poll(async () => {
      await goOn.click({ timeout: 1000 }).catch(() => undefined)
      return reward.count()
    }, patience)
    .toBe(0)
  await page.getByRole('button', { name: 'Ga terug naar de lespagina' }).click()
  await page.goto('/mijn-badges')
  const own = page.getByRole('list', { name: 'Jouw badges' })
  await own.getByRole('heading', { name: 'Foutloos dictee' }).waitFor()
  expect(troubles).toEqual([])
})

test('RWD-1 a badge that arrives while the child types waits: it takes no focus and no letter', async () => {
  const visit = await begin(demo.worldPassed, /Luister en typ(?!:)/)
  const { page, child, troubles } = visit
  const reward = rewardOf(visit)
  const { words } = child.run()
  await seeWord(child, 0, words.length)
  const word = child.run().current_word ?? ''
  const field = page.getByRole('textbox').first()
  await field.waitFor()
  await page.keyboard.type(word.slice(0, 1))

  const heard = page.waitForResponse((response) => response.url().endsWith('/api/v1/user/me/'))
  const elsewhere = await logInOnOtherDevice(game.server(), demo.worldPassed)
  await elsewhere.client.call('POST /api/v1/activity', { body: { type: 'enter_treehouse' } })
  expect((await heard).ok()).toBe(true)
  await page.keyboard.type(word.slice(1))
  expect(await reward.count()).toBe(0)
  expect(await field.inputValue()).toBe(word)
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await seeWord(child, 1, words.length)
  expect(await reward.count()).toBe(0)

  await leaveExercise(page)
  await reward.getByText('Welkom in de boomhut').waitFor(patience)
  await page.getByRole('button', { name: 'Rugzak' }).waitFor()
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return reward.count()
    }, patience)
    .toBe(0)
  expect(troubles).toEqual([])
})
