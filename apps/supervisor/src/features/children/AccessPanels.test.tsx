// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleStudent } from '../../testing/samples.ts'
import { AccessPanels } from './AccessPanels.tsx'

const enter = 'POST /api/v1/begeleider/student/:id/exchange-token'
const letIn = 'PATCH /api/v1/begeleider/student/:id'
const password = 'POST /api/v1/begeleider/student/:id/password'

const open = (answers: Answers = {}) =>
  openPage(<AccessPanels student={createSampleStudent(3, 'Noor')} />, answers)

describe("a child's game", () => {
  test.each([
    ['Kijk mee als Noor', 'impersonation'],
    ['Neem over: het spel van Noor', 'take_over'],
  ])('is opened by the button %j with a token for %s', async (name, kind) => {
    const assign = vi.fn<(address: string) => void>()
    vi.stubGlobal('location', { assign })
    const { press, calls } = await open({ [enter]: { token: 'a b' } as never })
    await press(name)
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login-by-token?token=a%20b'))
    expect(calls.map(({ ids, body }) => [ids, body])).toEqual([[[3], { kind }]])
  })

  test('is requested only once if the button is pressed twice', async () => {
    const { press, changes } = await open({ [enter]: () => new Promise(() => undefined) })
    await press('Kijk mee als Noor')
    await press('Kijk mee als Noor')
    expect(changes()).toEqual([enter])
  })
})

test('one press lets in a child that must wait after wrong passwords', async () => {
  const { press, calls } = await open({ [letIn]: null as never })
  await press('Laat nu binnen: Noor')
  await screen.findByText('Noor kan nu inloggen.')
  expect(calls[0]).toMatchObject({ ids: [3], body: { let_in: true } })
})

describe('a new password', () => {
  test('is made after a confirmation and shown with the username until the dialog closes', async () => {
    const { press, changes } = await open({ [password]: { password: 'groene vis' } })
    await press('Nieuw wachtwoord voor Noor')
    screen.getByText(/^Het oude wachtwoord werkt daarna niet meer, en Noor wordt overal uitgelogd\./)
    expect(changes()).toEqual([])
    await press('Maak een nieuw wachtwoord')
    await screen.findByText('groene vis')
    screen.getByText('noor@school.nl')
    expect(document.activeElement?.textContent).toContain('Hiermee logt Noor voortaan in:')
    await press('Klaar')
    expect(screen.queryByText('groene vis')).toBeNull()
    await press('Nieuw wachtwoord voor Noor')
    expect(screen.queryByText('groene vis')).toBeNull()
  })

  test('keeps its dialog open until it is shown', async () => {
    let give: (made: object) => void = () => undefined
    const { press, changes } = await open({ [password]: () => new Promise((resolve) => (give = resolve)) })
    await press('Nieuw wachtwoord voor Noor')
    await press('Maak een nieuw wachtwoord')
    await press('Maak een nieuw wachtwoord')
    await press('Annuleren')
    expect([screen.getAllByRole('dialog').length, changes()]).toEqual([1, [password]])
    give({ password: 'groene vis' })
    await screen.findByText('groene vis')
  })
})
