import { readFile } from 'node:fs/promises'
import type { Color, Word } from '@letterliaan/contract'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demo, useGame, type GameVisit } from '../harness/game.ts'
import { pauseClock } from '../harness/browser.ts'
import { mouse } from '../pages/input-device.ts'
import { dutchColors, paint } from '../pages/players/colouring.ts'
import { players, type PlayedTemplate } from '../pages/players/index.ts'
import { templateRows } from './table.ts'

const game = useGame()

/** At the intro of a template's exercise. */
async function openIntro(template: PlayedTemplate): Promise<GameVisit> {
  const { name, ...step } = templateRows[template]
  const visit = await game.arriveAtStep(demo.lastWorld, step)
  await visit.child.openExercise(name)
  await visit.child.seeIntro()
  return visit
}

const next = ({ page }: GameVisit, name = 'Klaar') => page.getByRole('button', { name, exact: true })

/** At the first word, which is returned. */
async function begin(visit: GameVisit, template: PlayedTemplate): Promise<Word> {
  const { child } = visit
  await players[template].prepare?.({ child, hand: mouse })
  await child.press('Begin!')
  await child.seeFirstWord()
  // A test before this may have answered words of the run.
  const { words, current_word } = child.run()
  const word = words.find((other) => other.word === current_word)
  if (!word) throw new Error('A run that is begun has a current word.')
  return word
}

/** What is told of a block or a colour without its colour: a capital, and a drawing with what it and its edge are drawn in. */
const toldIn = (place: Locator): Promise<{ sign: string; pattern: string; ink: string; edge: string }> =>
  place.evaluate((element) => {
    const drawn = element.querySelector('svg')
    const painted = element.querySelector('[style]')
    const inkOf = ({ color, opacity }: CSSStyleDeclaration) => `${color} ${opacity}`
    const edgeOf = (style: CSSStyleDeclaration) => `${style.borderTopStyle} ${style.borderTopColor}`
    return {
      sign: /[A-Z]/.exec(element.querySelector('[aria-hidden="true"]')?.textContent ?? '')?.[0] ?? '',
      pattern: drawn?.querySelector('path')?.getAttribute('d') ?? '',
      ink: drawn === null ? '' : inkOf(getComputedStyle(drawn)),
      edge: painted === null ? '' : edgeOf(getComputedStyle(painted)),
    }
  })

const choiceOf = (page: Page, color: Color): Locator =>
  page.locator('label', { has: page.getByRole('radio', { name: `${dutchColors[color]}:` }) })

/** The letters over which the check of a coloured word lies. */
const lettersUnderCheck = (page: Page): Promise<string[]> =>
  page.getByRole('status', { name: 'Goed gekleurd!' }).evaluate((check) => {
    const { left, bottom } = check.getBoundingClientRect()
    return [...document.querySelectorAll('[data-word-row] [class*="_letter_"]')]
      .filter((letter) => {
        const { right, top } = letter.getBoundingClientRect()
        return right > left && top < bottom
      })
      .map(({ textContent }) => textContent)
  })

const blockAt = (page: Page, at: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^(Blok|Letter) ${at + 1}\\b`) })

/** How a colour is told where colours are forced, at its choice and on each of its blocks alike. */
const toldByForm = {
  sign: expect.stringMatching(/^[A-Z]$/),
  pattern: expect.stringMatching(/^M/),
  ink: 'rgb(0, 0, 0) 1',
  edge: 'solid rgb(0, 0, 0)',
}

test('TPL-31 GIDS-10 Blokken with forced colours: a wrong colour is posted as an error; all right: signs, a check, and after 1 s the blocks hide', async () => {
  const visit = await openIntro('Blokken')
  const { page, child } = visit
  await page.emulateMedia({ forcedColors: 'active' })
  await pauseClock(page)
  const word = await begin(visit, 'Blokken')
  const turn = { child, hand: mouse, word }
  const posted = page.waitForRequest(
    (request) => request.method() === 'PUT' && (request.postData() ?? '').includes('attempt'),
  )
  await players.Blokken.wrong?.(turn)
  expect((await posted).postDataJSON()).toMatchObject({ word: word.word, data: { at: 0 } })
  await expect.poll(() => child.run().detailed_results[0]?.num_errors).toBe(1)

  const check = page.getByRole('status', { name: 'Goed gekleurd!' })
  expect(await check.count()).toBe(0)
  await paint(turn, () => true)
  await check.waitFor()
  for (const [at, color] of word.colors.entries()) {
    if (color === null) throw new Error('Each letter has a colour.')
    const shown = await toldIn(blockAt(page, at))
    expect(shown).toEqual(toldByForm)
    expect(shown).toEqual(await toldIn(choiceOf(page, color)))
  }
  const blocks = page.getByRole('button', { name: /^Blok 1/ })
  await page.clock.runFor(900)
  expect([await blocks.count(), await page.getByRole('textbox').count()]).toEqual([1, 0])
  await page.clock.runFor(200)
  await page.getByRole('textbox').waitFor()
  expect([await blocks.count(), await check.count()]).toEqual([0, 0])
})

test.each(['SpeurKleur1', 'SpeurKleur2'] as const)(
  'GIDS-10 %s with forced colours: by the signs that are shown, and with keys alone',
  async (template) => {
    const visit = await openIntro(template)
    const { page, child } = visit
    await page.emulateMedia({ forcedColors: 'active' })
    const { colors } = await begin(visit, template)
    const task = await page.getByText(/^(Kleur|Geef) elke /).innerText()
    const forms = new Map<Color, string>()
    let cursor = 0
    for (const [at, color] of colors.entries()) {
      if (color === null) throw new Error('Each letter has a colour.')
      if (template === 'SpeurKleur1' && !task.endsWith(` ${dutchColors[color]}`)) continue
      const choice = choiceOf(page, color)
      const shown = await toldIn(choice)
      expect(shown).toEqual(toldByForm)
      forms.set(color, `${shown.sign} ${shown.pattern}`)
      await page.keyboard.press(shown.sign)
      expect(await choice.locator('input + span').evaluate((dot) => getComputedStyle(dot).outlineStyle)).toBe(
        'solid',
      )
      for (; cursor < at; cursor += 1) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      cursor = at + 1
      // A coloured block is drawn anew, and one that just left the page has no style.
      await expect.poll(() => toldIn(blockAt(page, at))).toEqual(shown)
    }
    expect(new Set(forms.values()).size).toBe(forms.size)
    expect(await lettersUnderCheck(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => child.run().detailed_results[0]).toMatchObject({ success: true, num_errors: 0 })
  },
)

test.each([
  ['Zinnen1', 'een zin zonder', (words: string[]) => `Dit is x${words[0]?.toUpperCase()}.`],
  ['Verhaal', 'een verhaal zonder', (words: string[]) => `Over ${words[0]} en${words[1]?.toUpperCase()}!`],
] as const)(
  'TPL-35 %s: next stays closed until the text contains what it must, in any case',
  async (template, without, withAll) => {
    const visit = await openIntro(template)
    const { page, child } = visit
    const word = await begin(visit, template)
    const words =
      template === 'Verhaal'
        ? child
            .run()
            .words.slice(0, 2)
            .map((result) => result.word)
        : [word.word]
    const paper = page.getByRole('textbox')
    for (const text of ['', without, ...words.slice(1)]) {
      await paper.fill(text)
      expect(await next(visit).isDisabled()).toBe(true)
    }
    await paper.fill(withAll(words))
    expect(await next(visit).isDisabled()).toBe(false)
  },
)

test.each(['Zinnen2', 'LeesTyp', 'TypHints'] as const)(
  'TPL-36 %s: next is closed while nothing is written',
  async (template) => {
    const visit = await openIntro(template)
    const word = await begin(visit, template)
    const field = visit.page.getByRole('textbox')
    await field.waitFor()
    expect(await next(visit).isDisabled()).toBe(true)
    await field.pressSequentially(template === 'Zinnen2' ? word.sentence : word.word)
    expect(await next(visit).isDisabled()).toBe(false)
  },
)

test('TPL-12 TypKlankgroepen1: the speaker of a box gets the sound of that klankgroep alone', async () => {
  const visit = await openIntro('TypKlankgroepen1')
  const { page } = visit
  const sounds = ['1', '2'].map((group) =>
    page.waitForResponse(
      (response) =>
        response.url().includes('/word/sound_groups/') && response.url().endsWith(`&group=${group}`),
    ),
  )
  await begin(visit, 'TypKlankgroepen1')
  for (const group of [1, 2])
    await page.getByRole('button', { name: `Luister naar klankgroep ${group}` }).click()
  const [first, second] = await Promise.all(sounds.map(async (sound) => (await sound).body()))
  expect([first?.byteLength, second?.byteLength].every((size = 0) => size > 1000)).toBe(true)
  expect(first).not.toEqual(second)
  expect(await page.getByRole('textbox').evaluate((field) => document.activeElement === field)).toBe(true)
  expect(visit.troubles).toEqual([])
})

test("EX-17 TPL-22 Werkboek: the download is a real PDF of the step's words, and only then the child is done", async () => {
  const visit = await openIntro('Werkboek')
  const { page, child, troubles } = visit
  await begin(visit, 'Werkboek')
  const done = next(visit, 'Ik ben klaar')
  expect(await done.isDisabled()).toBe(true)
  await page.keyboard.press('Enter')
  expect(await page.locator('[data-part]').getAttribute('data-part')).toBe('2')

  const coming = page.waitForEvent('download')
  await next(visit, 'Download').click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('Werkboek - Weetwoorden met ei.pdf')
  const pdf = await readFile(await download.path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.subarray(-1024).toString('latin1')).toContain('%%EOF')
  expect(pdf.byteLength).toBeGreaterThan(20_000)

  await done.and(page.locator(':enabled')).click()
  await expect.poll(() => child.run()).toMatchObject({ is_complete: true, percentage_score: 100, status: 2 })
  await page.getByRole('button', { name: 'Ga terug naar de lespagina' }).waitFor()
  expect(troubles).toEqual([])
})
