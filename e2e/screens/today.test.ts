import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { logInClient } from '../harness/log-in.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('VAN-1 VAN-2 ZEG-5 the first page shows how to begin and what needs a supervisor, until it is done or put away', async () => {
  const step = { username: demo.halfway, world: 1, position: 6 }
  game.server().prepare.step(step, { status: 6, is_complete: 0 })
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Zet stappen klaar (klaar)' }).waitFor()
  await page.getByRole('link', { name: 'Print de inlogkaarten', exact: true }).waitFor()
  await page.getByRole('heading', { name: /^Youssef haalde dictee ‘6\./ }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])

  const { client } = await logInClient(game.server(), demo.halfway)
  const report = { category: 'bug_word', title: 'De kat blaft', description: 'Echt.', data: '{}' } as const
  await client.call('POST /api/v1/user-report', { body: report })
  await page.reload()
  // A child plays by now, and still there are no cards.
  await page.getByRole('link', { name: 'Print de inlogkaarten', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Lees: 1 melding is niet afgehandeld' }).click()
  await page.getByRole('button', { name: 'Afgehandeld: De kat blaft' }).click()
  await page.getByText('De melding is afgehandeld.').waitFor()

  game.server().prepare.step(step, { status: 0 })
  await page.getByRole('link', { name: 'Vandaag' }).click()
  await page.getByRole('button', { name: 'Niet meer tonen' }).click()
  // Children of the demo that have not practised for a while are told of too.
  const seen = page.getByRole('button', { name: /^Gezien: / })
  await page.getByRole('heading', { name: 'Mijn groepen' }).waitFor()
  for (let left = await seen.count(); left > 0; left -= 1) {
    await seen.first().click()
    await expect.poll(() => seen.count(), { timeout: 20_000 }).toBe(left - 1)
  }
  await page.getByText('Er wacht niets op u.').waitFor()
  await page.reload()
  await page.getByText('Er wacht niets op u.').waitFor()
  expect(await page.getByText('Zo begint u').count()).toBe(0)
  expect(troubles).toEqual([])
})
