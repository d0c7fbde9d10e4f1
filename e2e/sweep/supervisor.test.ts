import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import type { Client } from '@letterliaan/contract/client'
import { beforeAll, expect, test } from 'vitest'
import { interventionLimits } from '@letterliaan/contract/limits'
import { navigateTo, screenSizes } from '../harness/browser.ts'
import { demoUsernames, setUpStayingVisit } from '../harness/game.ts'
import { logInClient } from '../harness/log-in.ts'
import { zoomedSize } from '../harness/measure-layout.ts'
import { supervisorAt } from '../pages/supervisor.ts'
import { expectNoFaults, findFaults } from './find-faults.ts'
import { sweepDialogs, type Sweeper } from './sweep-dialogs.ts'

const { visit, server } = setUpStayingVisit()

async function fillClass(client: Client, group: string): Promise<void> {
  await client.call('POST /api/v1/begeleider/roster/import', {
    body: {
      decisions: Array.from({ length: classSize }, (_, at) => ({
        action: 'add' as const,
        student_id: null,
        row: {
          line: at + 1,
          first_name: `Kind${at + 1}`,
          last_name: 'van der Klas',
          key: null,
          eckid: null,
          group_names: [group],
          level_id: null,
        },
      })),
      archive: [],
      is_complete: false,
    },
  })
}

const classSize = 30

/** Makes the rows that addresses refer to. */
async function makeIds(client: Client) {
  const students = await client.call('GET /api/v1/begeleider/student', {})
  const student = students.find(
    ({ screen_name, group_ids }) => screen_name === 'Noor' && group_ids.length > 0,
  )
  const [group_id = 0] = student?.group_ids ?? []
  const groups = await client.call('GET /api/v1/begeleider/group', {})
  await fillClass(client, groups.find(({ id }) => id === group_id)?.name ?? '')
  const inClass = (await client.call('GET /api/v1/begeleider/student', {})).filter(({ group_ids }) =>
    group_ids.includes(group_id),
  )
  const { id: own_step_id } = await client.call('POST /api/v1/begeleider/own-step/copy', { body: { nr: 1 } })
  const day = toAmsterdamDate(Date.now() / 1000)
  const dictation = await client.call('POST /api/v1/begeleider/week-dictation', {
    body: { group_id, own_step_id, day },
  })
  const ofIntervention = new Set([student?.id ?? 0, ...inClass.map(({ id }) => id)])
  const intervention = await client.call('POST /api/v1/begeleider/intervention', {
    body: {
      label: 'Klinkers in tien weken',
      group_id,
      student_ids: [...ofIntervention].slice(0, interventionLimits.students),
      goals: [{ topic: 'klinkers', wanted: 75 }],
      times_per_week: 3,
      minutes: 20,
      begin_on: '2026-11-23',
      end_on: '2027-01-29',
      guide: 'Juf Marit',
      approach: 'Eerst samen, dan alleen.',
    },
  })
  const [step] = await client.call('GET /api/v1/begeleider/review/step', {})
  const { id: user_id } = await client.call('GET /api/v1/begeleider/me', {})
  return {
    group_id,
    student_id: student?.id ?? 0,
    own_step_id,
    dictation_id: dictation.id,
    intervention_id: intervention.id,
    step_id: step?.id ?? 0,
    world: 2,
    user_id,
  }
}

/** Lists every address in the app's routes, so that new pages are included. */
function listPaths(): readonly string[] {
  const routes = join(import.meta.dirname, '../../apps/supervisor/src/routes')
  const addresses = readFileSync(join(routes, '../app/addresses.ts'), 'utf8')
  const named = new Map(
    [...addresses.matchAll(/(\w+): '(\/begeleider[^']*)'/gu)].map(([, name, path]) => [name, path]),
  )
  const pages = readFileSync(join(routes, 'pages.ts'), 'utf8')
  const paths = [...pages.matchAll(/definePage\(\s*'[^']+',\s*(?:addresses\.(\w+)|'([^']+)')/gu)].map(
    ([, name, path]) => path ?? named.get(name) ?? '',
  )
  expect(paths).toHaveLength(pages.split(/definePage\(/u).length - 1)
  expect(paths.filter((path) => !path.startsWith('/begeleider'))).toEqual([])
  return paths
}

let ids: Awaited<ReturnType<typeof makeIds>>
let dialogs: Sweeper
beforeAll(async () => {
  ids = await makeIds((await logInClient(server(), demoUsernames.supervisor)).client)
  // An administrator can open every page of a school.
  server().prepare.user(demoUsernames.supervisor, { role: 'beheerder' })
  const { page } = visit()
  await supervisorAt(page).logIn(demoUsernames.supervisor, server().password)
  await page.getByRole('heading', { level: 1, name: 'Vandaag' }).waitFor()
  dialogs = sweepDialogs(page)
})

const ofBoard = /^\/begeleider\/scholen/

test.each(listPaths().filter((path) => !ofBoard.test(path)))(
  'TIEN-2 %s is at most three screens high, and has no barriers or layout faults, nor have its dialogs',
  async (path) => {
    const { page, troubles } = visit()
    troubles.length = 0
    const address = path.replaceAll(/\$(\w+)/gu, (_, name: string) => String(ids[name as keyof typeof ids]))
    await navigateTo(page, address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    expect(await page.getByText('Hier is niets te vinden.').count()).toBe(0)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, `${address} is ${height} px`).toBeLessThanOrEqual(3 * screenSizes.chromebook.height)
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true
    })
    expectNoFaults(await findFaults(page, 'html', [zoomedSize]))
    expectNoFaults(troubles)
    expectNoFaults(await dialogs.openDialogs(path, /^Uitloggen/))
  },
)

test('the sweep opened more than 10 dialogs', () => {
  expect(dialogs.opened.size, [...dialogs.opened].join(', ')).toBeGreaterThan(10)
})
