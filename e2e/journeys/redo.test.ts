import { expect, test } from 'vitest'
import { logInOnOtherDevice, type OtherDevice } from '../harness/other-device.ts'
import { demo, useGame, type GameVisit } from '../harness/game.ts'
import { playExercise } from '../pages/play-exercise.ts'

const game = useGame()

/** What else the step asks for is played on another device, at three stars. */
async function playTheRest({ client, play }: OtherDevice, id: number): Promise<void> {
  const step = await client.call('GET /api/v1/step/:id', { params: { id } })
  for (const template of ['LeesTyp', 'Blokken', 'LetterBlokken'] as const) {
    const exercise = step.exercises.find(({ exercise_type }) => exercise_type.template === template)
    expect(await play(exercise?.id ?? 0, 3)).toMatchObject({ status: 2 })
  }
}

async function backToLesson({ page, child }: GameVisit): Promise<void> {
  await child.press('Ga terug naar de lespagina')
  await page.getByText('Woorden in deze stap:').waitFor()
}

test('MAP-9 TST-6 a world is done again on 3 stars: a step opens at 3, is passed at 3, and the way leads to the next', async () => {
  const visit = await game.arrive(demo.worldPassed)
  const { page, child, troubles } = visit
  await child.openWorld(1)
  const dialog = page.getByRole('dialog', { name: 'Behaald' })
  await dialog.getByRole('button', { name: '3 sterren' }).click()
  await dialog.waitFor({ state: 'detached' })

  const note = page.getByText('Je doet deze stap nu op 3 sterren.')
  await child.openStep(1)
  await note.waitFor()
  await page.getByRole('progressbar').and(page.locator('[aria-valuetext="0%"]')).waitFor()
  const id = Number(page.url().split('/').at(-1))

  await child.press(/Niveau/)
  await page.getByRole('dialog').getByRole('button', { name: '2 sterren' }).click()
  await page.getByText('Dit telt nu niet mee. Kies 3 sterren.').waitFor()
  await page.reload()
  await page.getByText('Dit telt nu niet mee. Kies 3 sterren.').waitFor()
  await child.press(/Niveau/)
  await page.getByRole('dialog').getByRole('button', { name: '3 sterren' }).click()
  await note.waitFor()

  child.playAt(3)
  await playExercise(child, /Luister en typ(?!:)/, 'LuisterTyp')
  await expect.poll(() => child.run()).toMatchObject({ difficulty: 3, status: 2 })
  await backToLesson(visit)
  await playTheRest(await logInOnOtherDevice(game.server(), demo.worldPassed), id)
  await playExercise(child, /Stapdictee/, 'StapDictee')
  await expect.poll(() => child.run()).toMatchObject({ difficulty: 3, status: 2 })
  await child.press('Bekijk je uitslag')
  await page.locator('output', { hasText: 'Gehaald!' }).waitFor()
  await page.getByText('Je hebt deze stap gehaald! Het pad gaat verder.').waitFor()
  await child.press('Ga naar volgende stap')

  await page.waitForURL(
    (url) => /^\/fase\/1\/stap\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`),
  )
  await note.waitFor()
  await page.goto('/wereld/1')
  await page.getByRole('link', { name: /^Stap 1:.*Gehaald met 3 sterren/ }).waitFor()
  await page.getByRole('link', { name: /^Stap 2:.*Open/ }).waitFor()
  expect(troubles).toEqual([])
})
