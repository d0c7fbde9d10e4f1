import type { Browser, Page } from 'playwright-core'
import { median, quantile } from '../../report/quantile.ts'
import { openTarget, type LoadTarget } from './load-page.ts'

const numKeys = 220
/** The letter that the exercise of the bench expects first is told by the server; with this one hardly any word begins. */
export const wrongLetter = 'x'

/** How long keys took until they were painted (ms), in steps of 8. */
export interface KeyTimes {
  readonly median: number
  /** 99 of 100 stay below it. */
  readonly p99: number
}
/** In the first second a page still arrives. */
const framesSeconds = 9

/** Types one letter over and over in the field of a page, and takes it back. */
export const measureKeys = (browser: Browser, target: LoadTarget, letter: string): Promise<KeyTimes> =>
  withPage(browser, target, 6, async (page) => {
    await page.locator(target.ready).first().focus()
    // A letter and its end, where it was taken: the field stays as it is, and no word is finished.
    for (let key = 0; key < numKeys; key++)
      await page.keyboard.press(key % 2 === 0 || letter === wrongLetter ? letter : 'Backspace')
    await page.waitForTimeout(500)
    const slow = await page.evaluate(() => window.observed.keys)
    const fast = Array.from({ length: Math.max(0, numKeys - slow.length) }, () => 8)
    return { median: median([...slow, ...fast]), p99: quantile([...slow, ...fast], 0.99) }
  })

export interface FrameRate {
  /** In the first second in which the page can be used. */
  readonly first: number
  /** A second, after that. */
  readonly later: number
}

/** How many frames a page draws from when it can be used, on a processor so many times slower. */
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
