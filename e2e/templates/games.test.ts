import { GameTemplate } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { findBarriers } from '../harness/axe.ts'
import { pauseClock, sizes } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'
import { findLayoutFaultsAtSizes } from '../harness/measure-layout.ts'
import { keyboardOf } from '../pages/input-device.ts'
import { beginExercise, playWords } from '../pages/play-exercise.ts'
import { players } from '../pages/players/index.ts'
import { askForGames } from './ask-for-games.ts'

const game = useGame()

test('KALM-1 PLEK-6 with less motion a right word stands whole: its star hides no letter of it, and nothing is cut off', async () => {
  const address = (await askForGames(game.server())).get('Memorie') ?? ''
  const { page, child } = await game.arrive(demo.lastWorld, 'chromebook', '/boomhut')
  await page.goto(address)
  await beginExercise(child, 'Memorie')
  // A right word stands no longer than a moment.
  await pauseClock(page)
  await page.getByRole('textbox', { name: 'Schrijf het woord' }).fill(child.run().current_word ?? '')
  await page.getByRole('button', { name: 'Klaar' }).click()
  await page.getByRole('button', { name: 'Klaar' }).click()
  const rightWord = page.locator('[data-right-word]')
  await rightWord.waitFor()
  const stars = await page
    .locator('[data-right-word] svg, [data-joy] svg')
    .evaluateAll((all) =>
      all.filter((star) => star.checkVisibility()).map((star) => star.getBoundingClientRect().toJSON()),
    )
  expect(stars).toHaveLength(1)
  const [star] = stars
  const letters = await rightWord
    .locator('[aria-hidden] > span')
    .evaluateAll((all) => all.map((letter) => letter.getBoundingClientRect().toJSON()))
  expect(letters.length).toBeGreaterThan(2)
  for (const letter of letters) expect(letter.right < star.left || letter.left > star.right).toBe(true)
  expect(
    await page
      .locator('form:has([data-way-on])')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).opacity)),
  ).toEqual(['0'])
})

test('PLEK-6 each game is played to its end by the keyboard alone, whole at every size and without barriers', async () => {
  const addresses = await askForGames(game.server())
  expect([...addresses.keys()].toSorted()).toEqual(GameTemplate.options.toSorted())
  const { page, child, troubles } = await game.arrive(demo.lastWorld, 'chromebook', '/boomhut')
  for (const [template, address] of addresses) {
    await page.goto(address)
    await beginExercise(child, template)
    expect(await findLayoutFaultsAtSizes(page), template).toEqual([])
    await page.setViewportSize(sizes.chromebook)
    expect(await findBarriers(page), template).toEqual([])
    await playWords(
      child,
      template,
      (index) => index === 1 && players[template].wrong !== null,
      undefined,
      keyboardOf(page),
    )
    await expect.poll(() => child.run().is_complete, { message: template }).toBe(true)
  }
  expect(troubles).toEqual([])
})
