import { test } from 'vitest'
import { setUpStayingVisit } from '../harness/game.ts'
import { expectNoFaults, findFaults } from './find-faults.ts'
import { visitorPages } from './visitor-pages.ts'

const visitor = setUpStayingVisit()

test.each(visitorPages)(
  'NAV-1 NAV-8 %s opens without a login, and has no barriers or layout faults',
  async (path, title) => {
    const { page } = visitor.visit()
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.locator('img[src*="entrance-"]').first().waitFor({ state: 'attached' })
    expectNoFaults(await findFaults(page))
  },
)
