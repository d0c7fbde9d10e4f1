import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

async function press(page: Page, name: string, key = 'Enter') {
  const button = page.getByRole('button', { name, exact: true }).first()
  await button.focus()
  await page.keyboard.press(key)
}

/** Meanwhile a colleague locks the first step of Youssef's path. */
async function saveElsewhere() {
  const { client } = await logInOnOtherDevice(game.server(), demo.supervisor)
  const youssef = (await client.call('GET /api/v1/begeleider/student', {})).find(
    ({ screen_name }) => screen_name === 'Youssef',
  )
  const params = { id: youssef?.id ?? 0 }
  const { version, path } = await client.call('GET /api/v1/begeleider/student/:id/path', { params })
  const entries = path.entries.map((entry, at) =>
    at === 0 ? Object.assign({}, entry, { lock: 'locked' as const }) : entry,
  )
  await client.call('PUT /api/v1/begeleider/student/:id/path', {
    params,
    body: { version, path: { ...path, entries } },
  })
}

test('PATH-1 PATH-7 a supervisor builds a path with the keys, sees the map before it is saved, keeps the work when a colleague was first, and the child has it', async () => {
  const { page, troubles } = await game.visit('chromebook')
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen' }).click()
  await page.getByRole('link', { name: 'Youssef' }).click()
  await page.getByRole('link', { name: 'Pad', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Pad van Youssef' }).waitFor()

  const world = page.getByRole('region', { name: 'Wereld 1' })
  const labels = async () => (await world.getByRole('checkbox').all()).length - 1
  expect(await labels()).toBe(10)
  await world.getByRole('checkbox', { name: 'Kies Woorden met nk' }).focus()
  await page.keyboard.press('Space')
  await press(page, 'Haal van het pad')
  expect(await labels()).toBe(9)
  await press(page, 'Woorden met ng omhoog', 'Alt+ArrowUp')
  await press(page, 'Instellen: Woorden met ng')
  await page.getByLabel('Wanneer gaat de stap open?').selectOption('Altijd open')
  await press(page, 'Klaar')
  // The bar at the foot lies over whichever row is scrolled below it.
  await press(page, 'Keuze wissen')
  expect(await findBarriersAtEverySize(page), 'het pad').toEqual([])

  await page.reload()
  await page.getByText('Uw wijzigingen zijn nog niet bewaard.').waitFor()
  await press(page, 'Bekijk de kaart')
  const map = page.getByRole('list', { name: 'Stappen van wereld 1' })
  await map.waitFor()
  const seen = await map.getByRole('listitem').allInnerTexts()
  expect(seen).toHaveLength(9)
  expect(seen.slice(-2).map((text) => text.split(':')[0])).toEqual([
    'Woorden met ng',
    'Woorden met sch en schr',
  ])
  await page.keyboard.press('Escape')

  await saveElsewhere()
  await press(page, 'Bewaar')
  await page.getByText('Iemand anders heeft dit pad intussen gewijzigd.').first().waitFor()
  await press(page, 'Bekijk het nieuwere pad')
  const newer = page.getByRole('dialog', { name: 'Het nieuwere pad' })
  await newer.getByRole('listitem').filter({ hasText: 'Korte klank' }).getByText('anders ingesteld').waitFor()
  expect(await findBarriersAtEverySize(page), 'het nieuwere pad').toEqual([])
  await page.keyboard.press('Escape')
  await press(page, 'Zet mijn wijzigingen erop')
  expect(await labels()).toBe(9)
  await world.getByRole('listitem').filter({ hasText: 'Korte klank' }).getByText('op slot').waitFor()
  await press(page, 'Bewaar')
  await page.getByText('Bewaard. Dit is nu het pad van Youssef.').waitFor()

  const { page: played } = await game.arrive(demo.halfway, 'chromebook', '/wereld/1')
  await played.getByRole('link', { name: /^Stap 8: Woorden met ng\. Open/ }).waitFor()
  expect(await played.getByText('Woorden met nk').count()).toBe(0)

  await press(page, 'Ongedaan maken')
  await expect.poll(labels).toBe(10)
  expect(troubles).toEqual([expect.stringMatching(/^409 .*\/path$/)])
})
