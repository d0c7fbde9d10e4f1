// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { sampleAccount as account, createSampleMe } from '../../testing/samples.ts'
import { AccountPage } from './AccountPage.tsx'

const me = createSampleMe('begeleider')
const open = (more: Answers = {}, needs_second_factor = false) =>
  openPage(<AccountPage />, {
    'GET /api/v1/begeleider/account': account,
    'GET /api/v1/begeleider/me': { ...me, needs_second_factor },
    'GET /api/v1/installation': { has_mail: false, contact_email: null, has_own_voice: true },
    ...more,
  })

test('ORG-5 a required second factor is announced, and new codes stay visible until the user confirms them', async () => {
  const made = { ...account, totp_since: 1_790_000_000, num_recovery_codes: 2 }
  const { press, calls } = await open(
    {
      'POST /api/v1/begeleider/account/totp': { secret: 'ABC', uri: 'otpauth://totp/x?secret=ABC' },
      'PUT /api/v1/begeleider/account/totp': { account: made, recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] },
    },
    true,
  )
  screen.getByText(/^Uw school vraagt een tweede stap/)
  await press('Stel codes in')
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^Uw wachtwoord/), { target: { value: 'geheim' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Stel codes in' }))
  fireEvent.change(await screen.findByLabelText(/^Code van de app/), { target: { value: '123456' } })
  await press('Zet de codes aan')
  await screen.findByText('aaaa-bbbb')
  expect(calls.find(({ name }) => name === 'PUT /api/v1/begeleider/account/totp')?.body).toEqual({
    code: '123456',
  })
  await press('Ik heb ze bewaard')
  expect(screen.queryByText('aaaa-bbbb')).toBeNull()
})

test('ORG-5 the user can end logins on other devices, but not the present one', async () => {
  const call = 'DELETE /api/v1/begeleider/account/login'
  const { changes } = await open({ [call]: { ...account, logins: account.logins.slice(0, 1) } })
  fireEvent.click(screen.getByRole('button', { name: /^Log uit: ingelogd sinds/ }))
  await screen.findByText('Daar bent u uitgelogd.')
  expect(changes()).toEqual([call])
})

test('ORG-5 the page says why the address cannot be changed if the server cannot send mail', async () => {
  await open()
  await screen.findByText(/^Letterliaan verstuurt hier geen mail/)
  expect(screen.queryByRole('button', { name: 'Wijzig het e-mailadres' })).toBeNull()
})
