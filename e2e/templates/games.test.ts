import { GameTemplate } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { findBarriers } from '../harness/axe.ts'
import { sizes } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'
import { findLayoutFaultsAtSizes } from '../harness/measure-layout.ts'
import { keyboardOf } from '../pages/input-device.ts'
import { beginExercise, playWords } from '../pages/play-exercise.ts'
import { players } from '../pages/players/index.ts'
import { askForGames } from './ask-for-games.ts'

const game = useGame()

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
