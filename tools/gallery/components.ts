import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { createServer } from 'vite'
import { type Camera, patienceMs, typingScreenSizes } from './camera.ts'
import { takeMotion } from './motion.ts'
import type { GalleryStage } from './stage.ts'

const root = join(import.meta.dirname, '../../apps/gallery')

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** Tests for a place or a celebration, which is pictured in every appearance. */
const isPlaceOrJoy = (address: string): boolean => /^(Workplace|Celebration|GreatBurst|Film)\//.test(address)

interface Appearance {
  /** Added to the name of the component; empty for the default appearance. */
  readonly name: string
  readonly look?: string
  /** Calm settings that the child chose at 'Rustig', on a device that has no such setting. */
  readonly isCalm?: boolean
  readonly media: Media
}

const appearances: readonly Appearance[] = [
  { name: ' 10+', look: 'field-camp', media: { forcedColors: 'none' } },
  { name: ' rustig', isCalm: true, media: { forcedColors: 'none', reducedMotion: 'no-preference' } },
  { name: ' eigen kleuren', media: { forcedColors: 'active' } },
  { name: ' 10+ eigen kleuren', look: 'field-camp', media: { forcedColors: 'active' } },
]

export async function takeComponents({ browser }: GalleryStage, camera: Camera): Promise<void> {
  const vite = await createServer({ root, logLevel: 'warn', server: { port: 0 } })
  await vite.listen()
  const origin = vite.resolvedUrls?.local[0] ?? ''
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'nl-NL' })
  page.setDefaultTimeout(patienceMs)
  const addresses = await openGallery(page, origin)
  for (const address of addresses) {
    const name = `bouwsteen/${address}`
    await camera.attempt(name, async () => {
      await openComponent(page, address)
      await camera.take(page, name, isPlaceOrJoy(address) ? typingScreenSizes : undefined)
    })
  }
  for (const { name: appearance, look, isCalm = false, media } of appearances) {
    await page.emulateMedia({ reducedMotion: 'reduce', ...media })
    await openGallery(page, look === undefined ? origin : `${origin}?look=${look}`)
    if (isCalm) await page.evaluate(() => (document.documentElement.dataset['motion'] = 'less'))
    for (const address of addresses.filter(isPlaceOrJoy)) {
      const name = `bouwsteen/${address}${appearance}`
      await camera.attempt(name, async () => {
        await openComponent(page, address)
        await camera.take(page, name)
      })
    }
  }
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' })
  await openGallery(page, origin)
  for (const address of addresses.filter(isPlaceOrJoy)) {
    const name = `beweging/${address}`
    await camera.attempt(name, async () => {
      await openComponent(page, address)
      await takeMotion(page, camera, name)
    })
  }
  await page.context().close()
  await vite.close()
}

async function openGallery(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  const links = page.getByRole('navigation', { name: 'Bouwstenen' }).getByRole('link')
  await links.first().waitFor()
  return links.evaluateAll((all) => all.map(({ textContent }) => textContent))
}

async function openComponent(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (window.location.hash = encodeURIComponent(hash)), address)
  await page.locator('a[aria-current]', { hasText: address }).waitFor()
}
