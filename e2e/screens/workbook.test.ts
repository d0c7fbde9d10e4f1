import { readFileSync } from 'node:fs'
import type { Exercise } from '@letterliaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { fetchWithBody } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'

const game = useGame()

/** Shows any exercise as the workbook of its step: the workbook itself is the server's. */
async function offerWorkbook(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/exercise\/\d+$/, async (route) => {
    const response = await fetchWithBody(route)
    const exercise = (await response.json()) as Exercise
    const { step_id: id, exercise_type } = exercise
    const documents = [{ id, name: 'Werkboek: Korte klank', url: `/api/v1/step/${id}/werkboek.pdf` }]
    const run = { ...exercise.student_exercise[2], documents }
    const student_exercise = { ...exercise.student_exercise, 2: run }
    const type = { ...exercise_type, template: 'Werkboek', category: 'Oefenen' }
    await route.fulfill({ response, json: { ...exercise, exercise_type: type, documents, student_exercise } })
  })
}

async function openWorkbook() {
  const visit = await game.visit()
  const { page, child } = visit
  await offerWorkbook(page)
  await child.logIn(demo.halfway, game.server().password)
  await child.openWorld(1)
  await child.openStep(6)
  await child.openExercise(/Lees en typ(?!:)/)
  await child.begin()
  return { ...visit, done: page.getByRole('button', { name: 'Ik ben klaar' }) }
}

test("EX-17 the workbook is a real PDF; 'Ik ben klaar' waits for it", async () => {
  const { page, child, done, troubles } = await openWorkbook()
  expect(await done.isDisabled()).toBe(true)
  expect(await findBarriersAtEverySize(page)).toEqual([])

  const download = page.waitForEvent('download')
  await child.press('Download')
  const file = await download
  expect(file.suggestedFilename()).toBe('Werkboek - Korte klank.pdf')
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await expect.poll(() => done.isEnabled()).toBe(true)
  expect(await findBarriersAtEverySize(page)).toEqual([])
  expect(troubles).toEqual([])
})

test('EX-17 a workbook that does not come can be asked again', async () => {
  const { page, child, done } = await openWorkbook()
  await page.route('**/werkboek.pdf*', (route) => route.abort())
  await child.press('Download')
  await page.getByText('De jungle is even niet te bereiken.').waitFor()
  expect(await done.isDisabled()).toBe(true)
  await page.unroute('**/werkboek.pdf*')
  const download = page.waitForEvent('download')
  await child.press('Download')
  await download
  await expect.poll(() => done.isEnabled()).toBe(true)
})
