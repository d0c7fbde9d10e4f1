import type { Word } from '@letterliaan/contract'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { demo, stayingChild } from '../harness/game.ts'
import { sizes } from '../harness/browser.ts'
import { beginExercise } from '../pages/play-exercise.ts'
import { type PlayedTemplate, players } from '../pages/players/index.ts'
import { openOfTemplate } from './open-exercise.ts'

const { visit } = stayingChild(demo.lastWorld, 'ipad')
const openExercise = openOfTemplate(() => visit().child)

async function begin(template: PlayedTemplate, size: keyof typeof sizes): Promise<Word> {
  const { child, page } = visit()
  await page.setViewportSize(sizes[size])
  await openExercise(template)
  await beginExercise(child, template)
  const { words, current_word } = child.run()
  const word = words.find((candidate) => candidate.word === current_word)
  if (!word) throw new Error('The exercise is done.')
  return word
}

const slip = (template: PlayedTemplate, word: Word) =>
  players[template].wrong?.({ child: visit().child, hand: visit().child.hand, word })

const struck = (): Locator => visit().page.locator('output [class*="tile"]')

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is not seen.')
  return box
}

/** Which of these does what is struck through lie over? */
async function findCovered(parts: Readonly<Record<string, Locator>>): Promise<string[]> {
  const tile = await boxOf(struck())
  const covered: string[] = []
  for (const [name, locator] of Object.entries(parts)) {
    for (const part of await locator.all()) {
      const box = await part.boundingBox()
      if (box === null) continue
      const isBeside =
        box.x >= tile.x + tile.width - 1 ||
        box.x + box.width <= tile.x + 1 ||
        box.y >= tile.y + tile.height - 1 ||
        box.y + box.height <= tile.y + 1
      if (!isBeside) covered.push(name)
    }
  }
  return covered
}

/** What no mistake may cover in any of them. */
const always = () => ({
  'what is asked': visit().page.locator('form p[aria-live]'),
  'a speaker': visit().page.getByRole('button', { name: /^Luister/ }),
})

test.each(['chromebook', 'phone'] as const)(
  'GIDS-5 TPL-5 TPL-6 TPL-7 on a %s what is struck lies on what was chosen, not on the word or what is asked',
  async (size) => {
    const { page, child } = visit()
    const sorted = await begin('SorteerLeer', size)
    await slip('SorteerLeer', sorted)
    expect(await findCovered({ ...always(), word: page.getByText(sorted.word, { exact: true }) })).toEqual([])

    const chosen = await begin('KiesKlank', size)
    await slip('KiesKlank', chosen)
    expect(await findCovered({ ...always(), word: page.getByText('…') })).toEqual([])

    const cut = await begin('Klankgroepen', size)
    await slip('Klankgroepen', cut)
    expect(await findCovered({ ...always(), word: page.locator('[data-word-row]') })).toEqual([])
    const line = await struck().evaluate((tile) => getComputedStyle(tile, '::after').rotate)
    expect(line).toBe('none')

    for (const group of cut.sound_groups.split(',').slice(0, -1)) {
      const before = cut.word.slice(0, cut.sound_groups.replaceAll(',', '').indexOf(group) + group.length)
      await child.hand.press(page.getByRole('button', { name: `Knip na ${before}`, exact: true }))
    }
    await page.getByRole('group', { name: /^Wat hoor je/ }).waitFor()
    for (const choice of await page
      .getByRole('group', { name: /^Wat hoor je/ })
      .getByRole('button')
      .all()) {
      if ((await struck().count()) > 0) break
      await child.hand.press(choice)
    }
    expect(await findCovered({ ...always(), word: page.locator('[data-word-row]') })).toEqual([])
  },
)

test.each(['chromebook', 'phone'] as const)(
  'GIDS-5 TPL-12 on a %s a wrong letter hangs at the klankgroep in which it was typed',
  async (size) => {
    const { page } = visit()
    const word = await begin('TypKlankgroepen1', size)
    const [first = ''] = word.sound_groups.split(',')
    await page.keyboard.type(first)
    await page.keyboard.type('q')
    expect(await findCovered(always())).toEqual([])
    const tile = await boxOf(struck())
    const active = await boxOf(page.locator('[data-active]'))
    expect(tile.x + tile.width / 2).toBeGreaterThan(active.x)
    expect(tile.x + tile.width / 2).toBeLessThan(active.x + active.width)
    expect(await page.locator('[data-word-row] > div').nth(1).locator('output').count()).toBe(1)
  },
)

test.each(['chromebook', 'ipad', 'phone'] as const)(
  'GIDS-5 TPL-8 TPL-9 TPL-10 on a %s a wrong colour hangs at the block that was tapped',
  async (size) => {
    for (const template of ['SpeurKleur2', 'SpeurKleur1', 'Blokken'] as const) {
      await slip(template, await begin(template, size))
      expect(await findCovered(always())).toEqual([])
      const tile = await boxOf(struck())
      const first = await boxOf(visit().page.locator('[data-word-row] button').first())
      const middle = tile.x + tile.width / 2
      expect(middle).toBeGreaterThan(first.x)
      expect(middle).toBeLessThan(first.x + first.width)
    }
  },
)

test('TPL-12 the klankgroep that is typed is told apart in forced colours too', async () => {
  const { page } = visit()
  await begin('TypKlankgroepen1', 'chromebook')
  const outlineOf = (box: Locator) => box.evaluate((element) => getComputedStyle(element).outlineStyle)
  await page.emulateMedia({ forcedColors: 'active' })
  const boxes = page.locator('[data-word-row] span[aria-hidden]:has([class*="caret"])')
  expect(await outlineOf(boxes)).toBe('solid')
  await page.emulateMedia({ forcedColors: 'none' })
})

test('TPL-32 the colours that the words need are the largest and come first, those of no word the smallest', async () => {
  const { page } = visit()
  const word = await begin('SpeurKleur2', 'chromebook')
  await slip('SpeurKleur2', word)
  const more = page.getByRole('button', { name: 'Meer kleuren' })
  if (await more.isVisible()) await more.click()
  const needed = new Set(
    visit()
      .child.run()
      .words.flatMap(({ colors }) => colors.filter(Boolean)),
  )
  const radios = page.getByRole('radio')
  const dots = await radios.evaluateAll((inputs) =>
    inputs.map((input) => ({
      isFurther: input.closest('label')?.querySelector('kbd') === null,
      isChosen: (input as HTMLInputElement).checked,
      width: input.nextElementSibling?.getBoundingClientRect().width ?? 0,
    })),
  )
  expect(dots.map(({ isFurther }) => isFurther)).toEqual(dots.map((_, at) => at >= needed.size))
  const [further, front] = [true, false].map((is) =>
    dots.filter((dot) => dot.isFurther === is && !dot.isChosen).map(({ width }) => width),
  )
  expect(Math.max(...(further ?? []))).toBeLessThan(Math.min(...(front ?? [])))
})
