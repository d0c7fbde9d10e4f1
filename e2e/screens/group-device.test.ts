import { cardPictureNames } from '@letterliaan/contract/card-pictures'
import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('CARD-1 CARD-5 a supervisor prints cards and allows a device, on which a child then chooses itself', async () => {
  const { client } = await logInOnOtherDevice(game.server(), demo.supervisor)
  const students = await client.call('GET /api/v1/begeleider/student', {})
  const noor = students.find(({ username }) => username === demo.worldPassed)
  const id = noor?.id ?? 0
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen' }).first().waitFor()
  await page.goto(`/begeleider/groep/${noor?.group_ids[0]}/kaarten`)
  await page.getByRole('heading', { name: /^Inlogkaarten van/ }).waitFor()
  await page.getByText('Met plaatjes, op een lijst voor u').click()
  const printed = page.waitForResponse('**/login-cards')
  await page.getByRole('button', { name: /^Maak \d+ kaart/ }).click()
  expect((await printed).headers()['content-type']).toBe('application/pdf')
  await page.getByText('De kaarten zijn klaar.').waitFor()
  await page.getByLabel('Naam van dit apparaat').fill('Tablet bij het raam')
  await page.getByRole('button', { name: 'Sta dit apparaat toe' }).click()
  await page.getByRole('button', { name: 'Stop op Tablet bij het raam' }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])

  const { pictures } = await client.call('POST /api/v1/begeleider/student/:id/exchange-token', {
    params: { id },
    body: { kind: 'login_card', with_pictures: true },
  })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Wie ben jij?' }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await page.getByRole('button', { name: noor?.screen_name ?? '' }).click()
  for (const picture of pictures ?? [])
    await page.getByRole('button', { name: new RegExp(`^${cardPictureNames[picture]}`) }).click()
  await page.getByRole('button', { name: 'Starten' }).click()
  await page.getByRole('link', { name: /^Wereld 2/ }).waitFor()
  await page.getByRole('link', { name: 'Uitloggen' }).click()
  await page.getByRole('heading', { name: 'Wie ben jij?' }).waitFor()
  expect(troubles).toEqual([])

  const group_id = noor?.group_ids[0] ?? 0
  const [device] = await client.call('GET /api/v1/begeleider/group/:id/device', { params: { id: group_id } })
  await client.call('DELETE /api/v1/begeleider/group/:id/device/:device_id', {
    params: { id: group_id, device_id: device?.id ?? 0 },
  })
  await page.reload()
  await page.getByLabel('E-mailadres').waitFor()
})
