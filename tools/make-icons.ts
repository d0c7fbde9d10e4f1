/** Draws the icons of the installed game from a buddy of our own: `node tools/make-icons.ts`, when the drawing changes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { chromiumFlags, ensureChromium } from './setup/chromium.ts'

const root = join(import.meta.dirname, '..')
const drawing = readFileSync(join(root, 'packages/ui/src/pictures/buddies/buddy-1-blij.svg'), 'base64')

/** A maskable icon may lose its corners: its drawing keeps to the middle. */
const icons = [
  { name: 'letterliaan-192', size: 192, isWhole: true, share: 0.84 },
  { name: 'letterliaan-512', size: 512, isWhole: true, share: 0.84 },
  { name: 'letterliaan-maskable-512', size: 512, isWhole: false, share: 0.62 },
  { name: 'letterliaan-apple-180', size: 180, isWhole: false, share: 0.7 },
] as const

async function drawIcon(page: Page, { name, size, isWhole, share }: (typeof icons)[number]): Promise<void> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: transparent }
    main { width: 100vw; height: 100vh; display: grid; place-items: center; background: #17502b;
      border-radius: ${isWhole ? '22%' : '0'} }
    img { width: ${share * 100}vw; height: ${share * 100}vw }
  </style><main><img src="data:image/svg+xml;base64,${drawing}"></main>`)
  await page.locator('img').evaluate((image) => (image as HTMLImageElement).decode())
  await page.screenshot({ path: join(root, `apps/game/public/icons/${name}.png`), omitBackground: true })
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] })
const page = await browser.newPage()
for (const icon of icons) await drawIcon(page, icon)
await browser.close()
