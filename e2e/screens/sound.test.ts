import { textKey } from '@letterliaan/texts'
import { daylightAt } from '@letterliaan/ui/daylight'
import { expect, test } from 'vitest'
import { findBarriers } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { recordAudio } from '../harness/recorded-audio.ts'
import { enterBefore } from '../pages/treehouse.ts'

const game = useGame()
game.prepareDemo(async (server) => {
  const { prepare } = server
  // What the buddy reads by itself would be heard between the music.
  prepare.student(demo.worldPassed, { phase_id: 4, level_id: 6 })
  prepare.student(demo.halfway, { level_id: 6 })
  // To go on from a badge would be the touch that lets a page sound.
  await enterBefore(server, [demo.worldPassed, demo.halfway])
})

test.each([
  // The browser has this machine's clock.
  { path: '/boomhut', file: daylightAt(new Date()) === 'day' ? 'birds.mp3' : 'night.mp3' },
  { path: '/wereld/4', file: 'night.mp3' },
])('MAP-12 SND-1 $path: music fades in by 0.05 after a touch, and out on leaving', async ({ path, file }) => {
  const { page, child } = await game.arrive(demo.worldPassed)
  const heard = await recordAudio(page)
  await page.goto(path)
  await page.getByRole('link', { name: 'Kaart', exact: true }).waitFor()
  expect(await heard.decoded()).toEqual([])

  await page.keyboard.press('Escape')
  await expect.poll(heard.fades).toEqual([0, 0.05, 0.1, 0.15])
  const music = (await heard.decoded()).find(({ name }) => name === file)
  expect(music?.seconds).toBeGreaterThan(10)

  await child.follow('Kaart')
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(heard.fades).toEqual([0, 0.05, 0.1, 0.15, 0.1, 0.05, 0])
})

test('PLEK-4 a map has a theme in three layers, after the first touch', async () => {
  const { page } = await game.arrive(demo.worldPassed)
  const heard = await recordAudio(page)
  await page.goto('/wereld/2')
  await page.getByRole('link', { name: 'Kaart', exact: true }).waitFor()
  expect(await heard.loops()).toEqual([])
  await page.keyboard.press('Escape')
  const themes = async () => (await heard.loops()).filter((seconds) => seconds > 40)
  // Rendered in a worker of a machine that may be busy.
  await expect.poll(async () => (await themes()).length, { timeout: 60_000 }).toBe(3)
  expect(new Set(await themes()).size).toBe(1)
})

test('SND-1 coming into the treehouse sounds at 0.2', async () => {
  const { page } = await game.arrive(demo.halfway)
  const heard = await recordAudio(page)
  await page.reload()
  await page.getByRole('link', { name: 'Boomhut', exact: true }).click()
  await page.waitForURL('**/boomhut')
  await expect.poll(heard.starts).toEqual([{ name: 'entry.mp3', volume: expect.closeTo(0.2) }])
})

test('the music can be turned off by itself, and stays off after a reload', async () => {
  const { page, child } = await game.arrive(demo.halfway)
  await child.press('Geluid')
  const window = page.getByRole('dialog', { name: 'Geluid' })
  expect(await findBarriers(page)).toEqual([])
  await window.getByRole('switch', { name: 'Muziek' }).click()
  await page.keyboard.press('Escape')
  const heard = await recordAudio(page)
  await page.goto('/boomhut')
  await child.press('Geluid')
  expect(await window.getByRole('switch', { name: 'Muziek' }).getAttribute('aria-checked')).toBe('false')
  expect(await window.getByRole('switch', { name: 'Geluidjes' }).getAttribute('aria-checked')).toBe('true')
  expect(await heard.fades()).toEqual([])
  await window.getByRole('switch', { name: 'Geluid', exact: true }).click()
  await expect.poll(() => window.getByRole('switch', { name: 'Muziek' }).isDisabled()).toBe(true)
})

test('GIDS-1 a child of groep 3 hears the instruction by itself, one of groep 6 when it presses the speaker', async () => {
  const { prepare } = game.server()
  prepare.student(demo.halfway, { level_id: 3 })
  const { page, child } = await game.arrive(demo.halfway, 'chromebook', '/wereld/1')
  await child.openStep(6)
  await child.openExercise(/Luister en typ(?!:)/)
  const heard = await recordAudio(page)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url().split('/').at(-1) ?? ''))
  await page.reload()
  const instruction = page.getByText('Luister naar het woord en typ het.')
  await instruction.waitFor()
  const spoken = `${textKey(await instruction.innerText())}.mp3`
  const heardTexts = async () => (await heard.starts()).length
  // Its sound may be fetched before the first touch; it is not heard before.
  expect(await heardTexts()).toBe(0)
  await page.keyboard.press('Shift')
  await page.locator('[data-lit]').waitFor()
  expect([asked.includes(spoken), await heardTexts()]).toEqual([true, 1])

  prepare.student(demo.halfway, { level_id: 6 })
  await page.reload()
  await instruction.waitFor()
  await page.keyboard.press('Shift')
  expect(await heardTexts()).toBe(0)
  await page.getByRole('button', { name: 'Lees voor' }).first().click()
  await expect.poll(heardTexts).toBe(1)
})
