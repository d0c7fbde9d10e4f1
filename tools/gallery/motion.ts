import type { Page } from 'playwright-core'
import type { Camera } from './camera.ts'

/** Shares of the longest animation, or of one turn of an endless one. */
const moments = [0, 0.2, 0.4, 0.6, 0.8, 1] as const

/** Pauses all animations at this share of their time. Resolves to the number of animations. */
const holdAt = (page: Page, part: number): Promise<number> =>
  page.evaluate((moment) => {
    const moving = document.getAnimations()
    const timings = moving.map(({ effect }) => effect?.getComputedTiming() ?? {})
    const ends = timings
      .filter(({ iterations }) => iterations !== Infinity)
      .map(({ endTime }) => Number(endTime))
    const turns = timings.map(({ duration }) => Number(duration) || 0)
    const longest = Math.max(0, ...(ends.length > 0 ? ends : turns))
    for (const animation of moving) {
      animation.pause()
      animation.currentTime = moment * longest
    }
    return moving.length
  }, part)

/** Takes frames of a component's motion, which are side by side on the contact sheet. */
export async function takeMotion(page: Page, camera: Camera, name: string): Promise<void> {
  for (const part of moments) {
    if ((await holdAt(page, part)) === 0) return
    await camera.take(page, `${name} ${Math.round(part * 100)}%`, ['ipad'])
  }
}
