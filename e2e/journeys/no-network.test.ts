import { expect, test } from 'vitest'
import { demo, useGame } from '../harness/game.ts'
import { playWords, seeWord } from '../pages/play-exercise.ts'
import { openPause } from '../pages/child.ts'

/** The buddy is looked at. */
const game = useGame(undefined, 'pictures')
const patience = { timeout: 20_000 }

test('without a network the buddy says so, with its voice, and leads back to the exercise as it stood', async () => {
  const visit = await game.arriveAtStep(demo.halfway, { world: 1, position: 6 })
  const { page, child, context } = visit
  await child.openExercise(/Luister en typ: zinnen/)
  await child.begin()
  await playWords(child, 'LuisterTyp', undefined, 1)
  await seeWord(child, 1, child.run().words.length)
  await expect.poll(() => child.run().detailed_results.some(({ completed }) => completed)).toBe(true)
  await context.setOffline(true)
  await (await openPause(page)).getByRole('link', { name: 'Profiel' }).click()
  await page.getByRole('heading', { name: 'Geen verbinding' }).waitFor(patience)
  const buddy = page.locator('main img[src*="denkt"]')
  await expect
    .poll(() => buddy.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const speaker = page.getByRole('button', { name: 'Lees voor' })
  await speaker.click()
  await page.locator('main [data-aloud][data-lit]').waitFor(patience)
  await page.getByRole('button', { name: 'Ga terug' }).click()
  await page.getByRole('button', { name: /^(?:Verder|Begin)/ }).click(patience)
  await seeWord(child, 1, child.run().words.length)
  await context.setOffline(false)
})
