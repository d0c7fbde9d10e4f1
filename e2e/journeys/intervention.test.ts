import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { logInClient } from '../harness/log-in.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

async function findYoussef() {
  const { client } = await logInClient(game.server(), demo.supervisor)
  const students = await client.call('GET /api/v1/begeleider/student', {})
  const groups = await client.call('GET /api/v1/begeleider/group', {})
  const youssef = students.find(({ screen_name }) => screen_name === 'Youssef')
  return {
    id: youssef?.id ?? 0,
    group: groups.find(({ id }) => youssef?.group_ids.includes(id))?.name ?? '',
  }
}

test('DOE-8 an intervention is planned for a child of a group, measured, printed, and stands at the child', async () => {
  const { id, group } = await findYoussef()
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await page.getByRole('link', { name: group, exact: true }).first().click()
  await page.getByRole('link', { name: 'Nieuwe interventie' }).click()
  await page.getByLabel('Naam', { exact: true }).fill('Lange klanken')
  await page.getByLabel('Onderdeel 1').selectOption('klinkers')
  await page.getByLabel('Naar').selectOption('70')
  await page.getByRole('checkbox', { name: 'Youssef' }).check()
  await page.getByLabel('Aanpak en materiaal').fill('Eerst samen, dan alleen.')
  expect(await findBarriersAtEverySize(page), 'plannen').toEqual([])
  await page.getByRole('button', { name: 'Plan de interventie' }).click()

  await page.getByRole('heading', { name: 'Wat zeggen de metingen?' }).waitFor()
  await page.getByText('Niet te zeggen: er is geen beginmeting.').waitFor()
  await page.getByRole('button', { name: 'Zet de beginmeting klaar' }).click()
  const waits = page.getByRole('listitem').filter({ hasText: /^Youssef.* \(klaargezet: vandaag\)$/ })
  await waits.getByRole('link').waitFor()
  expect(await page.getByRole('button', { name: 'Zet de beginmeting klaar' }).count()).toBe(0)
  expect(await findBarriersAtEverySize(page), 'interventie').toEqual([])
  await page.emulateMedia({ media: 'print' })
  await page.getByText(/^Besproken met ouders op/).waitFor()
  expect(await page.getByLabel(/voor het eigen dossier/).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Wijzig het plan' }).click()
  await page.getByRole('heading', { name: 'Interventie wijzigen' }).waitFor()
  expect(await findBarriersAtEverySize(page), 'wijzigen').toEqual([])

  await page.goto(`/begeleider/kind/${id}`)
  const panel = page.getByRole('region', { name: 'Interventies' })
  await panel.getByRole('link', { name: 'Lange klanken' }).waitFor()
  await panel.getByRole('button', { name: 'Scores invullen' }).click()
  await page.getByLabel('Toets 1').fill('DMT')
  await page.getByLabel('Afgenomen op').first().fill('2026-01-20')
  await page.getByLabel('Score').first().fill('V-')
  expect(await findBarriersAtEverySize(page), 'scores').toEqual([])
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await panel.getByText('DMT, 20 januari 2026: V-').waitFor()
  expect(await findBarriersAtEverySize(page), 'kind').toEqual([])
  expect(troubles).toEqual([])
})
