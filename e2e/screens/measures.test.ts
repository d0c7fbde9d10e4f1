import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { logInOnOtherDevice, type OtherDevice } from '../harness/other-device.ts'
import { supervisorAt } from '../pages/supervisor.ts'
import { watchToets, writeToets } from '../pages/take-toets.ts'

const game = useGame()

/** Answers the part that waits, each word right, until so many are left. */
async function answerPart({ client }: OtherDevice, wordsLeft: number): Promise<void> {
  const [part] = await client.call('GET /api/v1/measure', {})
  const params = { id: part?.test_id ?? 0 }
  let toets = await client.call('GET /api/v1/test/:id', { params })
  while (toets.order.length - toets.word_index > wordsLeft) {
    const word = toets.current_word ?? ''
    const body = { step_id: toets.current_step ?? 0, word, num_errors: 0, data: { answer: word } }
    toets = await client.call('PUT /api/v1/test/:id', { params, body })
  }
}

async function openMeasures() {
  const visit = await game.visit()
  const { page } = visit
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await page.getByRole('link', { name: 'Youssef' }).click()
  await page.getByRole('link', { name: 'Metingen', exact: true }).click()
  return visit
}

test('MEET-1 MEET-2 MEET-3 a measure is given, taken in two sittings, and what it proposes is taken over', async () => {
  const { page: desk, troubles: deskTroubles } = await openMeasures()
  await desk.getByText('Er is nog geen meting.').waitFor()
  await desk.getByRole('button', { name: 'Meting klaarzetten' }).click()
  await desk.getByRole('radio', { name: 'Startmeting' }).waitFor()
  await desk.getByRole('button', { name: 'Zet klaar' }).click()
  await desk.getByText('Staat klaar', { exact: true }).waitFor()

  const device = await logInOnOtherDevice(game.server(), demo.halfway)
  // The badge of a first visit is no part of this.
  await device.client.call('POST /api/v1/activity', { body: { type: 'enter_treehouse' } })
  const { page, child, latest, troubles } = await arrive()
  await page.goto('/boomhut')
  await page.getByRole('heading', { name: 'Er staat een meting voor je klaar' }).waitFor()
  expect(await findBarriersAtEverySize(page), 'boomhut').toEqual([])
  await answerPart(device, 2)
  await page.goto('/wereld/1')
  const [left] = await device.client.call('GET /api/v1/measure', {})
  const numLeft = (left?.num_words ?? 0) - (left?.num_done ?? 0)
  await page.getByText(numLeft === 1 ? 'Nog 1 woord.' : `Nog ${numLeft} woorden, of minder.`).waitFor()
  expect(await findBarriersAtEverySize(page), 'kaart').toEqual([])
  await page.getByRole('link', { name: 'Ga verder!' }).click()
  await child.press('Start!')
  await writeToets(child, latest(), () => false)
  await page.getByText('Klaar! Goed gewerkt. Je begeleider kijkt ernaar.').waitFor()
  expect(await findBarriersAtEverySize(page), 'klaar').toEqual([])
  await child.press('Ga naar de boomhut')
  await page.waitForURL('**/boomhut')
  expect(await page.getByRole('complementary', { name: 'Meting' }).count()).toBe(0)

  const stepsOf = async () => (await device.client.call('GET /api/v1/step', {}))['1'] ?? []
  const before = await stepsOf()
  await desk.reload()
  await desk.getByRole('heading', { name: /^Voorstel na de startmeting/ }).waitFor()
  await desk.getByRole('row', { name: /Korte en lange klanken/ }).waitFor()
  expect(await findBarriersAtEverySize(desk), 'voorstel').toEqual([])
  const waive = desk.getByRole('checkbox', { name: /Overslaan/ })
  const numProposed = await waive.count()
  expect(numProposed).toBeGreaterThan(1)
  await waive.last().uncheck()
  expect(await stepsOf()).toEqual(before)
  await desk.getByRole('button', { name: 'Overnemen', exact: true }).click()
  await desk.getByText('Het voorstel is overgenomen.').waitFor()
  const after = await stepsOf()
  const newlyPassed = after.filter((step, at) => step.is_complete && before[at]?.is_complete !== true)
  expect(newlyPassed.length).toBeGreaterThan(0)
  expect(await desk.getByText('Overgenomen', { exact: true }).count()).toBe(numProposed - 1)
  expect([...troubles, ...deskTroubles]).toEqual([])
})

async function arrive() {
  const visit = await game.arrive(demo.halfway)
  return { ...visit, ...watchToets(visit.page) }
}
