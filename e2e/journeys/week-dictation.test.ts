import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { expect, test } from 'vitest'
import { demoUsernames, useGame } from '../harness/game.ts'
import { logInClient } from '../harness/log-in.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import type { ChildAtGame } from '../pages/child.ts'
import { supervisorAt } from '../pages/supervisor.ts'
import { watchToets, writeToets } from '../pages/take-toets.ts'

const game = useGame()

async function findGroup(): Promise<string> {
  const { client } = await logInClient(game.server(), demoUsernames.supervisor)
  const students = await client.call('GET /api/v1/begeleider/student', {})
  const youssef = students.find(({ screen_name }) => screen_name === 'Youssef')
  const groups = await client.call('GET /api/v1/begeleider/group', {})
  return groups.find(({ id }) => youssef?.group_ids.includes(id))?.name ?? ''
}

/** Copies the missed word: looks at it, and then writes it from memory (ZIN-3). */
async function writeOver({ page, press }: ChildAtGame, word: string): Promise<void> {
  await press('Schrijf je fouten nog een keer goed')
  await page.getByRole('heading', { name: 'Dit woord schrijf je nog een keer' }).waitFor()
  await press('Schrijf het woord')
  await page.getByRole('textbox').fill(word)
  await page.keyboard.press('Enter')
  await page.getByText('Knap! Je hebt 1 woord nog een keer geschreven.').waitFor()
  await press('Bekijk je uitslag')
  await page.getByText('Klaar! Goed gewerkt.').waitFor()
}

test('DOE-5 DOE-7 ZIN-3 a group gets a list for a date, a child takes the dictation, and its result is shown', async () => {
  const name = await findGroup()
  const { page: desk, troubles: deskTroubles } = await game.visit()
  await supervisorAt(desk).logIn(demoUsernames.supervisor, game.server().password)
  await desk.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await desk.getByRole('link', { name, exact: true }).first().click()
  await desk.getByText('Deze groep heeft nog geen weekdictee.').waitFor()
  await desk.getByRole('link', { name: 'Woorden van de week' }).click()
  await desk.getByRole('textbox', { name: 'Uw woorden' }).fill('bakker\nkikker\nladder\nzomer')
  await desk.getByRole('button', { name: 'Bekijk de woorden' }).click()
  await desk
    .getByText(new RegExp(`kinder(en)? van ${name} krijg(en|t) de woorden in de boomhut, en het dictee`))
    .waitFor()
  await desk.getByLabel('Dag van het dictee').fill(toAmsterdamDate(Date.now() / 1000))
  await desk.getByText('woorden zijn ontleed').waitFor({ state: 'detached' })
  await desk.getByRole('button', { name: 'Zet klaar voor de groep' }).click()
  await desk.getByRole('heading', { name: 'Hoe ging het per kind?' }).waitFor()

  const device = await logInOnOtherDevice(game.server(), demoUsernames.halfway)
  // Records the first visit, so that its badge does not appear.
  await device.client.call('POST /api/v1/activity', { body: { type: 'enter_treehouse' } })
  const { page, child, troubles } = await game.arrive(demoUsernames.halfway)
  const { opened } = watchToets(page)
  await page.goto('/boomhut')
  await page.getByRole('heading', { name: 'Vandaag is het dictee van deze week' }).waitFor()
  await page.getByRole('complementary', { name: 'Weekdictee' }).getByRole('link').click()
  await child.press('Start!')
  const toets = await opened()
  const wrong = toets.order[1]?.word ?? ''
  await writeToets(child, toets, (index) => index === 1)
  await page.getByText('Klaar! Goed gewerkt.').waitFor()
  await writeOver(child, wrong)
  await child.press('Ga naar de boomhut')
  await page.waitForURL('**/boomhut')
  expect(await page.getByRole('complementary', { name: 'Weekdictee' }).count()).toBe(0)

  await desk.reload()
  const row = desk.getByRole('row', { name: /Youssef/ })
  await row.getByText('3 van 4').waitFor()
  await row.getByText(`${wrong} (${wrong}x)`).waitFor()
  await desk.getByRole('row', { name: new RegExp(`^${wrong}`) }).waitFor()
  await desk
    .getByRole('button', { name: /^Kijk na/ })
    .first()
    .click()
  await desk.getByRole('heading', { name: /^Nakijken/ }).waitFor()
  await desk.getByRole('button', { name: 'Annuleren' }).click()
  await desk.getByRole('link', { name, exact: true }).click()
  await desk.getByText('1 van 5 gemaakt').waitFor()
  expect([...troubles, ...deskTroubles]).toEqual([])
})
