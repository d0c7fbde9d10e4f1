import { join } from 'node:path'
import { createServer } from 'vite'
import type { Camera } from './camera.ts'
import { patienceMs } from './camera.ts'
import type { Stage } from './stage.ts'

const root = join(import.meta.dirname, '../../apps/gallery')

/** Takes every component of packages/ui in each of its states, from the page of apps/gallery. */
export async function takeComponents({ browser }: Stage, camera: Camera): Promise<void> {
  const vite = await createServer({ root, logLevel: 'warn', server: { port: 0 } })
  await vite.listen()
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'nl-NL' })
  page.setDefaultTimeout(patienceMs)
  await page.goto(vite.resolvedUrls?.local[0] ?? '')
  const links = page.getByRole('navigation', { name: 'Bouwstenen' }).getByRole('link')
  await links.first().waitFor()
  for (const address of await links.evaluateAll((all) => all.map(({ textContent }) => textContent))) {
    const name = `bouwsteen/${address}`
    await camera.attempt(name, async () => {
      await page.evaluate((hash) => (window.location.hash = encodeURIComponent(hash)), address)
      await page.locator('a[aria-current]', { hasText: address }).waitFor()
      await camera.take(page, name)
    })
  }
  await page.context().close()
  await vite.close()
}
