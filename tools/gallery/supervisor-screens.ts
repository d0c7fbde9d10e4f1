import type { Page } from 'playwright-core'
import { demoUsernames } from '../../e2e/harness/game.ts'
import { logInClient } from '../../e2e/harness/log-in.ts'
import { supervisorAt } from '../../e2e/pages/supervisor.ts'
import type { Camera } from './camera.ts'
import type { GalleryStage } from './stage.ts'

const retriesMs = 5000
const problem = JSON.stringify({ title: 'Er ging iets mis.', status: 500 })

/** Requests of pages. The frame around the pages makes those of identity and the live channel. */
const ownCalls = /\/api\/v1\/(?:begeleider\/(?!me$|live$)|book|user-report)/
/** Pages that make no requests, so that none can be pending or fail. */
const fetchesNothing = new Set(['bestaat-niet', 'stappen/woorden'])

/** Lists pages for the first group, a child halfway, and a step of the product. */
async function listPages({ server }: GalleryStage): Promise<Readonly<Record<string, string>>> {
  const { client } = await logInClient(server, demoUsernames.supervisor)
  const students = await client.call('GET /api/v1/begeleider/student', {})
  const [group] = await client.call('GET /api/v1/begeleider/group', {})
  const child = students.find(({ username }) => username === demoUsernames.halfway)?.id
  const [step] = await client.call('GET /api/v1/begeleider/review/step', {})
  return {
    vandaag: '',
    'nu bezig': 'nu',
    kinderen: 'kinderen',
    'kinderen toevoegen': 'kinderen/toevoegen',
    archief: 'kinderen/archief',
    groep: `groep/${group?.id}`,
    'groep volgend jaar': `groep/${group?.id}/volgend-jaar`,
    'groep kaarten': `groep/${group?.id}/kaarten`,
    'groep pad': `groep/${group?.id}/pad`,
    'groep inzicht': `groep/${group?.id}/inzicht`,
    kind: `kind/${child}`,
    'kind kaart': `kind/${child}/kaart`,
    'kind pad': `kind/${child}/pad`,
    'kind inzicht': `kind/${child}/inzicht`,
    'kind geschiedenis': `kind/${child}/geschiedenis`,
    'kind metingen': `kind/${child}/metingen`,
    'kind niet gevonden': 'kind/999999',
    stappen: 'stappen',
    'eigen woorden': 'stappen/woorden',
    uitspraak: 'uitspraak',
    'uitspraak wereld': 'uitspraak/wereld/1',
    'uitspraak stap': `uitspraak/stap/${step?.id}`,
    stemmen: 'uitspraak/stemmen',
    'middag inspreken': 'uitspraak/stemmen/inspreken',
    'klinkt raar': 'uitspraak/klinkt-raar',
    boeken: 'boeken',
    meldingen: 'meldingen',
    instellingen: 'instellingen',
    'niet gevonden': 'bestaat-niet',
  }
}

async function takePage(page: Page, camera: Camera, name: string, path: string): Promise<void> {
  await page.goto(`/begeleider/${path}`.replace(/\/$/, ''))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByText('Aan het laden').first().waitFor({ state: 'detached' })
  await camera.take(page, name)
}

export async function takeSupervisorScreens(stage: GalleryStage, camera: Camera): Promise<void> {
  const page = await stage.visit('/begeleider')
  await page.getByLabel('E-mailadres').waitFor()
  await camera.take(page, 'begeleider/inloggen')
  await supervisorAt(page).logIn(demoUsernames.supervisor, stage.server.password)
  await page.getByRole('heading', { name: 'Vandaag' }).waitFor()
  const pages = await listPages(stage)
  for (const [screen, path] of Object.entries(pages)) {
    const name = `begeleider/${screen}`
    await camera.attempt(name, () => takePage(page, camera, name, path))
  }
  for (const state of ['laadt', 'mislukt'] as const) {
    await page.route(ownCalls, (route) =>
      state === 'laadt'
        ? new Promise(() => undefined)
        : route.fulfill({ status: 500, contentType: 'application/problem+json', body: problem }),
    )
    for (const [screen, path] of Object.entries(pages).filter(([, to]) => !fetchesNothing.has(to))) {
      const name = `begeleider/${screen} ${state}`
      await camera.attempt(name, async () => {
        await page.goto(`/begeleider/${path}`.replace(/\/$/, ''))
        if (state === 'laadt') await page.getByText('Aan het laden').first().waitFor()
        else await page.waitForTimeout(retriesMs)
        await camera.take(page, name)
      })
    }
    await page.unroute(ownCalls)
  }
  await page.context().close()
}
