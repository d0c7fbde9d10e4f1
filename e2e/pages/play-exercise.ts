import type { StudentExercise, TemplateName } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import type { ChildAtGame } from './child.ts'
import type { InputDevice } from './input-device.ts'
import { type PlayedTemplate, templatePlayers } from './players/index.ts'

export type IsWordWrong = (index: number) => boolean
export const isNoWordWrong: IsWordWrong = () => false

/** Tests for a template whose run is one turn with several words. */
export const hasOneTurn = (template: TemplateName): boolean =>
  templates[template].judge.outcomes !== undefined

const hasOneTry = (template: TemplateName): boolean => templates[template].turn.tries === 1

export async function seeWord({ page }: ChildAtGame, index: number, of: number): Promise<void> {
  const progress = page.locator(`progress[aria-valuetext="Woord ${index + 1} van ${of}"]`)
  await progress.waitFor({ state: 'attached' }).catch(async (cause: unknown) => {
    const text = await page.locator('body').innerText()
    const typed = await page
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
    const place = `after word ${(await indexSeen({ page })) + 1}, with '${typed.join("', '")}' in the field`
    throw new Error(`Word ${index + 1} of ${of} did not come ${place}. The page says: ${text}`, { cause })
  })
}

/** Returns the index of the visible word; -1 before and after the words. */
const indexSeen = ({ page }: Pick<ChildAtGame, 'page'>): Promise<number> =>
  page.evaluate(() => {
    const told = document.querySelector('progress[aria-valuetext^="Woord "]')?.getAttribute('aria-valuetext')
    return Number(told?.split(' ')[1] ?? 0) - 1
  })

export async function beginExercise(
  child: ChildAtGame,
  template: Exclude<TemplateName, 'Test'>,
  hand: InputDevice = child.hand,
): Promise<void> {
  await child.seeIntro(hand)
  await templatePlayers[template].prepare?.({ child, hand })
  await hand.press(child.page.getByRole('button', { name: /^Begin[!.]?$/ }))
  await child.seeFirstWord(hand)
}

export async function playWords(
  child: ChildAtGame,
  template: TemplateName,
  wrongAt: IsWordWrong = isNoWordWrong,
  until = Number.POSITIVE_INFINITY,
  hand: InputDevice = child.hand,
): Promise<void> {
  if (template === 'Test') throw new Error('A test is played on its own route.')
  const { right, wrong } = templatePlayers[template]
  const run: StudentExercise = child.run()
  const current = run.words.findIndex(({ word }) => word === run.current_word)
  // The screen may be further than the words that the server has judged.
  const first = hasOneTurn(template) ? current : Math.max(current, await indexSeen(child))
  const end = hasOneTurn(template) ? first + 1 : Math.min(until, run.words.length)
  for (const [index, word] of run.words.entries()) {
    if (index < first || index >= end) continue
    if (!hasOneTurn(template)) await seeWord(child, index, run.words.length)
    const turn = { child, hand, word }
    if (wrongAt(index)) await wrong?.(turn)
    if (!wrongAt(index) || !hasOneTry(template)) {
      await right(turn)
      // The turn ends a moment after the last press, and a key before that would not end the pause.
      if (templates[template].turn.endsByItself) await child.page.locator('[data-right-word]').waitFor()
    }
    await hand.goOn(child.page)
  }
}

export async function playExercise(
  child: ChildAtGame,
  name: string | RegExp,
  template: PlayedTemplate,
  wrongAt: IsWordWrong = isNoWordWrong,
): Promise<void> {
  await child.openExercise(name)
  await beginExercise(child, template)
  await playWords(child, template, wrongAt)
  await child.page.getByRole('button', { name: 'Ga terug naar de lespagina' }).waitFor()
}
