// @vitest-environment jsdom
import type { Privacy } from '@letterliaan/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleMe, noteDownloads, sampleErasure } from '../../testing/samples.ts'
import { PrivacyPage } from './PrivacyPage.tsx'

const ask = 'POST /api/v1/begeleider/erasure'
const confirm = 'POST /api/v1/begeleider/erasure/:id/confirm'
const cancel = 'POST /api/v1/begeleider/erasure/:id/cancel'
const changeTerms = 'PATCH /api/v1/begeleider/organisation'

const waiting = { ...sampleErasure, subject_id: 9, name: 'Bram Vos' }
const nothing: Privacy = { terms: { inactive_months: 24, audit_months: 36 }, proposed: [], erasures: [] }
const some: Privacy = {
  ...nothing,
  proposed: [
    { student_id: 7, name: 'Noor de Wit', last_active_at: 1_690_000_000, is_archived: true },
    { student_id: 8, name: 'Daan Bos', last_active_at: 1_690_000_000, is_archived: false },
  ],
  erasures: [waiting],
}

const open = (privacy: Privacy, more: Answers = {}, role: 'beheerder' | 'begeleider' = 'beheerder') =>
  openPage(<PrivacyPage />, {
    'GET /api/v1/begeleider/me': createSampleMe(role),
    'GET /api/v1/begeleider/privacy': privacy,
    'GET /api/v1/begeleider/supervisor': [{ id: 5, name: 'Juf An', role: 'begeleider' }],
    'GET /api/v1/begeleider/organisation': { name: 'De Eik' } as never,
    ...more,
  })
const typeName = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Typ ter controle/), { target: { value } })

test('AVG-4 the erasure of a proposed child is requested only after its name is typed', async () => {
  const { press, user, sent } = await open(some, { [ask]: nothing })
  await user.click(screen.getByRole('checkbox', { name: 'Noor de Wit' }))
  await press('Wis gekozen kinderen …')
  const dialog = screen.getByRole('dialog', { name: 'Alles van Noor de Wit wissen?' })
  within(dialog).getByText(/Reservekopieën van vóór het wissen/)
  typeName('Noor de Bos')
  await press('Wis over 7 dagen')
  within(dialog).getByText('Dit is niet hetzelfde.')
  expect(sent(ask)).toEqual([])
  typeName(' noor de  wit')
  await press('Wis over 7 dagen')
  await screen.findByText('Het wissen is gevraagd.')
  expect(sent(ask).map(({ body }) => body)).toEqual([{ subject: 'child', student_ids: [7] }])
})

test('AVG-4 the chosen children stay chosen when the question about their erasure is cancelled', async () => {
  const { press, user } = await open(some)
  const noor = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Noor de Wit' })
  await user.click(noor)
  await press('Wis gekozen kinderen …')
  await press('Annuleren')
  expect(noor.checked).toBe(true)
})

test("AVG-3 another administrator's request can be confirmed after a question, or cancelled", async () => {
  const { press, sent } = await open(some, { [confirm]: nothing, [cancel]: nothing })
  await press('Bevestig: wis nu Bram Vos')
  const dialog = screen.getByRole('dialog', { name: 'Nu wissen?' })
  expect(dialog.textContent).toContain('Directeur Smit')
  expect(sent(confirm)).toEqual([])
  await press('Bevestig: wis nu')
  await screen.findByText('Het wissen is begonnen.')
  expect(sent(confirm).map(({ ids }) => ids)).toEqual([[4]])
})

test('AVG-3 an administrator can cancel an own request, but not confirm it', async () => {
  const mine = { ...some, erasures: [{ ...waiting, is_asked_by_me: true }] }
  const { press, sent } = await open(mine, { [cancel]: nothing })
  expect(screen.queryByRole('button', { name: /^Bevestig/ })).toBeNull()
  await press('Niet wissen: Bram Vos')
  await screen.findByText('Er wordt niets gewist.')
  expect(sent(cancel).map(({ ids }) => ids)).toEqual([[4]])
})

test('AVG-3 a finished erasure has no name and no button', async () => {
  const done = { ...waiting, name: null, is_confirmed: true, started_at: 1, done_at: 1_790_000_100 }
  await open({ ...nothing, erasures: [done] })
  screen.getByText(/^Een kind is gewist: /)
  expect(screen.queryByRole('button', { name: /^(Bevestig|Niet wissen)/ })).toBeNull()
})

test('AVG-4 an administrator can choose the retention terms', async () => {
  const { press, user, sent } = await open(nothing, { [changeTerms]: {} as never })
  await user.selectOptions(screen.getByLabelText(/^Een kind voorstellen/), '12 maanden')
  await press('Bewaar de termijnen')
  expect(sent(changeTerms).map(({ body }) => body)).toEqual([
    { terms: { inactive_months: 12, audit_months: 36 } },
  ])
})

test('AVG-3 the erasure of the school is requested only after its name is typed', async () => {
  const { press, sent } = await open(nothing, { [ask]: nothing })
  await press('Wis de hele school …')
  typeName('De Beuk')
  await press('Wis over 7 dagen')
  expect(sent(ask)).toEqual([])
  typeName('De Eik')
  await press('Wis over 7 dagen')
  expect(sent(ask).map(({ body }) => body)).toEqual([{ subject: 'organisation' }])
})

test('AVG-3 a user who may not erase reads whom to ask', async () => {
  const { sent } = await open(
    nothing,
    {
      'GET /api/v1/begeleider/supervisor': [
        { id: 5, name: 'Juf An', role: 'begeleider' },
        { id: 6, name: 'Directeur Smit', role: 'beheerder' },
      ],
    },
    'begeleider',
  )
  screen.getByText('Deze bladzijde is voor beheerders.')
  await screen.findByText(/^Alleen een beheerder van uw school kan een kind wissen: Directeur Smit\./)
  expect(sent('GET /api/v1/begeleider/privacy')).toEqual([])
})

test('AVG-2 an administrator can download the data of the school as one file', async () => {
  const archive = 'GET /api/v1/begeleider/organisation/archive.zip'
  const { press, sent } = await open(nothing, { [archive]: new ArrayBuffer(4) as never })
  noteDownloads()
  await press('Download de school')
  await screen.findByText('De school is gedownload.')
  expect(sent(archive)).toHaveLength(1)
})
