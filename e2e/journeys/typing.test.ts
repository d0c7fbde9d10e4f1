import type { CDPSession } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoUsernames, useGame, type GameVisit } from '../harness/game.ts'
import { mouse } from '../pages/input-device.ts'
import { seeWord } from '../pages/play-exercise.ts'
import { templatePlayers } from '../pages/players/index.ts'

const game = useGame()

interface Typist extends GameVisit {
  readonly ime: CDPSession
  readonly word: string
}

/** Opens the first word of an exercise, and the browser's interface for soft keyboards and dead keys. */
async function atFirstWord(name: RegExp, position = 6, size?: 'phone'): Promise<Typist> {
  const visit = await game.arriveAtStep(demoUsernames.halfway, { world: 1, position }, size)
  const { page, child, context } = visit
  await child.openExercise(name)
  await child.begin()
  await page.getByRole('textbox').waitFor()
  const ime = await context.newCDPSession(page)
  return { ...visit, ime, word: child.run().current_word ?? '' }
}

/** Types a word as one growing composition, like Android's keyboards. */
const compose = async (ime: CDPSession, text: string): Promise<void> => {
  for (let end = 1; end <= text.length; end += 1) {
    const part = text.slice(0, end)
    await ime.send('Input.imeSetComposition', { text: part, selectionStart: end, selectionEnd: end })
  }
  await ime.send('Input.insertText', { text })
}

const wrongLetter = (word: string, at: number): string => (word[at] === 'x' ? 'q' : 'x')

test('TPL-34 restricted typing judges each letter, even if a soft keyboard enters the whole word at once', async () => {
  const { page, child, ime, word } = await atFirstWord(/Luister en typ(?!:)/, 6, 'phone')
  await compose(ime, word)
  expect(await page.getByRole('textbox').inputValue()).toBe(word)
  await page.keyboard.press('Enter')
  await seeWord(child, 1, child.run().words.length)
})

test('TPL-33 GIDS-10 in LetterBlokken a composing soft keyboard fills and erases blocks, also in forced colours, and an error is shown once', async () => {
  const { page, child, ime, word } = await atFirstWord(/Letterblokken(?!:)/, 4, 'phone')
  await page.emulateMedia({ forcedColors: 'active' })
  const letters = page.locator('[data-filled]')
  const composeTo = (text: string) =>
    ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await composeTo(word.slice(0, 1))
  await composeTo(word.slice(0, 2))
  await expect.poll(() => letters.count()).toBe(2)
  const field = page.getByRole('textbox')
  expect(await field.evaluate((input) => getComputedStyle(input).color)).toBe('rgba(0, 0, 0, 0)')
  await composeTo(word.slice(0, 1))
  await expect.poll(() => letters.count()).toBe(1)
  await ime.send('Input.insertText', { text: word.slice(0, 1) })
  await page.keyboard.press('Backspace')
  await expect.poll(() => letters.count()).toBe(0)
  await composeTo(wrongLetter(word, 0))
  await expect.poll(() => child.run().detailed_results[0]?.num_errors).toBe(1)
  expect(await letters.count()).toBe(0)
  await compose(ime, word)
  await expect.poll(() => letters.count()).toBe(word.length)
  await page.keyboard.press('Enter')
  await seeWord(child, 1, child.run().words.length)
  await expect.poll(() => child.run().detailed_results[0]?.completed).toBe(true)
  expect(child.run().detailed_results[0]?.num_errors).toBe(1)
})

test('GIDS-7 letters that are typed together with Enter go into the next word', async () => {
  const { page, child, ime, word } = await atFirstWord(/Luister en typ(?!:)/)
  // The child may have typed the first word in an earlier test.
  const { words } = child.run()
  const at = words.findIndex((each) => each.word === word) + 1
  const next = words[at]?.word ?? ''
  await page.keyboard.type(word)
  await ime.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.type(next)])
  await seeWord(child, at, words.length)
  expect(await page.getByRole('textbox').inputValue()).toBe(next)
})

test('GIDS-7 on a phone a right word stays in its place while the next turn appears below it', async () => {
  const { page, child } = await game.arriveAtStep(demoUsernames.halfway, { world: 1, position: 6 }, 'phone')
  await child.openExercise(/Kleur de blokken/)
  await child.begin()
  const places = await page.evaluateHandle(() => {
    const tops: number[] = []
    const look = (): void => {
      const card = document.querySelector('[data-right-word] > [aria-hidden]')
      if (card !== null) tops.push(card.getBoundingClientRect().top)
      requestAnimationFrame(look)
    }
    look()
    return tops
  })
  const word = child.run().words.find((each) => each.word === child.run().current_word)
  if (word === undefined) throw new Error('The exercise has no word.')
  await templatePlayers.Blokken.right({ child, hand: mouse, word })
  await page.locator('[data-right-word]').waitFor({ state: 'detached' })
  const tops = await places.jsonValue()
  expect(tops.length).toBeGreaterThan(1)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(3)
})
