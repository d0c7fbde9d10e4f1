import { cardPictureNames } from '@letterliaan/contract/card-pictures'
import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { pressByKey, tabTo } from '../pages/press-keys.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('CARD-1 CARD-4 CARD-5 by keyboard alone cards are printed and a device is allowed, on which a child then chooses itself', async () => {
  const { client } = await logInOnOtherDevice(game.server(), demo.supervisor)
  const students = await client.call('GET /api/v1/begeleider/student', {})
  const noor = students.find(({ username }) => username === demo.worldPassed)
  const id = noor?.id ?? 0
  const { page, child, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen' }).first().waitFor()
  await page.goto(`/begeleider/groep/${noor?.group_ids[0]}`)
  await pressByKey(page, page.getByRole('link', { name: 'Inlogkaarten' }))
  await page.getByRole('heading', { name: /^Inlogkaarten van/ }).waitFor()
  await tabTo(page, page.getByRole('radio', { name: /^Alle \d+ kinderen/ }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('checkbox', { name: noor?.name ?? '' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('radio', { name: 'Zonder plaatjes' }))
  await page.keyboard.press('ArrowRight')
  const printed = page.waitForResponse('**/login-cards')
  await pressByKey(page, page.getByRole('button', { name: 'Maak 1 kaart' }))
  expect((await printed).headers()['content-type']).toBe('application/pdf')
  await page.getByText('De kaarten zijn klaar.').waitFor()
  await tabTo(page, page.getByRole('link', { name: 'Open en print' }))
  await tabTo(page, page.getByLabel('Naam van dit apparaat'))
  await page.keyboard.type('Tablet bij het raam')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Stop op Tablet bij het raam' }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])

  const { pictures } = await client.call('POST /api/v1/begeleider/student/:id/exchange-token', {
    params: { id },
    body: { kind: 'login_card', with_pictures: true },
  })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Wie ben jij?' }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await pressByKey(page, page.getByRole('button', { name: noor?.screen_name ?? '' }))
  await page.getByRole('list', { name: 'Plaatjes' }).waitFor()
  for (const picture of pictures ?? []) {
    await tabTo(page, page.getByRole('button', { name: new RegExp(`^${cardPictureNames[picture]}`) }))
    await page.keyboard.press('Space')
  }
  await pressByKey(page, page.getByRole('button', { name: 'Starten' }))
  await page.getByRole('link', { name: /^Wereld 2/ }).waitFor()
  await child.logOut()
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

test('DAG-6 one code on the board pairs the tablets of a class, on which a child chooses itself; the school unpairs all', async () => {
  const { client } = await logInOnOtherDevice(game.server(), demo.supervisor)
  const students = await client.call('GET /api/v1/begeleider/student', {})
  const noor = students.find(({ username }) => username === demo.worldPassed)
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen' }).first().waitFor()
  await page.goto(`/begeleider/groep/${noor?.group_ids[0]}/kaarten`)
  await page.getByRole('button', { name: 'Maak een koppelcode' }).click()
  const code = await page.getByText(/^(?:[A-Z\d]{3} ?){3}$/).innerText()
  await page.getByRole('img', { name: 'QR-code' }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])

  const typing = await game.visit('ipad')
  await typing.page.goto('/')
  await typing.page.getByRole('link', { name: 'Koppel dit apparaat' }).click()
  await typing.page.getByLabel('De code van juf of meester').fill('CCC CCC CCC')
  await typing.child.press('Koppel')
  await typing.page.getByText('Deze code klopt niet, of werkt niet meer.').waitFor()
  expect(await findBarriersAtEverySize(typing.page)).toEqual([])
  await typing.page.getByLabel('De code van juf of meester').fill(code)
  await typing.child.press('Koppel')
  await typing.page.getByRole('heading', { name: 'Wie ben jij?' }).waitFor()
  await typing.page.getByRole('button', { name: noor?.screen_name ?? '' }).waitFor()

  const scanning = await game.visit('ipad')
  await scanning.page.goto(`/login/koppel#${code.replaceAll(' ', '')}`)
  await scanning.child.press('Koppel')
  await scanning.page.getByRole('heading', { name: 'Wie ben jij?' }).waitFor()
  await scanning.page.reload()
  await scanning.page.getByRole('heading', { name: 'Wie ben jij?' }).waitFor()

  await page.getByText('Apparaat 2').waitFor()
  await page.getByRole('button', { name: 'Ontkoppel alle 2 apparaten' }).click()
  await page.getByText('Alle apparaten van deze groep zijn ontkoppeld.').waitFor()
  for (const device of [typing.page, scanning.page]) {
    await device.reload()
    await device.getByLabel('E-mailadres').waitFor()
  }
  expect(troubles).toEqual([])
})
