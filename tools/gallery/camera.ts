import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { screenSizes } from '../../e2e/harness/browser.ts'
import { waitForAnimations } from '../../e2e/harness/wait-for-animations.ts'

export const galleryFolder = join(import.meta.dirname, '../../.cache/gallery')

/** The three main sizes, a phone with an open keyboard, and a Chromebook at 200%. */
export const cameraScreenSizes = {
  ...screenSizes,
  keyboard: { width: 390, height: 450 },
  zoomed: { width: 683, height: 384 },
} as const
export type ScreenSizeName = keyof typeof cameraScreenSizes

export const mainScreenSizes: readonly ScreenSizeName[] = ['chromebook', 'ipad', 'phone']
export const typingScreenSizes: readonly ScreenSizeName[] = [...mainScreenSizes, 'keyboard', 'zoomed']

export interface GalleryPicture {
  /** A name such as 'game/boomhut empty': part, screen and state. */
  readonly name: string
  readonly size: ScreenSizeName
  readonly file: string
}

export interface Camera {
  readonly take: (page: Page, name: string, sizes?: readonly ScreenSizeName[]) => Promise<void>
  /** Runs `open`. Records a failure and continues. */
  readonly attempt: (name: string, open: () => Promise<void>) => Promise<void>
  readonly pictures: readonly GalleryPicture[]
  readonly failures: readonly string[]
}

export const patienceMs = 30_000

/** Time (ms) in which a badge for the visit, which would cover the screen, has appeared. */
const comesByItselfMs = 600
const maxRewards = 30

const seeReward = (page: Page) =>
  page.getByRole('dialog', { name: /^(Je hebt een nieuwe badge ontvangen!|Nieuwe badge\.)$/ })

const settle = async (page: Page): Promise<void> => {
  await page.mouse.move(0, 0)
  const arePicturesThere = () =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  await page.waitForFunction(arePicturesThere, undefined, { timeout: patienceMs })
  await waitForAnimations(page)
}

export function createCamera(isWanted: (name: string) => boolean, folder = galleryFolder): Camera {
  const pictures: GalleryPicture[] = []
  const failures: string[] = []
  mkdirSync(folder, { recursive: true })
  return {
    pictures,
    failures,
    async take(page, name, sizes = mainScreenSizes) {
      if (!isWanted(name)) return
      await page.waitForTimeout(comesByItselfMs)
      for (let more = maxRewards; more > 0 && (await seeReward(page).isVisible()); more -= 1)
        await seeReward(page).getByRole('button', { name: 'Ga door' }).click()
      const before = page.viewportSize()
      for (const size of sizes) {
        const file = `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.${size}.jpg`
        await page.setViewportSize(cameraScreenSizes[size])
        await settle(page)
        const fullPage = name.startsWith('bouwsteen/')
        await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 75, fullPage })
        pictures.push({ name, size, file })
      }
      if (before) await page.setViewportSize(before)
      console.log(name)
    },
    async attempt(name, open) {
      if (!isWanted(name)) return
      try {
        await open()
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
        console.error(`! ${failures.at(-1)}`)
      }
    },
  }
}

export const addLookToNames = (look: string, camera: Camera): Camera => ({
  ...camera,
  take: (page, name, sizes) => camera.take(page, `${look} ${name}`, sizes),
  attempt: (name, open) => camera.attempt(`${look} ${name}`, open),
})
