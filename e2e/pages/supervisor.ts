import type { Locator, Page } from 'playwright-core'

export interface SupervisorAtWork {
  readonly page: Page
  readonly logIn: (username: string, password: string) => Promise<void>
  readonly openStep: (world: number, label: string) => Promise<void>
  readonly unfoldSettings: () => Promise<void>
  readonly word: (text: string) => Locator
  readonly openTool: (name: 'Klanken' | 'Opname', text: string) => Promise<Locator>
}

export function supervisorAt(page: Page): SupervisorAtWork {
  const word = (text: string): Locator =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: text, exact: true, level: 3 }) })
  return {
    page,
    word,
    async logIn(username, password) {
      await page.goto('/begeleider')
      await page.getByLabel('E-mailadres').fill(username)
      await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Inloggen' }).click()
    },
    unfoldSettings: () => page.locator('summary', { hasText: /^Instellingen van/ }).click(),
    async openStep(world, label) {
      await page.getByRole('link', { name: 'Lesstof' }).click()
      await page.getByRole('link', { name: 'Uitspraak' }).click()
      await page.getByRole('link', { name: `Wereld ${world}`, exact: true }).click()
      await page.getByRole('link', { name: label }).click()
      await page.getByRole('heading', { name: 'Niveau 1' }).waitFor()
    },
    async openTool(name, text) {
      await word(text)
        .getByRole('button', { name: `${name} van ${text}`, exact: true })
        .click()
      const panel = page.getByRole('region', { name: `${name} van ${text}` })
      await panel.waitFor()
      return panel
    },
  }
}
