import type { Test } from '@letterliaan/contract'
import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import type { ChildAtGame } from './child.ts'
import { seeWord, type IsWordWrong } from './play-exercise.ts'

const calls = /\/api\/v1\/test\//

export interface WatchedToets {
  /** Waits for the first reply, because the screen may show it before Playwright reports it. */
  readonly opened: () => Promise<Test>
  /** All replies until now, in order. */
  readonly all: () => readonly Test[]
}

export function watchToets(page: Page): WatchedToets {
  const tests: Test[] = []
  let reading: Promise<void> = Promise.resolve()
  const read = async (response: Response): Promise<void> => {
    const test = (await response.json().catch(() => null)) as Test | null
    if (test !== null) tests.push(test)
  }
  page.on('response', (response) => {
    if (calls.test(response.url()) && response.ok()) reading = reading.then(() => read(response))
  })
  return {
    all: () => tests,
    async opened() {
      await expect.poll(() => tests.length).toBeGreaterThan(0)
      return tests[0] as Test
    },
  }
}

export async function writeToets(child: ChildAtGame, test: Test, wrongAt: IsWordWrong): Promise<void> {
  const { page } = child
  for (const [index, { word }] of test.order.entries()) {
    if (index < test.word_index) continue
    await seeWord(child, index, test.order.length)
    await page.getByRole('textbox', { name: 'Schrijf het woord' }).waitFor()
    await page.keyboard.type(wrongAt(index) ? `${word}x` : word)
    await page.keyboard.press('Enter')
  }
}
