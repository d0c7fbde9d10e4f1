import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { amsterdamDate } from '@letterliaan/rules/calendar'
import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { logInClient } from '../harness/log-in.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

/** What the addresses name: a group, a child in it, an own step and a dictation of it, an intervention, a step of the product. */
const ids = {
  group_id: 0,
  student_id: 0,
  own_step_id: 0,
  dictation_id: 0,
  intervention_id: 0,
  step_id: 0,
  world: 2,
  user_id: 0,
}
game.prepareDemo(async (server) => {
  const { client } = await logInClient(server, demo.supervisor)
  const students = await client.call('GET /api/v1/begeleider/student', {})
  const student = students.find(
    ({ screen_name, group_ids }) => screen_name === 'Noor' && group_ids.length > 0,
  )
  const [group_id = 0] = student?.group_ids ?? []
  const { id: own_step_id } = await client.call('POST /api/v1/begeleider/own-step/copy', { body: { nr: 1 } })
  const body = { group_id, own_step_id, day: amsterdamDate(Date.now() / 1000) }
  const { id: dictation_id } = await client.call('POST /api/v1/begeleider/week-dictation', { body })
  const [step] = await client.call('GET /api/v1/begeleider/review/step', {})
  const plan = {
    label: 'Klinkers in tien weken',
    group_id,
    student_ids: [student?.id ?? 0],
    goals: [{ topic: 'klinkers', wanted: 75 }],
    times_per_week: 3,
    minutes: 20,
    begin_on: '2026-11-23',
    end_on: '2027-01-29',
    guide: 'Juf Marit',
    approach: 'Eerst samen, dan alleen.',
  }
  const { id: intervention_id } = await client.call('POST /api/v1/begeleider/intervention', { body: plan })
  const me = await client.call('GET /api/v1/begeleider/me', {})
  Object.assign(ids, {
    user_id: me.id,
    group_id,
    student_id: student?.id,
    own_step_id,
    dictation_id,
    intervention_id,
    step_id: step?.id,
  })
})

const app = join(import.meta.dirname, '../../apps/supervisor/src/routes')

/** Every address of the app, as its routes name them: a page that is added is looked at too. */
function listPaths(): readonly string[] {
  const addresses = readFileSync(join(app, 'addresses.ts'), 'utf8')
  const routes = readFileSync(join(app, 'pages.ts'), 'utf8')
  const named = new Map(
    [...addresses.matchAll(/(\w+): '(\/begeleider[^']*)'/gu)].map(([, name, path]) => [name, path]),
  )
  return [...routes.matchAll(/definePage\(\s*'[^']+',\s*(?:addresses\.(\w+)|'([^']+)')/gu)].map(
    ([, name, path]) => path ?? named.get(name) ?? '',
  )
}

const paths = listPaths()

test('every route of the app is looked at', () => {
  const routes = readFileSync(join(app, 'pages.ts'), 'utf8')
  expect(paths).toHaveLength(routes.split(/definePage\(/u).length - 1)
  expect(paths.filter((path) => !path.startsWith('/begeleider'))).toEqual([])
})

const fillIn = (path: string): string =>
  path.replaceAll(/\$(\w+)/gu, (_, name: string) => String(ids[name as keyof typeof ids]))

/** So many pages in one test, that none takes longer than the others of this project. */
const perTest = 6
const ofAdministrator = paths.filter((path) =>
  /^\/begeleider\/(medewerkers|logboek|privacy|inloggen-met-school|gaat-alles-goed)/u.test(path),
)
/** Of a board: not there for the staff of a school. */
const ofBoard = paths.filter((path) => path.startsWith('/begeleider/scholen'))
const ofAll = paths.filter((path) => ![...ofAdministrator, ...ofBoard].includes(path))
const parts = Array.from({ length: Math.ceil(ofAll.length / perTest) }, (_, at) =>
  ofAll.slice(at * perTest, (at + 1) * perTest),
)

test.each([
  ...parts.map((part) => [part, demo.supervisor] as const),
  [ofAdministrator, demo.administrator] as const,
])('no barriers and no sideways scrolling on %s', async (part, who) => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(who, game.server().password)
  await page.getByRole('heading', { level: 1, name: 'Vandaag' }).waitFor()
  for (const path of part) {
    await page.goto(fillIn(path))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    expect(await page.getByText('Hier is niets te vinden.').count(), path).toBe(0)
    expect(await findBarriersAtEverySize(page), path).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await wide(), path).toBeLessThanOrEqual(390)
  }
  expect(troubles).toEqual([])
})

test('by keyboard: Ctrl+K finds a child and opens it, j goes along the children, ? tells the keys; no barriers', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('heading', { level: 1, name: 'Vandaag' }).waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Zoek een kind, groep, stap of pagina' })
  await field.fill('noor')
  await page.getByRole('option', { name: /^Noor Kind/, selected: true }).waitFor()
  expect(await findBarriersAtEverySize(page), 'search').toEqual([])
  await page.keyboard.press('Enter')
  const title = page.getByRole('heading', { level: 1, name: /^Noor/ })
  await title.waitFor()
  await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true)

  await page.goto('/begeleider/kinderen')
  const names = page.getByRole('table').getByRole('rowheader').getByRole('link')
  await names.nth(1).waitFor()
  // Groups stand above the children, and are rows too.
  for (let at = 0; at < 20; at += 1) {
    if (await names.first().evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('j')
  }
  await page.keyboard.press('j')
  expect(await names.nth(1).evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('k')
  const address = await names.first().getAttribute('href')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Toetsen' }).waitFor()
  expect(await findBarriersAtEverySize(page), 'keys').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => names.first().evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${address}`)
  expect(troubles).toEqual([])
})
