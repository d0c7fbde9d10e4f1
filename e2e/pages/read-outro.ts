import type { Page } from 'playwright-core'

export type OutroLists = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const headings = {
  /** What was done well: where words are not typed, it is said otherwise. */
  good: /^(?:Deze woorden (?:kun|heb|knipte|kleurde) je|Bij deze woorden)/,
  practise: 'Deze woorden mag je nog oefenen:',
} as const

/** Marks beside a word: an eye for a peek, a question mark for help. */
export const outroMarks = { peeked: 'woord bekeken', helped: 'met hulp' } as const

export async function readOutro(page: Page): Promise<OutroLists> {
  await page.getByRole('button', { name: 'Ga terug naar de lespagina' }).waitFor()
  return readOutroLists(page)
}

export async function readOutroLists(page: Page): Promise<OutroLists> {
  const lists = await Promise.all(
    Object.entries(headings).map(async ([list, heading]) => {
      const section = page.getByRole('heading', { name: heading }).locator('..')
      const words = await section.getByRole('listitem').evaluateAll((items) =>
        items.map((item) => {
          const pictures = [...item.querySelectorAll('[role="img"]')]
          const word = item.firstChild?.textContent ?? ''
          return [word, pictures.map((picture) => picture.getAttribute('aria-label') ?? '')] as const
        }),
      )
      return [list, Object.fromEntries(words)] as const
    }),
  )
  return Object.fromEntries(lists.filter(([, words]) => Object.keys(words).length > 0))
}
