import type { Locator } from 'playwright-core'

/** A short animation may be over before a test looks. */
export async function countAnimations(element: Locator): Promise<() => Promise<number>> {
  const begun = await element.evaluateHandle((moving) => {
    const count = { value: 0 }
    const animate = moving.animate.bind(moving)
    moving.animate = (...how) => {
      count.value += 1
      return animate(...how)
    }
    return count
  })
  return () => begun.evaluate(({ value }) => value)
}
