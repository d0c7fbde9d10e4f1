import { expect, test } from 'vitest'
import { useGame } from '../harness/game.ts'

const game = useGame()

/** Removes a function that browsers before 2023 lack. Runs before the page's scripts. */
const takeAway = {
  game: () => void Reflect.deleteProperty(Array.prototype, 'toSorted'),
  supervisor: () => void Reflect.deleteProperty(URL, 'canParse'),
} as const

test.each([
  ['/login', takeAway.game, 'Vraag aan je juf of meester'],
  ['/', takeAway.game, 'Vraag aan je juf of meester'],
  ['/begeleider', takeAway.supervisor, 'Chrome of Edge vanaf versie 120'],
] as const)(
  'an older browser that opens %s gets a message instead of the app',
  async (path, makeOld, advice) => {
    const { page, troubles } = await game.visit()
    await page.addInitScript(makeOld)
    await page.goto(path, { waitUntil: 'load' })
    await page.getByRole('heading', { name: 'Deze browser is te oud voor Letterliaan.' }).waitFor()
    expect(await page.locator('body').innerText()).toContain(advice)
    expect(await page.locator('#root').count()).toBe(0)
    // The app ends at once, because its root element is missing.
    expect(troubles.filter((line) => !line.includes('has no #root'))).toEqual([])
  },
)
