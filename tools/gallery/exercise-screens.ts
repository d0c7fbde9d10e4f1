import { demoUsernames, unlockVerbStep } from '../../e2e/harness/game.ts'
import { logInOnOtherDevice } from '../../e2e/harness/other-device.ts'
import { stepRows } from '../../e2e/harness/prepare.ts'
import { childAt, type ChildAtGame } from '../../e2e/pages/child.ts'
import { mouse } from '../../e2e/pages/input-device.ts'
import { beginExercise, playWords } from '../../e2e/pages/play-exercise.ts'
import { type PlayedTemplate, templatePlayers } from '../../e2e/pages/players/index.ts'
import { watchToets, writeToets } from '../../e2e/pages/take-toets.ts'
import { openExerciseOfTemplate } from '../../e2e/templates/open-exercise.ts'
import { templateRows } from '../../e2e/templates/table.ts'
import { type Camera, typingScreenSizes } from './camera.ts'
import type { GalleryStage } from './stage.ts'

/** Tests for a template in which nothing can go wrong, or that gives no help. */
const withoutHelp = (template: PlayedTemplate): boolean =>
  templatePlayers[template].wrong === null || template === 'StapDictee'

/** Templates in which the second wrong answer leads to the next word. */
const oneErrorAWord = new Set<PlayedTemplate>(['OefenDictee'])

/** Played to the end here: a workbook is on paper, and a completed run would have to be repeated when opened. */
const endedHere = new Set<PlayedTemplate>(['Werkboek', 'LuisterTyp'])

/** Takes intro, first word, one error, two errors, help dialog and outro. */
export async function takeExerciseScreens(stage: GalleryStage, camera: Camera): Promise<void> {
  await unlockVerbStep(stage.server)
  const page = await stage.visit('/', { username: demoUsernames.lastWorld })
  const child = childAt(page)
  const elsewhere = await logInOnOtherDevice(stage.server, demoUsernames.lastWorld)
  const openExercise = openExerciseOfTemplate(() => child)
  for (const template of Object.keys(templateRows) as PlayedTemplate[]) {
    const take = (state: string) => camera.take(page, `oefening/${template} ${state}`, typingScreenSizes)
    await camera.attempt(`oefening/${template}`, async () => {
      await openExercise(template)
      await child.seeIntro()
      await take('intro')
      await beginExercise(child, template)
      await take('woord')
      if (!withoutHelp(template)) {
        await makeError(child, template)
        await take('fout')
        if (!oneErrorAWord.has(template)) {
          await makeError(child, template, 1)
          await take('tweede fout')
        }
      }
      const help = page.getByRole('button', { name: 'Help', exact: true }).first()
      if (await help.isVisible()) {
        await help.click()
        await take('hulp')
        await page.keyboard.press('Escape')
      }
      const exercise_id = Number(page.url().split('/').at(-1))
      if (template !== 'Werkboek') await elsewhere.play(exercise_id, 2, endedHere.has(template) ? 1 : 0)
      if (template !== 'Werkboek') await page.reload()
      if (template === 'LuisterTyp') await beginExercise(child, template)
      if (endedHere.has(template)) await playWords(child, template)
      await page.getByRole('button', { name: 'Ga terug naar de lespagina' }).waitFor()
      await take('einde')
    })
  }
  await camera.attempt('oefening/StapDictee niet gehaald', async () => {
    await page.goto('/wereld/2')
    await child.openStep(12)
    await child.openExercise('Stapdictee')
    await beginExercise(child, 'StapDictee')
    await playWords(child, 'StapDictee', () => true)
    await page.getByRole('button', { name: 'Schrijf ze nog een keer' }).waitFor()
    await camera.take(page, 'oefening/StapDictee niet gehaald', typingScreenSizes)
  })
  await page.context().close()
  await camera.attempt('oefening/Test', () => takeToets(stage, camera))
}

/** The second error in a word shows help. */
async function makeError(child: ChildAtGame, template: PlayedTemplate, before = 0): Promise<void> {
  const { words, current_word } = child.run()
  const word = words.find((candidate) => candidate.word === current_word)
  if (word === undefined) throw new Error('The exercise has no word.')
  const turn = { child, hand: mouse, word }
  const { wrong, countWrong } = templatePlayers[template]
  // A single wrong choice can't be made twice.
  if (before < ((await countWrong?.(turn)) ?? Number.POSITIVE_INFINITY)) await wrong?.(turn, before)
}

/** In the look 10+ a test has another text on its start button. */
const starts = /^(Start!|Begin de toets)$/

async function takeToets({ server, visit }: GalleryStage, camera: Camera): Promise<void> {
  const id = server.prepare.step(
    { username: demoUsernames.worldPassed, world: 1, position: 9 },
    stepRows.closing,
  )
  const page = await visit('/login', { username: demoUsernames.worldPassed })
  const child = childAt(page)
  const { opened } = watchToets(page)
  const take = (state: string) => camera.take(page, `oefening/Test ${state}`, typingScreenSizes)
  await page.goto(`/test/${id}/${id * 100}`)
  await page.getByRole('button', { name: starts }).waitFor()
  await take('intro')
  await child.press(starts)
  await page.getByRole('textbox').waitFor()
  await take('woord')
  await writeToets(child, await opened(), (index) => index % 2 === 0)
  await page.locator('[data-part="3"]').waitFor()
  await take('einde')
  await page.context().close()
}
