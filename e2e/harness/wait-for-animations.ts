import type { Page } from 'playwright-core'

/** Waits until everything that comes in has come in; what moves for ever may move. */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })

/** Is nothing coming in or leaving just now? */
export const isAnimationIdle = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) => effect?.getTiming().iterations === Infinity || playState !== 'running',
      ),
  )
