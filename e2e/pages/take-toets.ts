import type { Test } from '@letterliaan/contract'
import type { Page, Response } from 'playwright-core'
import type { ChildAtGame } from './child.ts'
import { seeWord, type IsWordWrong } from './play-exercise.ts'

const calls = /\/api\/v1\/test\//

export function watchToets(page: Page): { readonly latest: () => Test; readonly all: () => readonly Test[] } {
  const tests: Test[] = []
  const read = async (response: Response): Promise<void> => {
    if (!calls.test(response.url()) || !response.ok()) return
    const test = (await response.json().catch(() => null)) as Test | null
    if (test !== null) tests.push(test)
  }
  page.on('response', (response) => void read(response))
  return {
    all: () => tests,
    latest() {
      const last = tests.at(-1)
      if (last === undefined) throw new Error('no test was opened yet')
      return last
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
