import type { Locator, Page } from 'playwright-core'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import type { RunningServer } from '../harness/server.ts'

export const treehouseThings = [
  'Voortgang',
  'Mijn Badges',
  'Boekenplank',
  'Naar de jungle',
  'Deze week',
  'Logboek',
  'Aai je maatje',
  'Herhaling',
]

export const getThing = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .or(page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) }))

/** Records the first visit, so that its badge does not appear later. */
export async function recordVisit(server: RunningServer, usernames: readonly string[]): Promise<void> {
  for (const username of usernames) {
    const { client } = await logInOnOtherDevice(server, username)
    await client.call('POST /api/v1/activity', { body: { type: 'enter_treehouse' } })
  }
}
