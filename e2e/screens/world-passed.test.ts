import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { recordAudio } from '../harness/recorded-audio.ts'

const game = useGame()

test("MAP-9 'Behaald' appears on a world that is done, without barriers", async () => {
  const { page, child, troubles } = await game.arrive(demo.worldPassed)
  const played = await recordAudio(page)
  await page.reload()
  await child.openWorld(1)
  await page.getByRole('link', { name: /^Stap 10:/ }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  const dialog = page.getByRole('dialog', { name: 'Behaald' })
  await dialog.waitFor()
  await expect.poll(async () => (await played.starts()).map(({ name }) => name)).toContain('diamond.mp3')
  const onward = dialog.getByRole('link', { name: 'Naar wereld 2' })
  expect(await onward.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await onward.click()
  await page.waitForURL('**/wereld/2')
  await page.goBack()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Stap 10:/ }).click()
  await page.getByText('Woorden in deze stap:').waitFor()
  expect(troubles).toEqual([])
})

test('MAP-9 the world is done again on 3 stars: its steps are open, and what was earned stays', async () => {
  const { page, child, troubles } = await game.arrive(demo.worldPassed)
  await page.getByRole('link', { name: /^Wereld 1.*Diamant behaald/ }).waitFor()
  await child.openWorld(1)
  const dialog = page.getByRole('dialog', { name: 'Behaald' })
  await dialog.getByRole('button', { name: '3 sterren' }).click()
  await dialog.waitFor({ state: 'detached' })
  const opened = page.getByRole('link', { name: /^Stap \d+:/ })
  await expect.poll(() => page.getByRole('link', { name: /^Stap \d+:.*Gehaald/ }).count()).toBe(0)
  expect(await opened.count()).toBeGreaterThan(0)

  await page.reload()
  await page.getByRole('link', { name: /^Stap 1:/ }).waitFor()
  expect(await page.getByRole('link', { name: /^Stap \d+:.*Gehaald/ }).count()).toBe(0)
  await page.goto('/')
  await page.getByRole('link', { name: /^Wereld 1.*Diamant behaald/ }).waitFor()
  await page.getByRole('link', { name: /^Wereld 2/ }).waitFor()
  expect(troubles).toEqual([])
})
