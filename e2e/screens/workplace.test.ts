import { expect, test } from 'vitest'
import { demo, useGame } from '../harness/game.ts'
import { beginExercise, playWords, seeWord } from '../pages/play-exercise.ts'

const game = useGame()

test('PLEK-1 a right word changes the place of an exercise, a wrong move does not, and at the end it is done', async () => {
  const { page, child } = await game.arriveAtStep(demo.halfway, { world: 1, position: 4 })
  await child.openExercise(/Lees en typ(?!:)/)
  await beginExercise(child, 'LeesTyp')
  const place = page.locator('[data-pieces]')
  await place.waitFor({ state: 'attached' })
  const countPieces = async (): Promise<number> => Number(await place.getAttribute('data-pieces'))
  const standsStill = (): Promise<boolean> =>
    place.evaluate((element) => element.getAnimations({ subtree: true }).length === 0)
  const total = child.run().words.length

  expect(await countPieces()).toBe(0)
  await playWords(child, 'LeesTyp', undefined, 1)
  await seeWord(child, 1, total)
  const afterOne = await countPieces()
  expect(afterOne).toBeGreaterThan(0)

  await page.keyboard.type(child.run().words[1]?.word.startsWith('x') ? 'y' : 'x')
  await place.locator('image[visibility="visible"][href*="denkt"]').waitFor({ state: 'attached' })
  expect(await countPieces()).toBe(afterOne)

  await playWords(child, 'LeesTyp')
  await page.locator('[data-pieces][data-finished="true"]').waitFor({ state: 'attached' })
  expect(await countPieces()).toBeGreaterThanOrEqual(20)
  expect(await standsStill()).toBe(true)
})
