import type { StudentExercise } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { demo, stayingChild } from '../harness/game.ts'
import { beginExercise } from '../pages/play-exercise.ts'
import type { PlayedTemplate } from '../pages/players/index.ts'
import { openOfTemplate } from './open-exercise.ts'

const { visit } = stayingChild(demo.lastWorld, 'ipad')
const openExercise = openOfTemplate(() => visit().child)

const leftShort = () => visit().page.getByText('Er hoort nog iets achter.')

/** Opens an exercise at a word; `send` returns what the server says of the word after what the child does. */
async function begin(template: PlayedTemplate) {
  const { child, page } = visit()
  await openExercise(template)
  await beginExercise(child, template)
  const word = child.run().current_word ?? ''
  const send = async (act: () => Promise<void>) => {
    const replied = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && /\/exercise\/\d+$/.test(response.url()),
    )
    await act()
    const run = (await (await replied).json()) as StudentExercise
    return run.detailed_results.find((result) => result.word === word)
  }
  return { page, word, send }
}

test('WEET-4 LuisterTyp: a word that is left short is answered by a tap on the closed button, and counts as wrong', async () => {
  const { page, word, send } = await begin('LuisterTyp')
  const button = page.getByRole('button', { name: 'Klaar', exact: true })
  await page.keyboard.type(word.slice(0, -1))
  expect(await button.isDisabled()).toBe(true)
  const box = await button.boundingBox()
  const result = await send(() => page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20))
  await leftShort().waitFor()
  expect(result).toMatchObject({ num_errors: 1, written: word.slice(0, -1), completed: false })
  await page.keyboard.type(word.slice(-1))
  await expect.poll(() => leftShort().count()).toBe(0)
  expect(await button.isDisabled()).toBe(false)
})

test('WEET-4 LeesTyp: Enter sends what stands there', async () => {
  const { page, word, send } = await begin('LeesTyp')
  await page.getByRole('textbox').waitFor()
  await page.keyboard.type(word.slice(0, 2))
  const result = await send(() => page.keyboard.press('Enter'))
  await leftShort().waitFor()
  expect(result).toMatchObject({ num_errors: 1, written: word.slice(0, 2) })
})

test('WEET-5 TypHints: a word written in two is told as one that belongs together', async () => {
  const { page, word, send } = await begin('TypHints')
  await page.keyboard.type(`${word.slice(0, 2)} ${word.slice(2)}`)
  const result = await send(() => page.keyboard.press('Enter'))
  expect(result?.feedback).toMatch(/aan elkaar/)
})

test('WEET-5 TypKlankgroepen1: a space that is refused keeps its error', async () => {
  const { page, word, send } = await begin('TypKlankgroepen1')
  await page.keyboard.type(word.slice(0, 2))
  const result = await send(() => page.keyboard.press(' '))
  expect(result).toMatchObject({ num_errors: 1, written: `${word.slice(0, 2)} `, is_rebuilt: true })
  expect(result?.feedback).toMatch(/aan elkaar/)
})
