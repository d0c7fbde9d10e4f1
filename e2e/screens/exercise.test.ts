import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { countAnimations } from '../harness/animations.ts'
import { findBarriers, findBarriersAtEverySize } from '../harness/axe.ts'
import { allowMotion, sizes, pauseClock } from '../harness/browser.ts'
import { demo, useGame, type GameVisit } from '../harness/game.ts'
import { besideKeyboard, findLayoutFaults } from '../harness/measure-layout.ts'
import { playWords, seeWord } from '../pages/play-exercise.ts'
import { leaveExercise } from '../pages/child.ts'

const game = useGame()

/** Opens an exercise of a step that the halfway child has open or passed; three stars keep it apart from other tests. */
const openExercise = async (
  name: RegExp,
  position: number,
  size?: keyof typeof sizes,
): Promise<GameVisit> => {
  const visit = await game.arriveAtStep(demo.halfway, { world: 1, position }, size)
  await visit.child.openExercise(name)
  return visit
}

const kinds = {
  LeesLetters: /Lees de letters/,
  LeesTyp: /Lees en typ(?!:)/,
  LetterBlokken: /Letterblokken(?!:)/,
  LuisterTyp: /Luister en typ(?!:)/,
  OefenDictee: /Oefendictee/,
  StapDictee: /Stapdictee/,
} as const

test('EX-2 the intro tells what to do and with which words; Begin! starts the words and their sound', async () => {
  const { page, child } = await openExercise(kinds.LuisterTyp, 1)
  await page
    .getByRole('button', { name: 'Herhaal de oefening' })
    .or(page.getByRole('button', { name: 'Begin!' }))
    .first()
    .waitFor()
  if ((await page.getByRole('button', { name: 'Begin!' }).count()) === 0)
    await child.press('Herhaal de oefening')
  await page.getByText('Je gaat oefenen met de volgende woorden:').waitFor()
  for (const { word } of child.run().words) await page.getByText(word, { exact: true }).first().waitFor()
  const sound = page.waitForResponse(/\/word\/word\/.+\.mp3/)
  await child.begin()
  expect((await sound).headers()['content-type']).toContain('audio/mpeg')
  await seeWord(child, 0, child.run().words.length)
})

test('EX-2 a dictation does not show its words', async () => {
  const { page, child } = await openExercise(kinds.OefenDictee, 2)
  for (const name of [kinds.OefenDictee, kinds.StapDictee]) {
    await leaveExercise(page)
    await child.openExercise(name)
    await child.seeIntro()
    expect(await page.getByText('Je gaat oefenen met de volgende woorden:').count()).toBe(0)
  }
})

test('EX-5 EX-6 EX-7 EX-8 EX-18 help and a peek are shown at the end, and the lists say what goes well', async () => {
  const { page, child } = await openExercise(kinds.LetterBlokken, 3)
  await child.begin()
  const words = child.run().words.map(({ word }) => word)
  await page.getByRole('button', { name: 'Luister naar het woord' }).waitFor()

  await page.getByRole('button', { name: 'Help' }).click()
  const help = page.getByRole('dialog')
  await help.getByRole('heading', { name: 'Tip' }).waitFor()
  expect(await help.getByRole('heading', { name: 'Hint' }).count()).toBe(1)
  expect(await help.getByRole('img').count()).toBeGreaterThan(0)
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('textbox').focus()
  await playWords(child, 'LetterBlokken', undefined, 1)

  await seeWord(child, 1, words.length)
  await child.press('Laat het woord even zien')
  await page
    .getByText(words[1] ?? '', { exact: true })
    .first()
    .waitFor()
  await page.getByRole('textbox').focus()
  await page.keyboard.type(words[1] ?? '')
  await page.keyboard.press('Enter')
  await seeWord(child, 2, words.length)
  await expect.poll(() => child.run().current_word).toBe(words[2])
  await playWords(child, 'LetterBlokken', (index) => index === 2)

  const good = page.getByRole('region').filter({ hasText: 'Deze woorden kun je al goed typen:' }).last()
  await page.getByText('Deze woorden kun je al goed typen:').waitFor()
  await page.getByText('Deze woorden mag je nog oefenen:').waitFor()
  await page.getByRole('button', { name: 'Ga terug naar de lespagina' }).waitFor()
  await page.getByRole('button', { name: 'Herhaal de oefening' }).waitFor()
  const item = (word: string) => page.getByRole('listitem').filter({ hasText: word })
  expect(
    await item(words[0] ?? '')
      .getByRole('img', { name: 'met hulp' })
      .count(),
  ).toBe(1)
  expect(
    await item(words[1] ?? '')
      .getByRole('img', { name: 'woord bekeken' })
      .count(),
  ).toBe(1)
  expect(await page.getByRole('img', { name: 'met hulp' }).count()).toBe(1)
  expect(await good.count()).toBeGreaterThan(0)
  expect(await findBarriers(page)).toEqual([])
})

test('EX-11 API-5 Enter begins at the intro, which is reported, and submits at the content', async () => {
  const { page, child } = await openExercise(kinds.LeesTyp, 6)
  await page.getByRole('button', { name: 'Begin!' }).waitFor()
  const reported = page.waitForResponse('**/api/v1/progress')
  await page.keyboard.press('Enter')
  expect((await reported).ok()).toBe(true)
  expect((await reported).request().postDataJSON()).toMatchObject({ step: 2, word_index: 0 })
  await seeWord(child, 0, child.run().words.length)
  await playWords(child, 'LeesTyp', undefined, 1)
  await seeWord(child, 1, child.run().words.length)
})

test('ERR-3 EX-16 TPL-34 a wrong letter shakes and leaves and counts as an error; a repeat starts from nothing', async () => {
  const { page, child } = await openExercise(kinds.LuisterTyp, 6)
  await allowMotion(page)
  await child.begin()
  const field = page.getByRole('textbox')
  const word = child.run().words[0]?.word ?? ''
  const wrong = word.startsWith('q') ? 'w' : 'q'
  const posted = page.waitForRequest(
    (request) => request.method() === 'PUT' && (request.postData() ?? '').includes('attempt'),
  )
  const shakes = await countAnimations(field.locator('..'))
  await field.press(wrong)
  await expect.poll(shakes).toBe(1)
  await expect.poll(() => field.inputValue()).toBe('')
  expect((await posted).postDataJSON()).toMatchObject({ word, data: { attempt: wrong, at: 0 } })
  await expect.poll(() => child.run().detailed_results[0]?.num_errors).toBe(1)
  await playWords(child, 'LuisterTyp')
  const reset = page.waitForRequest(/\/exercise\/reset\/\d+$/)
  await child.press('Herhaal de oefening')
  expect((await reset).postDataJSON()).toEqual({ difficulty: 2, shuffle: 1 })
  await page.getByRole('button', { name: 'Begin!' }).waitFor()
  expect(await page.locator('[data-part]').getAttribute('data-part')).toBe('1')
  await expect.poll(() => child.run().is_complete).toBe(false)
  expect(
    child.run().detailed_results.every(({ num_errors, completed }) => num_errors === 0 && !completed),
  ).toBe(true)
})

/** A wrong letter just behind another is the same mistake, and brings no help. */
async function pressUntil(field: Locator, letter: string, sign: Locator): Promise<void> {
  const press = async (): Promise<boolean> => {
    await field.press(letter)
    return sign.isVisible()
  }
  await expect.poll(press, { timeout: 15_000 }).toBe(true)
}

test('GIDS-4 GIDS-5 GIDS-6 GIDS-7 GIDS-8 a wrong letter is seen, help grows, and the outro teaches and leads on', async () => {
  const { page, child } = await openExercise(kinds.LuisterTyp, 4)
  await child.begin()
  const field = page.getByRole('textbox')
  const [word = '', ...others] = child.run().words.map((each) => each.word)
  const wrong = word.startsWith('q') ? 'w' : 'q'
  const help = (step: string) => page.locator(`[data-help="${step}"]`)
  await field.press(wrong)
  await page.getByText(`${wrong}: dat is het nog niet.`).waitFor({ state: 'attached' })
  expect(await page.locator('[data-help]').count()).toBe(0)
  for (const step of ['first', 'place', 'letters', 'word']) await pressUntil(field, wrong, help(step))
  expect(await findBarriers(page)).toEqual([])
  await field.pressSequentially(word)
  await field.press('Enter')
  const rightWord = page.locator('[data-right-word]')
  await rightWord.getByText(`${word}: goed!`).waitFor({ state: 'attached' })
  await page.keyboard.press('Shift')
  await rightWord.waitFor({ state: 'detached' })
  await expect.poll(() => child.run().current_word).toBe(others[0])
  await playWords(child, 'LuisterTyp', () => true)

  await page.getByRole('heading', { name: /^Je hebt alle \d+ woorden gedaan/ }).waitFor()
  await page.getByText(/^Je haalt deze oefening met \d+ goede woorden/).waitFor()
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Luister naar ${word}`, exact: true }) })
  expect(await first.getByRole('term').allInnerTexts()).toEqual(['jij schreef', 'zo is het'])
  expect(await findBarriers(page)).toEqual([])
  // This step is passed: the one next thing is on the map.
  await child.press('Terug naar de kaart')
  await page.waitForURL('**/wereld/1')
})

test('TPL-30 TPL-1 letters come one a second with their sounds, the card flips two seconds after the last, a click flips back and replays', async () => {
  const { page, child } = await openExercise(kinds.LeesLetters, 7 - 1)
  await child.seeIntro()
  await pauseClock(page)
  await child.begin()
  const letters = child.run().words[0]?.read_letters.split(',').length ?? 0
  const shown = () => page.locator('[data-shown]').count()
  await expect.poll(shown).toBe(0)
  await page.clock.runFor(1000)
  await expect.poll(shown).toBe(1)
  await page.clock.runFor(1000)
  await expect.poll(shown).toBe(2)
  await page.clock.runFor(1000 * (letters - 2))
  await expect.poll(shown).toBe(letters)
  const card = page.getByRole('button', { name: /^(Draai de kaart|De letters komen)/ })
  expect(await card.getAttribute('aria-pressed')).toBe('false')
  // The sounds come 1300 ms apart.
  await page.clock.runFor(300 * (letters - 1) + 2000)
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')
  await card.click()
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(shown).toBe(0)
  await page.clock.runFor(1000)
  await expect.poll(shown).toBe(1)
})

test('TPL-36 next stays closed until the word is there', async () => {
  const { page, child } = await openExercise(/Luister en typ: zinnen/, 6)
  await child.begin()
  const next = page.getByRole('button', { name: 'Klaar' })
  expect(await next.isDisabled()).toBe(true)
  const word = child.run().words[0]?.word ?? ''
  await page.keyboard.type(word.slice(0, -1))
  expect(await next.isDisabled()).toBe(true)
  await page.keyboard.type(word.slice(-1))
  expect(await next.isDisabled()).toBe(false)
})

test.each([kinds.LuisterTyp, kinds.LetterBlokken, kinds.OefenDictee])(
  'GIDS-13 on a phone the button of %s stays in sight above a keyboard, also under grown help',
  async (name) => {
    const { page, child } = await openExercise(name, 6, 'phone')
    await child.begin()
    await page.getByRole('textbox').waitFor()
    const bottomOf = (role: 'button', label: RegExp): Promise<number> =>
      page.getByRole(role, { name: label }).evaluate((part) => part.getBoundingClientRect().bottom)
    expect(await findLayoutFaults(page)).toEqual([])
    // A keyboard that does not make the window lower (iOS), as high as it is there: the way on stands above it.
    const coverWith = (px: number): Promise<void> =>
      page.evaluate(
        (height) => document.documentElement.style.setProperty('--keyboard-height', `${height}px`),
        px,
      )
    await coverWith(340)
    expect(await bottomOf('button', /^Klaar$/)).toBeLessThanOrEqual(sizes.phone.height - 340)
    await coverWith(0)
    if (name === kinds.OefenDictee) return
    // Wrong letters until there is all the help that there is.
    const wrong = child.run().words[0]?.word.startsWith('x') ? 'q' : 'x'
    await pressUntil(page.getByRole('textbox').first(), wrong, page.locator('[data-help="word"]'))
    expect(await findLayoutFaults(page)).toEqual([])
    await page.setViewportSize(besideKeyboard)
    expect(await findLayoutFaults(page)).toEqual([])
  },
)

test('EX-10 an exercise with words that went wrong asks to be done once more, over those words', async () => {
  const { page, child } = await openExercise(/Luister en typ: klank/, 6)
  await child.begin()
  const words = child.run().words.map(({ word }) => word)
  await playWords(child, 'LuisterTyp', (index) => index < 2)
  await page
    .getByText(
      'Dat was hard werken! Om verder te kunnen vragen we je om de oefening nog een keer te herhalen.',
    )
    .waitFor()
  await child.press('Herhaal de oefening')
  await expect.poll(() => child.run().is_complete).toBe(false)
  expect(
    child
      .run()
      .words.map(({ word }) => word)
      .toSorted(),
  ).toEqual(words.slice(0, 2).toSorted())
})

test('TPL-20 a practice dictation tells right or wrong, with one second try', async () => {
  const { page, child } = await openExercise(kinds.OefenDictee, 5)
  await child.begin()
  const { words } = child.run()
  await page.getByRole('textbox').waitFor()
  await page.keyboard.type('fout')
  await page.keyboard.press('Enter')
  await page.getByText(/probeer het opnieuw/).waitFor()
  await page.getByRole('textbox').fill('weer fout')
  await page.keyboard.press('Enter')
  await seeWord(child, 1, words.length)
  await expect
    .poll(() => child.run().detailed_results[0])
    .toMatchObject({ num_tries: 2, success: false, last_answer: 'weer fout' })
})

test('TPL-21 a step dictation tells nothing until the end, and takes what was typed as it is', async () => {
  const { page, child } = await openExercise(kinds.StapDictee, 4)
  await child.begin()
  const { words } = child.run()
  await page.getByRole('textbox').waitFor()
  await page.keyboard.type('helemaal fout')
  await page.keyboard.press('Enter')
  await seeWord(child, 1, words.length)
  expect(
    await page
      .getByRole('main')
      .getByText(/fout|probeer/i)
      .count(),
  ).toBe(0)
  await expect.poll(() => child.run().detailed_results[0]?.last_answer).toBe('helemaal fout')
})

/** An intro shows its words; a dictation's does not. The content of every template is looked at in `templates.test.ts`. */
test('intro and content have no barriers on any screen', async () => {
  const { page, child, troubles } = await openExercise(kinds.LeesTyp, 5)
  for (const template of ['LeesTyp', 'OefenDictee'] as const) {
    await leaveExercise(page)
    await child.openExercise(kinds[template])
    await child.seeIntro()
    expect(await findBarriersAtEverySize(page), `intro of ${template}`).toEqual([])
    await child.begin()
    await page.getByRole('button', { name: 'Klaar' }).waitFor()
    expect(await findBarriersAtEverySize(page), `content of ${template}`).toEqual([])
  }
  expect(troubles).toEqual([])
})
