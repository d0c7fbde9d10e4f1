import { expect, test } from 'vitest'
import { addresses } from '../../apps/game/src/app/addresses.ts'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'

const game = useGame({ RENEWAL_URL: 'https://winkel.test/verlengen', RENEWAL_SECRET: 'geheim'.repeat(6) })
const yesterday = Math.floor(Date.now() / 1000) - 86_400
const nextYear = yesterday + 366 * 86_400

const setSubscription = (fields: Readonly<Record<string, string | number>>) =>
  game.server().prepare.subscription(demo.halfway, { kind: 'demo', can_be_renewed: 1, ...fields })

/** A child that has logged in while its subscription had ended. */
async function arriveExpired() {
  const visit = await game.visit()
  const { page } = visit
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(demo.halfway)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(game.server().password)
  await visit.child.press('Starten')
  await page.waitForURL('**/bestellen')
  return visit
}

test('SUB-1 a valid subscription says so', async () => {
  setSubscription({ until: nextYear })
  const { page } = await game.arrive(demo.halfway, 'chromebook', '/bestellen')
  await page.getByText('U heeft een geldig abonnement.').waitFor()
  expect(await page.getByRole('button', { name: 'Nu verlengen' }).count()).toBe(0)
})

test('SUB-2 SUB-4 NAV-6 an expired demo: its texts, every page leads there, and the button leads to the place to renew with a signed token; no barriers', async () => {
  setSubscription({ until: yesterday })
  const { page, child } = await arriveExpired()
  for (const address of ['/fase/1/stap/1000/100001', '/']) {
    await page.goto(address)
    await page.waitForURL('**/bestellen')
  }
  await page.getByText('Helaas, uw demo abonnement is verlopen.').waitFor()
  await page.getByText('U kunt verder met Letterliaan Proef door nu direct te verlengen.').waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])

  const renewal = '**/renewal-token/*'
  await page.route(renewal, (route) => route.abort())
  await child.press('Nu verlengen')
  await page.getByRole('button', { name: 'Bestellen niet mogelijk' }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await page.getByRole('button', { name: 'Nu verlengen' }).waitFor()
  await page.unroute(renewal)

  await page.route('https://winkel.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Winkel</h1>' }),
  )
  await child.press('Nu verlengen')
  await page.getByRole('heading', { name: 'Winkel' }).waitFor()
  const token = new URL(page.url()).searchParams.get('token') ?? ''
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object
  expect(claims).toMatchObject({ iss: 'letterliaan', aud: 'https://winkel.test' })
  await page.goto(addresses.logout)
  await page.getByText('Uitgelogd').waitFor()
})

test('SUB-3 AUTH-3 one that ended and cannot be renewed: the texts, and no login', async () => {
  setSubscription({ until: yesterday })
  const { page } = await arriveExpired()
  setSubscription({ until: yesterday, can_be_renewed: 0 })
  await page.reload()
  await page.getByText('U kunt niet meer inloggen omdat uw abonnement verlopen is.').waitFor()
  await page.getByText(/Neem contact op/).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Uitloggen' }).click()
  await page.getByText('Uitgelogd').waitFor()
  await page.getByLabel('E-mailadres').fill(demo.halfway)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(game.server().password)
  await page.getByRole('button', { name: 'Starten' }).click()
  await page.getByText('Je kunt niet inloggen omdat je abonnement verlopen is').waitFor()
})
