import type { Browser, Page } from 'playwright-core'
import { computeMedian, computeQuantile } from '../../report/quantile.ts'
import { openTarget, type LoadTarget } from './load-page.ts'

const numKeys = 220
/** The server sends the letter that the exercise expects first; hardly any word starts with this one. */
export const wrongLetter = 'x'

/** Time from keys to their paint (ms), in steps of 8. */
export interface KeyTimes {
  readonly median: number
  /** 99th percentile. */
  readonly p99: number
}
/** The first second is left out, as the page is still loading. */
const framesSeconds = 9

/** Types one letter repeatedly in the field of a page, and deletes it. */
export const measureKeys = (browser: Browser, target: LoadTarget, letter: string): Promise<KeyTimes> =>
  withPage(browser, target, 6, async (page) => {
    await page.locator(target.ready).first().focus()
    // A letter and Backspace if it was accepted: the field stays empty, and no word is completed.
    for (let key = 0; key < numKeys; key++)
      await page.keyboard.press(key % 2 === 0 || letter === wrongLetter ? letter : 'Backspace')
    await page.waitForTimeout(500)
    const slow = await page.evaluate(() => window.observed.keys)
    const fast = Array.from({ length: Math.max(0, numKeys - slow.length) }, () => 8)
    return { median: computeMedian([...slow, ...fast]), p99: computeQuantile([...slow, ...fast], 0.99) }
  })

export interface FrameRate {
  /** In the first second in which the page is usable. */
  readonly first: number
  /** In a second after that. */
  readonly later: number
}

/** Measures the frames that a page draws once it is usable, on a processor slowed by this factor. */
export async function measureFrames(
  browser: Browser,
  target: LoadTarget,
  slowdown: number,
): Promise<FrameRate> {
  const [first = 0, ...others] = await withPage(browser, target, slowdown, (page) =>
    page.evaluate(
      (seconds) =>
        new Promise<number[]>((resolve) => {
          const start = performance.now()
          const frames = Array.from({ length: seconds }, () => 0)
          const count = (now: number): void => {
            const second = Math.max(0, Math.floor((now - start) / 1000))
            if (second >= seconds) return resolve(frames)
            frames[second] = (frames[second] ?? 0) + 1
            requestAnimationFrame(count)
          }
          requestAnimationFrame(count)
        }),
      framesSeconds,
    ),
  )
  return { first, later: others.reduce((sum, frames) => sum + frames, 0) / others.length }
}

async function withPage<T>(
  browser: Browser,
  target: LoadTarget,
  rate: number,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const { context, page, session } = await openTarget(browser, target)
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await page.goto(target.url)
    await page.waitForFunction(() => window.observed.ready !== null, undefined, { timeout: 60_000 })
    return await measure(page)
  } finally {
    await context.close()
  }
}
