import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('DAG-4 an address that no tablet reaches is said first, and no button stands out beside that; cards are made again only when asked', async () => {
  const { client } = await logInOnOtherDevice(game.server(), demo.supervisor)
  const students = await client.call('GET /api/v1/begeleider/student', {})
  const group_id = students.find(({ username }) => username === demo.worldPassed)?.group_ids[0]
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen' }).first().waitFor()
  await page.goto(`/begeleider/groep/${group_id}/kaarten`)
  await page.getByText('Print nog geen kaarten').waitFor()
  expect(await page.getByText('Print nog geen kaarten').textContent()).toContain(new URL(page.url()).host)

  const make = page.getByRole('button', { name: /^Maak \d+ kaarten$/ })
  expect(await page.getByText(/werk(t|en) daarna niet meer/).count()).toBe(0)
  let numMade = 0
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/login-cards')) numMade += 1
  })
  await make.click()
  const open = page.getByRole('link', { name: 'Open en print' })
  await open.waitFor()
  const again = page.getByRole('button', { name: /^Maak \d+ nieuwe kaarten$/ })
  await again.waitFor()
  const faceOf = (control: typeof open) =>
    control.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await faceOf(open)).toBe(await faceOf(again))
  expect(await findBarriersAtEverySize(page)).toEqual([])

  await again.click()
  const question = page.getByRole('dialog')
  await question.getByText('Die kaarten werken daarna niet meer.').waitFor()
  expect(await findBarriersAtEverySize(page), 'vraag').toEqual([])
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await question.waitFor({ state: 'detached' })
  expect(numMade).toBe(1)
  expect(troubles).toEqual([])
})
