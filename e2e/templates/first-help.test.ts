import { expect, test } from 'vitest'
import { demo, useGame } from '../harness/game.ts'
import type { Size } from '../harness/browser.ts'
import { beginExercise, playWords } from '../pages/play-exercise.ts'
import { type PlayedTemplate, players } from '../pages/players/index.ts'

const game = useGame(undefined, process.env['SHOTS'] ? 'pictures' : 'no-pictures')

type Place = Parameters<typeof game.arriveAtStep>[1]

const sizesToPlay: readonly Size[] = process.env['SHOTS'] ? ['chromebook', 'ipad', 'phone'] : ['ipad']

/** `slip`: what is typed at the difficult letters, against their rule. */
async function playWithErrors(
  template: PlayedTemplate,
  name: RegExp,
  place: Place,
  size: Size,
  slip?: (rest: string) => string,
) {
  const { page, child } = await game.arriveAtStep(demo.lastWorld, place, size)
  await child.openExercise(name)
  await beginExercise(child, template)
  const { words, current_word } = child.run()
  const word = words.find((each) => each.word === current_word)
  if (word === undefined) throw new Error('no words')
  const turn = { child, hand: child.hand, word }
  // Up to what is difficult: what stands before it can be heard.
  const [difficult = ''] = word.difficult_letters ?? []
  const at = word.word.indexOf(difficult)
  if (slip) await page.keyboard.type(word.word.slice(0, at))
  for (const before of [0, 1]) {
    if (slip && before > 0) await page.waitForTimeout(newMistakeMs)
    if (slip) await page.keyboard.type(slip(word.word.slice(at)))
    else await players[template].wrong?.(turn, before)
  }
  const help = page.locator('[data-help="first"]')
  await help.waitFor()
  const shot = async (part: string) => {
    if (!process.env['SHOTS']) return
    await page.waitForTimeout(600)
    await page.screenshot({
      path: `${process.env['SHOTS']}/${template}-${place.world}.${place.position}-${part}-${size}.png`,
    })
  }
  await shot('help')
  const said = await help.innerText()
  const shown = {
    rule: await help.locator('[data-rule]').count(),
    anchor: await help.locator('[data-reminds]').count(),
  }
  await playWords(child, template)
  await page.getByRole('button', { name: 'Ga terug naar de lespagina' }).waitFor()
  await shot('outro')
  const outro = page.getByRole('heading', { name: 'Deze woorden mag je nog oefenen:' }).locator('..')
  await outro.scrollIntoViewIfNeeded()
  await shot('outro2')
  return { word, said, shown, outro: await outro.innerText(), page }
}

/** A wrong letter that comes sooner behind another is the same mistake (ADR 33). */
const newMistakeMs = 900

const ij: Place = { world: 3, position: 4 }
const open: Place = { world: 2, position: 11 }

test.each(sizesToPlay)(
  'WEET-11 WEET-12 four templates played with errors help by task and word, and tell what was right: %s',
  async (size) => {
    const remembered = await playWithErrors('LuisterTyp', /Luister en typ(?!:)/, ij, size, () => 'e')
    expect(remembered.said).toContain('Dit kun je niet horen.')

    const opened = await playWithErrors('LuisterTyp', /Luister en typ(?!:)/, open, size, (rest) =>
      rest.charAt(1),
    )
    expect(opened.said).toContain('Dan valt er een letter weg.')
    expect(opened.shown.rule).toBe(1)

    const cut = await playWithErrors('Klankgroepen', /Knip het woord/, open, size)
    expect(cut.said).toContain('Klap mee')
    expect(cut.outro).toContain('jij knipte')

    const sorted = await playWithErrors('SorteerLeer', /Zoek het ankerwoord/, open, size)
    expect(sorted.outro).toMatch(/net als .+/)
    expect(sorted.outro).toContain('jij koos')

    const searched = await playWithErrors('SpeurKleur1', /Zoek de letters/, open, size)
    expect(searched.said).toContain('Kijk letter voor letter.')
  },
  240_000,
)
