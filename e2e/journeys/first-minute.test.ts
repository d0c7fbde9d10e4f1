import { computeTextKey } from '@letterliaan/texts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoUsernames, useGame } from '../harness/game.ts'
import { recordAudio } from '../harness/recorded-audio.ts'

const game = useGame()

/** Counts every click in a page, including the pages loaded later. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => void (clicks += 1))
  await page.addInitScript(() => {
    const count = (event: Event): void => {
      if (event.isTrusted) void (globalThis as unknown as { countClick: () => Promise<void> }).countClick()
    }
    window.addEventListener('click', count, true)
  })
  return () => clicks
}

test('WO-4 GIDS-1 GIDS-3 GIDS-4 a child with a complete profile sees the story, chooses a buddy and reaches its first word in three clicks', async () => {
  const first_name = 'Sanne'
  game.server().prepare.student(demoUsernames.justArrived, {
    first_name,
    last_name: 'de Wit',
    screen_name: first_name,
    date_of_birth: Date.UTC(2016, 1, 29) / 1000,
    level_id: 4,
  })
  const { page, child, troubles } = await game.visit()
  const clicks = await countClicks(page)
  const audio = await recordAudio(page)
  await child.logIn(demoUsernames.justArrived, game.server().password)
  await page.getByText('Wij werken aan een introductievideo').waitFor()
  const before = clicks()
  // After the press that logged in, the browser allows sound, so no other press is needed.
  const begins = computeTextKey('Dit is het Grote Boek van de jungle.')
  await expect.poll(audio.starts).toContainEqual({ name: `${begins}.mp3`, volume: 1 })

  await page.getByRole('button', { name: 'Aap' }).click()
  await child.press('Ga naar de jungle')
  // The buddy walks to the first step without a press.
  await page.waitForURL(/\/fase\/1\/stap\/\d+\/\d+$/)
  await child.press('Begin!')
  await page.getByText('Je gaat oefenen met de volgende woorden:').waitFor({ state: 'detached' })
  expect(clicks() - before).toBe(3)

  // The buddy is now at that exercise on the lesson page, and at its step on the map.
  await page.goto(new URL(page.url()).pathname.replace(/\/\d+$/, ''))
  await page.getByText(/^(Doe nu|Ga verder met) ‘/).waitFor()
  await page.keyboard.press('Escape')
  await page.goto('/wereld/1')
  await page.getByText('Speel stap 1!').waitFor()
  expect(troubles).toEqual([])
})
