import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../../tools/setup/other-browsers.ts'
import type { RunningServer } from '../harness/server.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { type ChildInBrowser, createChildInBrowser } from './child.ts'
import type { Driver } from './driver.ts'
import { launchFirefox } from './firefox.ts'
import { Page } from './page.ts'
import { launchWebKit } from './webkit.ts'

export const browsers = ['firefox', 'webkit'] as const
export type BrowserName = (typeof browsers)[number]

const pictures = join(import.meta.dirname, '../../.cache/other-browsers')

const launch: Readonly<Record<BrowserName, () => Promise<Driver>>> = {
  firefox: async () => launchFirefox(findBrowser('firefox').browser),
  webkit: async () => launchWebKit(findBrowser('webkit')),
}

/** Runs in the page, because a picture taken during an animation is useless. A frame may take a second. */
const untilStill = async (): Promise<void> => {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
}

export interface Visit {
  readonly page: Page
  readonly troubles: () => Promise<readonly string[]>
  readonly photograph: (name: string) => Promise<void>
  readonly close: () => Promise<void>
}

export async function visitIn(name: BrowserName, url: string): Promise<Visit> {
  const driver = await launch[name]()
  const page = new Page(driver, url)
  return {
    page,
    troubles: driver.readTroubles,
    async photograph(screen) {
      await page.evaluate(untilStill)
      mkdirSync(pictures, { recursive: true })
      writeFileSync(join(pictures, `${screen}-${name}.png`), await driver.screenshot())
    },
    close: () => driver.close(),
  }
}

export const logInChildInBrowser = async (
  { page }: Visit,
  server: RunningServer,
  username: string,
): Promise<ChildInBrowser> => createChildInBrowser(page, await logInOnOtherDevice(server, username))
