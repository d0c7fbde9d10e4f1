import { readFile } from 'node:fs/promises'
import type { GroupInsight } from '@letterliaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

/** Opens what is folded below a part of the page, by keyboard alone. */
async function unfold(page: Page, part: string, title: string): Promise<void> {
  await page
    .getByRole('region', { name: part, exact: true })
    .locator('summary:visible', { hasText: title })
    .first()
    .focus()
  await page.keyboard.press('Enter')
}

/** Resolves to the rows of the first table that is folded there. */
async function unfoldTable(page: Page, part: string): Promise<string[]> {
  await unfold(page, part, 'Als tabel')
  const region = page.getByRole('region', { name: part, exact: true })
  const rows = region.locator('details').filter({ hasText: 'Als tabel' }).first().getByRole('row')
  await rows.nth(1).waitFor()
  return rows.allInnerTexts()
}

/**
 * In px: how far the last column stands beyond the print area of A4, held across, in a group that practised
 * forty categories.
 */
async function measureCutOff(page: Page): Promise<number> {
  await page.route('**/api/v1/begeleider/group/*/insight*', async (route) => {
    const response = await route.fetch()
    const insight = (await response.json()) as GroupInsight
    const categories = Array.from({ length: 40 }, (_, at) => ({
      ...insight.categories[at % insight.categories.length],
      category: `category ${at}`,
    }))
    await route.fulfill({ response, json: { ...insight, categories } })
  })
  await page.reload()
  await page.locator('thead th').nth(40).waitFor()
  const size = page.viewportSize()
  const inner = { width: 1032, height: 688 }
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(inner)
  const last = await page.locator('thead th').last().boundingBox()
  await page.emulateMedia({ media: 'screen' })
  if (size) await page.setViewportSize(size)
  await page.unroute('**/api/v1/begeleider/group/*/insight*')
  return last === null ? Infinity : Math.floor(last.x + last.width - inner.width)
}

/** Fills in what only a person knows, and keeps the report; resolves to how its file begins. */
async function downloadDyslexiaReport(page: Page): Promise<string> {
  const reports = page.getByRole('region', { name: 'Rapporten' })
  await reports.getByRole('button', { name: 'Maak het dossier (PDF)' }).click()
  await page.getByLabel('Doel').fill('Twee stappen in twaalf weken')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Maak het rapport' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Dyslexiedossier Noor.pdf')
  await reports.getByRole('link', { name: 'Open en print' }).waitFor()
  return (await readFile(await file.path())).toString('latin1', 0, 5)
}

test('INZ-7 INZ-8 RAP-1 from a group to a child: numbers in every place, each chart as a table by keyboard, a report, no barriers', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await page.getByRole('link', { name: 'Groep 4', exact: true }).first().click()
  await page.getByRole('link', { name: 'Inzicht' }).click()
  await page.getByRole('heading', { level: 1, name: 'Inzicht: Groep 4' }).waitFor()
  const names = await page.getByRole('rowheader').getByRole('link').allInnerTexts()
  expect(names, 'by name, not by score').toEqual(names.toSorted((a, b) => a.localeCompare(b, 'nl')))
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Noor' }) })
  const cells = await row.getByRole('cell').allInnerTexts()
  expect(
    cells.filter((text) => /^\d+%\s+(gaat goed|nog niet zeker|nog lastig)$/.test(text)).length,
  ).toBeGreaterThan(5)
  for (const text of cells) expect(text, 'a number or words, never a colour alone').not.toBe('')
  expect(await findBarriersAtEverySize(page), 'group').toEqual([])
  expect(await measureCutOff(page), 'each category is on the paper').toBeLessThanOrEqual(0)

  await page.getByRole('link', { name: 'Noor' }).click()
  await page.getByRole('heading', { level: 1, name: 'Inzicht: Noor' }).waitFor()
  await page.getByText(/^Noor oefende \d+ keer, samen 1 uur/).waitFor()
  expect((await unfoldTable(page, 'Oefentijd')).join('\n')).toMatch(/\d+ minu/)
  expect((await unfoldTable(page, 'Beheersing')).join('\n')).toMatch(/\d+%/)
  await unfold(page, 'Verwisselde letters', 'Welke letters')
  expect((await unfoldTable(page, 'Verwisselde letters')).length).toBeGreaterThan(5)
  await page
    .getByText(
      /^Er is geen verandering te zien|^Of er iets verandert, is nog niet te zeggen|^Noor ging hierin (vooruit|achteruit)/,
    )
    .first()
    .waitFor()
  expect(await page.getByRole('heading', { name: 'Korte klank', level: 4 }).isVisible()).toBe(false)
  await unfold(page, 'Beheersing', 'Alle categorieën')
  await page.getByRole('heading', { name: 'Korte klank', level: 4 }).waitFor()
  const spellings = page.getByRole('region', { name: 'Fouten' }).getByRole('listitem').getByRole('listitem')
  expect((await spellings.allInnerTexts()).filter((text) => /^\S+ → \S+/.test(text)).length).toBeGreaterThan(
    3,
  )
  expect(await findBarriersAtEverySize(page), 'child').toEqual([])
  expect(await downloadDyslexiaReport(page)).toBe('%PDF-')
  expect(troubles).toEqual([])
})
