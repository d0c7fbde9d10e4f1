import { chromium, type Page } from 'playwright-core'
import { chromiumFlags, ensureChromium } from '../../tools/setup/chromium.ts'
import type { Timings } from '../server/load/timings.ts'

export interface Login {
  readonly url: string
  readonly username: string
  readonly password: string
}

/** How long the list of children takes from a key or a press until it is painted, so many times each. */
export async function measureList(login: Login, timings: Timings, rounds: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ baseURL: login.url })
    await page.goto('/begeleider/kinderen')
    await page.getByLabel('E-mailadres').fill(login.username)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(login.password)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    const search = page.getByLabel('Zoek een kind')
    await search.waitFor()
    for (let round = 0; round < rounds; round++) {
      await timePaint(page, timings, 'search: a letter', () => typeLetter(page, 'a'))
      await timePaint(page, timings, 'search: a letter gone', () => typeLetter(page, ''))
      await timePaint(page, timings, 'sort by name', () => pressHeader(page))
      await timePaint(page, timings, 'select all', () => page.getByLabel('Kies alles').click())
      await page.goto('/begeleider/kinderen')
      await search.waitFor()
      await timings.time('page: Kinderen', async () => {
        await page.goto('/begeleider/kinderen')
        await page.getByRole('row').nth(30).waitFor()
      })
      await timings.time('page: Vandaag', async () => {
        await page.goto('/begeleider')
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
      })
      await page.goto('/begeleider/kinderen')
      await search.waitFor()
    }
  } finally {
    await browser.close()
  }
}

/** From the event to the frame after the one that shows it. */
async function timePaint(
  page: Page,
  timings: Timings,
  name: string,
  act: () => Promise<void>,
): Promise<void> {
  await timings.time(name, async () => {
    await act()
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
  })
}

const typeLetter = (page: Page, text: string): Promise<void> => page.getByLabel('Zoek een kind').fill(text)
const pressHeader = (page: Page): Promise<void> =>
  page.getByRole('columnheader').getByRole('button').first().click()
