import type { RepeatableStep } from '@letterliaan/contract'
import type { Locator, Page } from 'playwright-core'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import type { RunningServer } from '../harness/server.ts'

export const things = [
  'Voortgang',
  'Mijn Badges',
  'Boekenplank',
  'Naar de jungle',
  'Deze week',
  'Logboek',
  'Aai je maatje',
  'Herhaling',
]

export const thing = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .or(page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) }))

/** The first `done` of them were done today. */
export async function pretendRepetitions(page: Page, count: number, done = 0): Promise<void> {
  const repetitions: RepeatableStep[] = Array.from({ length: count }, (_, index) => ({
    id: 900 + index,
    phase_id: 1,
    label: `Stap ${index + 1}`,
    status: index < done ? 4 : 0,
    repeats_step_id: 57 + index,
    is_mixed: false,
    has_game: false,
    num_words: 6,
  }))
  await page.route('**/api/v1/step/repeatable', (route) => route.fulfill({ json: repetitions }))
}

/** So that the badge of a first visit does not appear later. */
export async function enterBefore(server: RunningServer, usernames: readonly string[]): Promise<void> {
  for (const username of usernames) {
    const { client } = await logInOnOtherDevice(server, username)
    await client.call('POST /api/v1/activity', { body: { type: 'enter_treehouse' } })
  }
}
