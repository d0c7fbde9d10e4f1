import type { StepSummary } from '@letterliaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logInOnOtherDevice, type OtherDevice } from '../harness/other-device.ts'
import { demo, useGame, type GameVisit } from '../harness/game.ts'
import { playWords } from '../pages/play-exercise.ts'

const game = useGame()

/** A supervisor asks the child to do its first passed step again. Returns the step. */
async function askToRepeat({ client }: OtherDevice): Promise<StepSummary> {
  const supervisor = await logInOnOtherDevice(game.server(), demo.supervisor)
  const { 1: steps } = await client.call('GET /api/v1/step', {})
  const passed = steps.find(({ is_complete }) => is_complete)
  if (passed === undefined) throw new Error('the child has passed no step')
  await supervisor.client.call('PUT /api/v1/begeleider/step/:id/repeatable', {
    params: { id: passed.id },
    body: { is_repeatable: true },
  })
  return passed
}

const leaves = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Herhaling/ })
const pile = (page: Page) => leaves(page).textContent()

/** From the room through the leaves to the lesson page of the repetition of this step. */
async function openRepetition(page: Page, label: string): Promise<number> {
  await leaves(page).click()
  const card = page
    .getByRole('dialog', { name: 'Herhaling' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: label, exact: true }) })
  await card.getByText('Wereld 1', { exact: true }).waitFor()
  await card.getByRole('link', { name: 'Ga naar de herhaalstap' }).click()
  await page.waitForURL(/\/fase\/1\/stap\/\d+$/)
  await page.getByRole('button', { name: 'Rugzak' }).waitFor()
  return Number(page.url().split('/').at(-1))
}

/** Plays the exercises of the repetition, up to the outro of the last. */
async function playRepetition(
  { page, child }: GameVisit,
  { client }: OtherDevice,
  id: number,
): Promise<void> {
  const { exercises } = await client.call('GET /api/v1/step/:id', { params: { id } })
  for (const exercise of exercises.toSorted((a, b) => a.position - b.position)) {
    await child.openExercise(exercise.name)
    await child.begin()
    await playWords(child, exercise.exercise_type.template)
    await page.getByRole('button', { name: 'Ga terug naar de lespagina' }).waitFor()
    if (exercise !== exercises.at(-1)) {
      await page.getByRole('button', { name: 'Ga terug naar de lespagina' }).click()
      await page.getByRole('button', { name: 'Rugzak' }).waitFor()
    }
  }
}

test('REP-1 REP-2 LES-10 TST-6 TREE-3 a repetition is opened from the leaves and done; the way leads back to the treehouse, where less is left', async () => {
  const elsewhere = await logInOnOtherDevice(game.server(), demo.worldPassed)
  const { label } = await askToRepeat(elsewhere)
  // Beside what the supervisor asks 'Door elkaar' waits.
  const visit = await game.arrive(demo.worldPassed, 'chromebook', '/boomhut')
  const { page, child, troubles } = visit
  await leaves(page).waitFor()
  expect(await pile(page)).toContain('een klein hoopje blaadjes: 2 stappen')

  await openRepetition(page, label)
  await page.getByRole('main').or(page.getByRole('banner')).getByRole('link', { name: 'Boomhut' }).click()
  await page.waitForURL('**/boomhut')

  const id = await openRepetition(page, label)
  await playRepetition(visit, elsewhere, id)
  await child.press('Bekijk je uitslag')
  await child.press('Ga naar de boomhut')
  await page.waitForURL('**/boomhut')
  await expect.poll(() => pile(page)).toContain('een klein hoopje blaadjes: 1 stap')

  await leaves(page).click()
  const cards = page.getByRole('dialog', { name: 'Herhaling' }).getByRole('listitem')
  await expect.poll(() => cards.count()).toBe(2)
  expect(await cards.last().textContent()).toContain('Klaar voor vandaag')
  expect(await cards.getByRole('link').allTextContents()).toEqual([
    'Ga naar de herhaalstap',
    'Speel samen met een maatje',
  ])
  expect(troubles).toEqual([])
})
