import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { openTarget, type LoadTarget } from './load-page.ts'

const manyWords = 200

/** JavaScript heap after a forced collection (MB), measured in an outro. */
export interface HeapInPlay {
  /** After the first run of ten words. */
  readonly afterRun: number
  readonly afterMany: number
}

/** Plays an exercise repeatedly in one session, with every word right. */
export async function measureHeap(browser: Browser, target: LoadTarget): Promise<HeapInPlay> {
  const { context, page, session } = await openTarget(browser, target)
  try {
    const readWords = followWords(page, exerciseOf(target))
    await page.addLocatorHandler(page.getByRole('dialog'), () => page.keyboard.press('Escape'))
    await page.goto(target.url)
    const heaps: number[] = []
    const again = page.getByRole('button', { name: 'Herhaal de oefening' })
    for (let played = 0; played < manyWords; played += readWords().length) {
      if (played > 0) await again.click()
      await beginRun(page)
      for (const [index, word] of readWords().entries()) await writeWord(page, word, index)
      await again.waitFor()
      heaps.push(await readHeap(session))
    }
    return { afterRun: heaps[0] ?? Number.NaN, afterMany: heaps.at(-1) ?? Number.NaN }
  } finally {
    await context.close()
  }
}

const exerciseOf = ({ url }: LoadTarget): string => url.slice(url.lastIndexOf('/') + 1)

/** Reads the run in the server's last reply, as other exercises are fetched too for offline use. */
function followWords(page: Page, exercise_id: string): () => readonly string[] {
  const asked = new RegExp(`/api/v1/exercise/(?:[a-z-]+/)?${exercise_id}$`)
  let words: readonly { readonly word: string }[] = []
  page.on('response', (response) => {
    if (!asked.test(response.url())) return
    response
      .json()
      .then((answer) => (words = (answer.student_exercise?.[2] ?? answer).words ?? words))
      .catch(() => undefined)
  })
  return () => words.map(({ word }) => word)
}

/** The page presses 'Begin!' itself when it is opened (observe.ts). */
async function beginRun(page: Page): Promise<void> {
  const begin = page.getByRole('button', { name: 'Begin!' })
  await begin.or(wordOf(page, 0)).first().waitFor({ state: 'attached' })
  if (await begin.isVisible()) await begin.click()
}

const wordOf = (page: Page, index: number): Locator =>
  page.locator(`progress[aria-valuetext^="Woord ${index + 1} "]`)

async function writeWord(page: Page, word: string, index: number): Promise<void> {
  await wordOf(page, index).waitFor({ state: 'attached' })
  await page.keyboard.type(word)
  await page.keyboard.press('Enter')
  // Ends the pause after a right word.
  await page.keyboard.press('Shift')
}

async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}
