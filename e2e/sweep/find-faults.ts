import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findBarriers, findBarriersOfOthers, markShownElements } from '../harness/axe.ts'
import { resizeTo } from '../harness/browser.ts'
import { findLastingFaults, zoomedSize } from '../harness/measure-layout.ts'

const smallPhone = { width: 320, height: 640 } as const

/** Returns barriers and layout faults of the screen at every size. Leaves the window at the size of a Chromebook. */
export async function findFaults(
  page: Page,
  within = 'html',
  others: readonly { readonly width: number; readonly height: number }[] = [smallPhone, zoomedSize],
): Promise<string[]> {
  const faults: string[] = []
  const add = (size: string, found: readonly string[]) =>
    void faults.push(...found.map((fault) => `${size}: ${fault}`))
  await resizeTo(page, 'chromebook')
  add('chromebook', await findLastingFaults(page))
  add('chromebook', await findBarriers(page, within))
  const shown = await markShownElements(page)
  for (const size of others) {
    await page.setViewportSize(size)
    add(`${size.width}×${size.height}`, await findLastingFaults(page))
  }
  await resizeTo(page, 'ipad')
  add('ipad', await findLastingFaults(page))
  await resizeTo(page, 'phone')
  add('phone', await findLastingFaults(page))
  add('phone', await findBarriersOfOthers(page, within, shown))
  await resizeTo(page, 'chromebook')
  return faults
}

/** Compares text, so that a reporter shows all faults. */
export const expectNoFaults = (faults: readonly string[]): void => expect(faults.join('\n')).toBe('')
