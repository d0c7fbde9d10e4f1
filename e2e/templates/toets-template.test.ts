import { expect, test } from 'vitest'
import { demo, useGame } from '../harness/game.ts'
import { findLayoutFaultsAtSizes } from '../harness/measure-layout.ts'
import { stepRows } from '../harness/prepare.ts'
import { keyboardOf, mouse, type InputDevice } from '../pages/input-device.ts'
import { noneWrong, seeWord } from '../pages/play-exercise.ts'
import { readOutroLists } from '../pages/read-outro.ts'
import { watchToets, writeToets } from '../pages/take-toets.ts'

const game = useGame()
const addresses = { right: '', wrong: '' }
game.prepareDemo(({ prepare }) => {
  const addressOf = (position: number): string => {
    const id = prepare.step({ username: demo.worldPassed, world: 1, position }, stepRows.closing)
    return `/test/${id}/${id * 100}`
  }
  addresses.right = addressOf(8)
  addresses.wrong = addressOf(9)
})

async function openTest(address: string) {
  const visit = await game.arrive(demo.worldPassed)
  const watched = watchToets(visit.page)
  const start = async (hand: InputDevice): Promise<void> => {
    await hand.press(visit.page.getByRole('button', { name: 'Start!' }))
    const { word_index, order } = watched.latest()
    await seeWord(visit.child, word_index, order.length)
  }
  await visit.page.goto(address)
  await visit.page.getByRole('button', { name: 'Start!' }).waitFor()
  return { ...visit, ...watched, start }
}

test('TPL-19 GIDS-13 Test: everything right, from the intro to the outro', async () => {
  const { page, child, latest, start, troubles } = await openTest(addresses.right)
  await start(mouse)
  // Its title is longer than that of an exercise.
  expect(await findLayoutFaultsAtSizes(page)).toEqual([])
  await writeToets(child, latest(), noneWrong)
  await page.getByRole('heading', { name: 'Gehaald!' }).waitFor()
  await expect.poll(() => latest()).toMatchObject({ is_complete: true, passed: true, percentage_score: 100 })
  const words = latest().order.map(({ word }) => [word, []])
  expect(await readOutroLists(page)).toEqual({ good: Object.fromEntries(words) })
  expect(troubles).toEqual([])
})

test('TPL-19 Test: with the keys alone, no help, no peek, no word about mistakes, and after a reload the same word', async () => {
  const { page, child, latest, start, troubles } = await openTest(addresses.wrong)
  await start(keyboardOf(page))
  for (const name of ['Help', 'Laat het woord even zien'])
    expect(await page.getByRole('button', { name }).count()).toBe(0)
  await writeToets(child, latest(), (index) => index === 1, 3)
  await expect.poll(() => latest().word_index).toBe(3)
  expect(latest()).toMatchObject({ detailed_results: [], percentage_score: null, passed: null })
  expect(
    await page
      .getByRole('main')
      .getByText(/fout|bijna|probeer/i)
      .count(),
  ).toBe(0)
  const { order } = latest()

  await page.reload()
  await start(keyboardOf(page))
  expect(latest()).toMatchObject({ order, word_index: 3, current_word: order[3]?.word })
  await writeToets(child, latest(), noneWrong)
  await page.getByRole('heading', { name: 'Gehaald!' }).waitFor()
  const wrong = order[1]?.word ?? ''
  await expect.poll(() => latest()).toMatchObject({ is_complete: true, passed: true, percentage_score: 90 })
  expect(latest().detailed_results.find(({ word }) => word === wrong)).toMatchObject({
    success: false,
    num_tries: 1,
    last_answer: `${wrong}x`,
  })
  expect(await readOutroLists(page)).toMatchObject({ practise: { [wrong]: [] } })
  expect(troubles).toEqual([])
})
