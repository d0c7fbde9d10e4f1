import type { Page } from 'playwright-core'

export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => effect?.getTiming().iterations !== Infinity && playState !== 'paused',
      )
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })

export const isAnimationIdle = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) => effect?.getTiming().iterations === Infinity || playState !== 'running',
      ),
  )
