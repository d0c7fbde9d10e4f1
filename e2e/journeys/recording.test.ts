import { expect, test } from 'vitest'
import { demoUsernames, useGame } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { speakIntoMicrophone } from '../harness/speaking-microphone.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('STEM-1 a step is recorded word by word, partly without a network, and a reload shows all recordings', async () => {
  const { client } = await logInOnOtherDevice(game.server(), demoUsernames.supervisor)
  const steps = await client.call('GET /api/v1/begeleider/review/step', {})
  const id = steps.find((step) => step.label === 'Lange klank')?.id ?? 0
  const { page, context, troubles } = await game.visit()
  await speakIntoMicrophone(page, { loudness: 0.3 })
  await supervisorAt(page).logIn(demoUsernames.supervisor, game.server().password)
  await page.getByText('Juf Marit').first().waitFor()
  await page.goto(`/begeleider/uitspraak/stap/${id}/inspreken`)
  await page.getByText('0 van 30 ingesproken').waitFor()
  const rows = page.getByRole('region', { name: 'Wat er is ingesproken' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Begin' }).click()
  await rows.nth(0).getByText('bewaard').waitFor()
  await context.setOffline(true)
  await rows.getByText('wacht').first().waitFor()
  await page.getByText(/^Er is nu geen verbinding/).waitFor()
  await page.getByRole('button', { name: 'Pauze' }).click()
  await context.setOffline(false)
  await rows.getByText('wacht').first().waitFor({ state: 'detached' })
  const { words } = await client.call('GET /api/v1/begeleider/review/step/:id', { params: { id } })
  const recorded = Object.values(words)
    .flat()
    .filter(({ recordings }) => recordings.word !== null)
  expect(recorded.length).toBeGreaterThanOrEqual(2)
  await page.reload()
  await page.getByText(`${recorded.length} van 30 ingesproken`).waitFor()
  const isLost = (trouble: string): boolean => !trouble.startsWith('console: Failed')
  expect(troubles.filter(isLost)).toEqual([])
})
