import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { demoUsernames, useGame } from '../harness/game.ts'

const game = useGame()
game.prepareDemo((server) => server.prepare.user(demoUsernames.supervisor, { role: 'beheerder' }))

test('ORG-5 a supervisor sets up codes and a passkey, and can log in with each of them', async () => {
  const { page, troubles } = await game.visit()
  const { password } = game.server()
  const account = page.getByRole('heading', { name: 'Uw account', level: 1 })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto(`http://localhost:${new URL(game.server().url).port}/begeleider`)
  const enter = async () => {
    await page.getByLabel('E-mailadres').fill(demoUsernames.supervisor)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
    await press('Inloggen')
  }
  await page.getByLabel('E-mailadres').waitFor()
  await enter()
  await page.getByRole('link', { name: 'Instellingen', exact: true }).click()
  await page.getByRole('link', { name: 'Inloggen', exact: true }).click()
  await account.waitFor()

  await press('Stel codes in')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Uw wachtwoord').fill(password)
  await dialog.getByRole('button', { name: 'Stel codes in' }).click()
  const told = (await page.getByText(/^Sleutel: /).textContent()) ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(told.replace('Sleutel: ', '')) })
  await page.getByLabel('Code van de app').fill(app.generate())
  await press('Zet de codes aan')
  const codes = page.getByRole('list', { name: 'Uw herstelcodes' }).getByRole('listitem')
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await press('Ik heb ze bewaard')

  await press('Uitloggen')
  await enter()
  await page.getByRole('heading', { name: 'Nog een stap' }).waitFor()
  await press('Gebruik een herstelcode')
  await page.getByLabel('Herstelcode').fill('dit-is-geen-code')
  await press('Inloggen')
  await page.getByText('Deze code klopt niet').waitFor()
  await page.getByLabel('Herstelcode').fill(recoveryCode)
  await press('Inloggen')
  await account.waitFor()

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await press('Maak een toegangssleutel')
  await dialog.getByLabel('Naam van de sleutel').fill('Laptop')
  await dialog.getByLabel('Uw wachtwoord').fill(password)
  await dialog.getByRole('button', { name: 'Maak een toegangssleutel' }).click()
  await page.getByRole('button', { name: 'Verwijder Laptop' }).waitFor()
  await press('Uitloggen')
  await press('Log in met een toegangssleutel')
  await account.waitFor()
  // The 400s are the request of the second factor and the wrong code.
  expect(troubles).toEqual([expect.stringContaining('400 '), expect.stringContaining('400 ')])

  await page.getByRole('link', { name: 'Beveiliging' }).click()
  await page.getByRole('heading', { name: 'Inloggen van begeleiders' }).waitFor()
})
