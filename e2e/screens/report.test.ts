import type { ReportData, UserReportBody } from '@letterliaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers, findBarriersAtEverySize } from '../harness/axe.ts'
import { sizes } from '../harness/browser.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { demo, useGame } from '../harness/game.ts'
import { findCoveredBySnackbar } from '../harness/measure-layout.ts'
import { stepRows } from '../harness/prepare.ts'
import { openPause } from '../pages/child.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()
const button = { name: 'Fout gevonden?' } as const

/** The windows in which its words have to be read, or it has to be found as a bug: a Chromebook, an iPad, a phone upright and lying down, and the narrowest. */
const windows = [
  sizes.chromebook,
  sizes.ipad,
  sizes.phone,
  { width: 844, height: 390 },
  { width: 320, height: 640 },
]

/**
 * What is wrong with the button in the window as it is: words that cannot be read, a place too small for a finger, or over
 * another. What is scrolled out of its own frame is not seen.
 */
const findFlaws = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    // What follows a change of size has followed after a frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const sign = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes(name),
    )
    if (sign === undefined) return ['no button']
    const flaws: string[] = []
    const { left, right, top, width, height } = sign.getBoundingClientRect()
    const label = [sign, ...sign.querySelectorAll('*')].findLast((part) => part.textContent.trim() === name)
    const words = (label ?? document.body).getBoundingClientRect()
    // On a phone it is a bug with a name, where a header or a map leaves no room for words.
    const [isNarrow, isLow] = [window.innerWidth < 544, window.innerHeight < 544]
    const isIcon = document.querySelector('[data-map]')
      ? window.innerWidth >= 384 && (isNarrow || isLow)
      : isNarrow && !isLow && document.querySelector('[data-played]') !== null
    if (!label?.checkVisibility({ visibilityProperty: true }) || (words.width < 40 && !isIcon))
      flaws.push('its words')
    if (Math.min(left, words.left) < 0 || Math.max(right, words.right) > window.innerWidth)
      flaws.push('its edge')
    const minSize = isIcon ? 44 : 48
    if (width < minSize || height < minSize) flaws.push('its place')
    const parts = [0.02, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 0.98]
    const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const))
    const isOther = (element: Element): boolean =>
      !sign.contains(element) && element.closest('a, button, input, [role=progressbar]') !== null
    if (points.some(([x, y]) => document.elementsFromPoint(x, y).some(isOther)))
      flaws.push('something below it')
    return flaws
  }, button.name)

async function findFlawsInWindows(page: Page): Promise<string[]> {
  const flaws: string[] = []
  for (const viewport of windows) {
    await page.setViewportSize(viewport)
    flaws.push(...(await findFlaws(page)).map((flaw) => `${flaw} at ${viewport.width}`))
  }
  return flaws
}

test('NAV-11 every page that needs login has the button in sight or in its pause menu, and no other page', async () => {
  const server = game.server()
  const step = server.prepare.step({ username: demo.halfway, world: 1, position: 6 }, stepRows.entry)
  server.prepare.student(demo.halfway, { end_reward_4_collected: 1 })
  const { client } = await logInOnOtherDevice(server, demo.halfway)
  const { exercises } = await client.call('GET /api/v1/step/:id', { params: { id: step } })
  const { page } = await game.arrive(demo.halfway)
  for (const path of [
    '/',
    '/wereld/1',
    `/fase/1/stap/${step}`,
    `/fase/1/stap/${step}/3`,
    `/fase/1/stap/${step}/${exercises[0]?.id}`,
    `/test/${step}/${step * 100}`,
    '/boomhut',
    '/profiel',
    '/welcome',
    '/logboek',
    '/boekenplank',
    '/mijn-badges',
    '/shop',
    '/eindgrot',
    '/bestellen',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    if (await page.getByRole('button', { name: 'Pauze' }).isVisible()) {
      await (await openPause(page)).getByRole('button', button).waitFor()
      continue
    }
    await page.getByRole('button', button).waitFor()
    expect(await findFlawsInWindows(page), path).toEqual([])
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Starten' }).waitFor()
  expect(await page.getByRole('button', button).count()).toBe(0)
})

test('BUG-1 BUG-2 BUG-3 NOTIF-1 a report in the middle of a word says where, and disturbs nothing', async () => {
  const { page, child } = await game.arrive(demo.halfway)
  await child.openWorld(1)
  await child.openStep(5)
  await child.openExercise(/Oefendictee/)
  await child.begin()
  const field = page.getByRole('textbox')
  await field.waitFor()
  await page.keyboard.type('sch')
  const word = child.run().current_word ?? ''
  await page.evaluate(() => console.error('Kapot: https://x.nl/word/vis.mp3?sig=geheim'))

  await (await openPause(page)).getByRole('button', button).click()
  const dialog = page.getByRole('dialog', { name: 'Fout rapporteren' })
  const send = dialog.getByRole('button', { name: 'Verzenden' })
  expect(await send.isDisabled()).toBe(true)
  for (const label of ['Categorie', 'Titel', 'Beschrijving'])
    expect(await dialog.getByLabel(label).isVisible()).toBe(true)
  await dialog.getByLabel('Categorie').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  for (const sentence of ['Selecteer een categorie', 'Voer een korte titel in', 'Voer een beschrijving in'])
    await dialog.getByRole('paragraph').filter({ hasText: sentence }).waitFor()
  expect(
    await dialog
      .getByLabel('Categorie')
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(['', 'bug_word', 'bug_anchor', 'bug_exercise', 'bug_other'])

  await dialog.getByLabel('Categorie').selectOption('bug_word')
  await dialog.getByLabel('Beschrijving').fill('Ik hoor iets anders.')
  expect(await send.isDisabled()).toBe(true)
  await dialog.getByLabel('Titel').fill('Klinkt raar')
  expect(await send.isEnabled()).toBe(true)
  expect(await findBarriers(page)).toEqual([])

  await page.route('**/api/v1/user-report', (route) => route.abort())
  await dialog.getByLabel('Titel').press('Enter')
  await page.getByText('De jungle is even niet te bereiken.').waitFor()
  expect(await dialog.getByLabel('Beschrijving').inputValue()).toBe('Ik hoor iets anders.')
  await page.unroute('**/api/v1/user-report')

  const posted = page.waitForRequest('**/api/v1/user-report')
  await send.click()
  await page.getByText('Rapport is verzonden!').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => findCoveredBySnackbar(page)).toEqual([])
  expect(await field.inputValue()).toBe('sch')
  await page.keyboard.type('o')
  expect(await field.inputValue()).toBe('scho')
  expect(child.run().current_word).toBe(word)

  const { data, ...report } = (await posted).postDataJSON() as UserReportBody
  expect(report).toEqual({
    category: 'bug_word',
    kind: null,
    title: 'Klinkt raar',
    description: 'Ik hoor iets anders.',
  })
  const read = JSON.parse(data) as ReportData
  const [world_id, step_id, exercise_id] = new URL(page.url()).pathname.match(/\d+/g)?.map(Number) ?? []
  expect(read).toEqual({
    sent_at: expect.any(Number) as number,
    url: page.url(),
    console_errors: read.console_errors,
    screen_resolution: expect.stringMatching(/^\d+x\d+$/) as string,
    user_agent: expect.stringContaining('Mozilla') as string,
    username: demo.halfway,
    world_id,
    step_id,
    exercise_id,
    word_index: 0,
    word,
    difficulty: 2,
    expected_input: expect.any(String) as string,
    current_input: 'sch',
  })
  expect(read.console_errors).toContain('Kapot: https://x.nl/word/vis.mp3?…')
  expect(data).not.toContain('geheim')

  await (await openPause(page)).getByRole('button', button).click()
  expect(await dialog.getByLabel('Titel').inputValue()).toBe('')
  expect(await dialog.getByLabel('Categorie').inputValue()).toBe('')
})

test('a report that is not sent yet waits; the supervisor reads what was sent and marks it', async () => {
  const { page } = await game.arrive(demo.worldPassed)
  await page.getByRole('button', button).click()
  const dialog = page.getByRole('dialog', { name: 'Fout rapporteren' })
  await dialog.getByLabel('Titel').fill('De kaart')
  await page.keyboard.press('Escape')
  await page.getByRole('button', button).click()
  expect(await dialog.getByLabel('Titel').inputValue()).toBe('De kaart')
  await dialog.getByRole('radio', { name: 'Het plaatje' }).press('ArrowRight')
  expect(await dialog.getByRole('radio', { name: 'Iets anders' }).isChecked()).toBe(true)
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByLabel('Titel').fill('De kaart is scheef')
  await dialog.getByLabel('Beschrijving').fill('Kijk maar.')
  await dialog.getByRole('button', { name: 'Verzenden' }).click()
  await page.getByText('Rapport is verzonden!').waitFor()

  const visit = await game.visit()
  await supervisorAt(visit.page).logIn(demo.supervisor, game.server().password)
  await visit.page.getByRole('link', { name: /^Meldingen/ }).click()
  const report = visit.page.getByRole('listitem').filter({ hasText: 'De kaart is scheef' })
  await report.getByText('Noor (noor@voorbeeldschool.nl)').waitFor()
  await report.getByText('Iets anders', { exact: true }).waitFor()
  await report.getByText('Aangewezen: iets anders').waitFor()
  await report.getByText('Kijk maar.').waitFor()
  await visit.page.getByText('na 180 dagen verwijderd').waitFor()
  await report.getByText('Waar en waarmee').click()
  await report.getByText('Mozilla').waitFor()
  await report.getByText(`${game.server().url}/`, { exact: true }).waitFor()
  expect(await findBarriers(visit.page)).toEqual([])
  const mark = report.getByRole('button', { name: 'Afgehandeld: De kaart is scheef' })
  await mark.click()
  await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true')
  await visit.page.reload()
  await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true')
  expect(visit.troubles).toEqual([])
})

test('the window has no barriers', async () => {
  const { page } = await game.arrive(demo.justArrived, 'chromebook', '/profiel')
  await page.getByRole('button', button).click()
  await page.getByRole('dialog', { name: 'Fout rapporteren' }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
})
