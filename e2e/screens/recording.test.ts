import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { speakIntoMicrophone, type Speech } from '../harness/speaking-microphone.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

/** The words of a step, and a page on which they are recorded. */
async function record(label: string, speech: Speech) {
  const { client } = await logInOnOtherDevice(game.server(), demo.supervisor)
  const steps = await client.call('GET /api/v1/begeleider/review/step', {})
  const id = steps.find((step) => step.label === label)?.id ?? 0
  const { page, context, troubles } = await game.visit()
  await speakIntoMicrophone(page, speech)
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByText('Juf Marit').first().waitFor()
  await page.goto(`/begeleider/uitspraak/stap/${id}/inspreken`)
  await page.getByText('0 van 30 ingesproken').waitFor()
  const rows = page.getByRole('region', { name: 'Wat er is ingesproken' }).getByRole('listitem')
  const readKept = async () => {
    const { words } = await client.call('GET /api/v1/begeleider/review/step/:id', { params: { id } })
    return Object.values(words)
      .flat()
      .flatMap(({ word, recordings }) => (recordings.word === null ? [] : [word]))
  }
  return { page, context, troubles, rows, readKept, begin: page.getByRole('button', { name: 'Begin' }) }
}

test('STEM-1 a step is spoken word after word with one press, and what is kept is there when one comes back', async () => {
  const { page, troubles, rows, readKept, begin } = await record('Lange klank', { loudness: 0.3 })
  expect(await findBarriersAtEverySize(page), 'before').toEqual([])
  await begin.click()
  await rows.nth(1).getByText('bewaard').waitFor()
  await page.keyboard.press(' ')
  await page.getByText('De microfoon staat uit.').waitFor()
  expect(await findBarriersAtEverySize(page), 'after').toEqual([])
  expect(await rows.getByText('te zacht').count()).toBe(0)
  const kept = await readKept()
  expect(kept.length).toBeGreaterThanOrEqual(2)

  await page.reload()
  await page.getByText(`${kept.length} van 30 ingesproken`).waitFor()
  await rows
    .nth(0)
    .getByRole('button', { name: /^Beluister de opname:/ })
    .click()
  expect(troubles).toEqual([])
})

test('STEM-1 without a network one goes on speaking; what waits is kept as soon as the network is back', async () => {
  const { page, context, rows, readKept, begin } = await record('Woorden met ng', { loudness: 0.3 })
  await begin.click()
  await context.setOffline(true)
  await rows.nth(0).getByText('wacht').waitFor()
  await rows.nth(1).getByText('wacht').waitFor()
  await page.getByText(/^Er is nu geen verbinding/).waitFor()
  expect(await readKept()).toEqual([])
  await page.getByRole('button', { name: 'Pauze' }).click()
  await context.setOffline(false)
  await rows.nth(1).getByText('bewaard').waitFor()
  expect((await readKept()).length).toBeGreaterThanOrEqual(2)
})

test('STEM-1 who speaks too softly is told so beside the word', async () => {
  const { page, rows, begin } = await record('Woorden met nk', { loudness: 0.006 })
  await begin.click()
  await rows.nth(0).getByText('te zacht').waitFor()
  await page.getByRole('button', { name: 'Pauze' }).click()
})
