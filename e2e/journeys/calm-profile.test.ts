import { expect, test } from 'vitest'
import { screenSizes } from '../harness/browser.ts'
import { demoUsernames, useGame } from '../harness/game.ts'
import { seeWord } from '../pages/play-exercise.ts'
import { supervisorAt } from '../pages/supervisor.ts'
import { openPause } from '../pages/child.ts'

const game = useGame()

test('KALM-1 PLEK-5 a supervisor makes the game calmer while the child types, at once and without losing anything', async () => {
  const { page, context, child, troubles } = await game.arrive(demoUsernames.halfway)
  const stands = page.waitForResponse((response) => response.url().includes('/live/'))
  await page.goto('/wereld/1')
  await stands
  await child.openStep(6)
  await child.openExercise(/Luister en typ(?!:)/)
  await child.begin()
  await seeWord(child, 0, child.run().words.length)
  const word = child.run().current_word ?? ''
  const field = page.getByRole('textbox').first()
  await field.waitFor()
  await page.keyboard.type(word.slice(0, 2))
  const look = () =>
    page.evaluate(() => ({
      asked: { ...document.documentElement.dataset },
      size: Number.parseFloat(getComputedStyle(document.querySelector('p') ?? document.body).fontSize),
      font: getComputedStyle(document.body).fontFamily.split(',')[0],
    }))
  const before = await look()
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

  const supervisor = await game.visit()
  await supervisorAt(supervisor.page).logIn(demoUsernames.supervisor, game.server().password)
  await supervisor.page.getByRole('link', { name: 'Kinderen' }).click()
  await supervisor.page.getByRole('link', { name: 'Youssef' }).click()
  await supervisorAt(supervisor.page).unfoldSettings()
  const panel = supervisor.page.getByRole('region', { name: 'Rustig profiel' })
  await panel.getByRole('radio', { name: 'Grootst' }).check()
  await panel.getByRole('radio', { name: 'Meest' }).check()
  await panel.getByRole('radio', { name: 'OpenDyslexic' }).check()
  await panel.getByRole('checkbox', { name: 'Minder beweging' }).check()
  await panel.getByRole('checkbox', { name: 'Sterker contrast' }).check()
  await panel.getByRole('checkbox', { name: 'Muziek' }).uncheck()
  const lastSaved = supervisor.page.waitForResponse(
    (response) => response.ok() && response.request().postData()?.includes('"voice":"server"') === true,
  )
  await panel.getByRole('radio', { name: 'Altijd van Letterliaan' }).check()

  const asked = {
    letters: 'largest',
    spacing: 'widest',
    font: 'opendyslexic',
    motion: 'less',
    contrast: 'more',
  }
  await expect.poll(async () => (await look()).asked).toMatchObject(asked)
  await lastSaved
  expect(supervisor.troubles).toEqual([])
  await supervisor.context.close()
  const after = await look()
  expect([after.size / before.size > 1.3, after.font]).toEqual([true, '"OpenDyslexic letters"'])
  await page.waitForFunction(() => document.fonts.check('1rem "OpenDyslexic letters"'))
  expect(await field.inputValue()).toBe(word.slice(0, 2))
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type(word.slice(2))
  for (const size of Object.values(screenSizes)) {
    await page.setViewportSize(size)
    const bottom = async (): Promise<number> => {
      const done = await page.getByRole('button', { name: 'Klaar' }).boundingBox()
      return done === null ? Infinity : done.y + done.height
    }
    await expect.poll(bottom).toBeLessThanOrEqual(size.height)
    await expect.poll(tooWide).toBe(0)
    expect(await field.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      1,
    )
  }

  await (await openPause(page)).getByRole('button', { name: 'Rustig' }).click()
  const own = page.getByRole('dialog', { name: 'Rustig' })
  expect(await own.getByRole('switch', { name: 'Muziek' }).getAttribute('aria-checked')).toBe('false')
  await expect.poll(() => own.getByRole('radio', { name: 'Van het spel' }).isChecked()).toBe(true)
  await own.getByRole('radio', { name: 'Van dit apparaat' }).check()
  await own.getByText('Dit apparaat heeft geen Nederlandse stem.').waitFor()
  await own.getByRole('radio', { name: 'Andika' }).check()
  await own.getByRole('radio', { name: 'Groter' }).check()
  expect((await look()).asked).toMatchObject({ letters: 'large' })
  await own.getByRole('switch', { name: 'Sterke kleuren' }).click()
  await own.getByRole('radio', { name: 'Veldkamp (10+)' }).check()
  await expect.poll(async () => (await look()).asked['look']).toBe('field-camp')
  const stored = page.waitForResponse((response) => response.url().endsWith('/user/update'))
  await own.getByRole('radio', { name: 'Heel langzaam' }).check()
  await stored
  await page.keyboard.press('Escape')
  await own.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  expect(await field.inputValue()).toBe(word)
  await field.focus()
  await page.keyboard.press('Enter')
  await seeWord(child, 1, child.run().words.length)

  const again = await context.newPage()
  await again.goto('/wereld/1')
  await again.getByRole('button', { name: 'Rustig' }).waitFor()
  expect(await again.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    letters: 'large',
    spacing: 'widest',
    look: 'field-camp',
  })
  expect(troubles).toEqual([])
})
