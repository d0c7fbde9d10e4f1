import { expect, test } from 'vitest'
import { sizes } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('DOE-3 INZ-2 on a phone stars stand beside each other, and a category has a line of its own', async () => {
  const { page } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await page.getByRole('link', { name: 'Noor', exact: true }).click()
  await page.getByRole('link', { name: 'Pad', exact: true }).click()
  await page.setViewportSize({ width: 390, height: 844 })

  const step = page
    .locator('[data-entry]')
    .filter({ has: page.getByText('2 sterren') })
    .first()
  await step.waitFor()
  const tops = await step
    .getByText('2 sterren')
    .locator('xpath=..')
    .locator('svg')
    .evaluateAll((stars) => stars.map((star) => star.getBoundingClientRect().top))
  expect(tops).toHaveLength(2)
  expect(new Set(tops).size).toBe(1)

  await page.getByRole('link', { name: 'Noor', exact: true }).click()
  await page.getByRole('link', { name: 'Inzicht', exact: true }).click()
  const mastery = page.getByRole('region', { name: 'Beheersing' })
  const name = mastery.locator('tbody th').first()
  await mastery.getByText('Per categorie', { exact: true }).click()
  await name.waitFor()
  const width = await name.evaluate(({ clientWidth }) => clientWidth)
  expect(width).toBeGreaterThan(250)
})

test('INZ-2 on a phone and a tablet Inzicht begins with its sentences and the rest is folded, on a desk most is in sight', async () => {
  const { page } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await page.getByRole('link', { name: 'Noor', exact: true }).click()
  await page.getByRole('link', { name: 'Inzicht', exact: true }).click()
  const errors = page.getByRole('region', { name: 'Fouten' })
  const fold = errors.getByText('Alle fouten', { exact: true })
  const kind = errors.getByRole('heading', { level: 3 }).first()
  await kind.waitFor()
  expect(await fold.isVisible()).toBe(false)

  for (const size of [sizes.ipad, sizes.phone]) {
    await page.setViewportSize(size)
    await kind.waitFor({ state: 'hidden' })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, `no more than five screens of ${size.width}`).toBeLessThan(5 * size.height)
  }
  await fold.click()
  await kind.waitFor()
})
