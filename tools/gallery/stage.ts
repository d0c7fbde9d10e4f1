import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameLook } from '@letterliaan/contract'
import { type Browser, chromium, type Page } from 'playwright-core'
import { openPage, paintWholePage } from '../../e2e/harness/browser.ts'
import { openLoggedIn } from '../../e2e/harness/log-in.ts'
import { createPreparation } from '../../e2e/harness/prepare.ts'
import { databaseFile } from '../../e2e/harness/prepared-data.ts'
import type { RunningServer } from '../../e2e/harness/server.ts'
import { demoPassword, launchServer } from '../../e2e/harness/server-process.ts'
import { chromiumFlags, ensureChromium } from '../setup/chromium.ts'
import { patienceMs } from './camera.ts'

interface Visitor {
  readonly username?: string | undefined
  /** The hour of the day, which the time zone sets. */
  readonly hour?: number | undefined
}

export interface GalleryStage {
  readonly server: RunningServer
  readonly browser: Browser
  readonly visit: (path: string, visitor?: Visitor) => Promise<Page>
  readonly close: () => Promise<void>
}

/** Opens a stage in which visitors also see the game in this look, because there is no child before login. */
export async function openGalleryStage(look: GameLook): Promise<GalleryStage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-gallery-'))
  let printed = ''
  const running = await launchServer({ dataDir, onPrint: (text) => (printed += text) })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  const server: RunningServer = {
    url: `http://127.0.0.1:${running.port}`,
    password: demoPassword,
    printed: () => printed,
    prepare: createPreparation(join(dataDir, databaseFile)),
  }
  return {
    server,
    browser,
    async visit(path, { username, hour } = {}) {
      const { page } = await openPage(browser, server.url)
      await paintWholePage(page)
      page.setDefaultTimeout(patienceMs)
      if (hour !== undefined) await moveToHour(page, hour)
      if (username === undefined) await page.goto(path)
      else
        await openLoggedIn(page, server, username, async (client) => {
          await client.call('POST /api/v1/user/update', { body: { calm_profile: { look } } })
          return path
        })
      return page
    },
    async close() {
      await browser.close()
      await running.end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function moveToHour(page: Page, hour: number): Promise<void> {
  const ahead = hour - new Date().getUTCHours()
  const devtools = await page.context().newCDPSession(page)
  // The names of these zones have the opposite sign.
  await devtools.send('Emulation.setTimezoneOverride', {
    timezoneId: `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`,
  })
}
