import { contractHeader, contractVersion, oldestContractVersion } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = await useTestApp()

const ask = (version: string | null, path = '/api/v1/installation') =>
  fetch(app.url + path, { headers: version === null ? {} : { [contractHeader]: version } })

test('NET-5 an app that is too old for this server is refused with a sentence', async () => {
  const response = await ask(String(oldestContractVersion - 1))
  expect([response.status, await response.json()]).toMatchObject([
    426,
    { status: 426, detail: 'Er is een nieuwe versie. Open de pagina opnieuw.' },
  ])
})

test.each([null, '', 'x', '1.5', '-1', '99999999999', String(contractVersion), String(contractVersion + 1)])(
  'NET-5 an app with version %j is served',
  async (version) => expect((await ask(version)).status).toBe(200),
)

test('NET-5 a page is served to any app, because an old app needs the page to update', async () => {
  expect((await ask('0', '/health')).status).not.toBe(426)
})
