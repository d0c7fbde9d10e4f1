// @vitest-environment jsdom
import type { StaffMember } from '@letterliaan/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MayChangeContext } from '../../app/index.ts'
import { createRefusal, type Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage } from '../../testing/open-page.tsx'
import { BooksPage } from './BooksPage.tsx'
import { InviteStaffPage, MemberPage, StaffPage } from './StaffPages.tsx'
import { createSampleGroup, createSampleMe } from '../../testing/samples.ts'

const group = createSampleGroup(4, '5a')
const head: StaffMember = {
  id: 1,
  name: 'Bas',
  email: 'bas@school.test',
  role: 'beheerder',
  group_ids: [],
  last_login_at: 1_790_000_000,
  blocked_at: null,
  has_second_factor: false,
  logins: [],
}
const juf: StaffMember = { ...head, id: 2, name: 'Marit', email: 'marit@school.test', role: 'begeleider' }
const invitation = {
  id: 9,
  role: 'begeleider' as const,
  email: 'jan@school.test',
  group_ids: [],
  made_by: 'Bas',
  created_at: 1_790_000_000,
  expires_at: 1_791_000_000,
}
const school: Answers = {
  'GET /api/v1/begeleider/staff': [head, { ...juf, group_ids: [4] }],
  'GET /api/v1/begeleider/group': [group],
  'GET /api/v1/begeleider/me': { ...createSampleMe('beheerder'), name: 'Bas' },
  'GET /api/v1/begeleider/invitation': [invitation],
}
const changeMember = 'PUT /api/v1/begeleider/staff/:id'
const invite = 'POST /api/v1/begeleider/invitation'

test('staff are listed with role, groups and mail, and an invitation can be withdrawn', async () => {
  const { press, changes } = await openPage(<StaffPage />, {
    ...school,
    'DELETE /api/v1/begeleider/invitation/:id': [],
  })
  const row = screen.getByRole('link', { name: 'Marit' }).closest('tr')
  within(row as HTMLElement).getByText('5a')
  screen.getByRole('link', { name: 'Bas (u)' })
  await press('Trek in: jan@school.test')
  await screen.findByText('Er staat geen uitnodiging open.')
  expect(changes()).toEqual(['DELETE /api/v1/begeleider/invitation/:id'])
})

test('ORG-2 every line is sent unchanged, an error names the wrong line, and new links are shown', async () => {
  const { press, calls, answer } = await openPage(<InviteStaffPage />, {
    ...school,
    [invite]: createRefusal(422, 'Niet alles is goed ingevuld.', {
      emails: 'Regel 2: ‘els’ is geen e-mailadres.',
    }),
  })
  const field = screen.getByLabelText(/^E-mailadressen/)
  fireEvent.change(field, { target: { value: 'jan@school.test\nels' } })
  await press('Maak de uitnodigingen')
  await screen.findByText('Regel 2: ‘els’ is geen e-mailadres.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toContain('-error')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByText('Niet alles is goed ingevuld.')).toBeNull()
  expect((field as HTMLTextAreaElement).value).toBe('jan@school.test\nels')
  const address = 'https://spel.test/begeleider/uitnodiging#geheim'
  answer({ [invite]: [{ ...invitation, address, is_mailed: false, is_local: false }] })
  await press('Maak de uitnodigingen')
  expect((await screen.findByLabelText<HTMLInputElement>('Link voor jan@school.test')).value).toBe(address)
  screen.getByText(/^Niet elke mail is verstuurd/)
  expect(calls.find(({ name }) => name === invite)?.body).toEqual({
    role: 'begeleider',
    group_ids: [],
    emails: ['jan@school.test', 'els'],
  })
})

test('a role can be changed with undo, but users cannot change their own role or block themselves', async () => {
  const { user, calls, undoTold } = await openPage(<MemberPage user_id={2} />, {
    ...school,
    [changeMember]: ({ body }) => ({ ...juf, ...body }),
  })
  await user.click(screen.getByRole('radio', { name: 'Meekijker' }))
  await undoTold('Marit is nu meekijker.')
  const sent = calls.filter(({ name }) => name === changeMember).map(({ body }) => body)
  expect(sent).toEqual([{ role: 'meekijker' }, { role: 'begeleider' }])
  leavePage()
  await openPage(<MemberPage user_id={1} />, school)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Blokkeer/ })).toBeNull()
})

test('ORG-3 a member is blocked after a confirmation, and can then be unblocked', async () => {
  const { press, changes } = await openPage(<MemberPage user_id={2} />, {
    ...school,
    [changeMember]: { ...juf, group_ids: [4], blocked_at: 1_790_000_000 },
  })
  await press('Blokkeer Marit')
  expect(changes()).toEqual([])
  const dialog = screen.getByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Blokkeer Marit' }))
  await screen.findByRole('button', { name: 'Laat Marit weer toe' })
  expect(changes()).toEqual([changeMember])
  const cards = screen.getByRole('link', { name: /^Nieuwe kaarten voor / })
  expect(cards.getAttribute('href')).toBe('/begeleider/groep/4/kaarten')
})

test('ORG-4 controls that change data are disabled if the user has read-only access', async () => {
  const { button, changes } = await openPage(
    <MayChangeContext value={false}>
      <BooksPage />
    </MayChangeContext>,
    { 'GET /api/v1/book': [] },
  )
  fireEvent.change(screen.getByLabelText(/^Titel/), { target: { value: 'Dolfje' } })
  const submit = button('Toevoegen')
  expect(submit.getAttribute('aria-disabled')).toBe('true')
  fireEvent.submit(submit.closest('form') as HTMLFormElement)
  expect(changes()).toEqual([])
})

test('ORG-1 the staff list of a board does not mention groups', async () => {
  await openPage(<StaffPage />, {
    ...school,
    'GET /api/v1/begeleider/staff': [{ ...head, role: 'bestuur' }],
    'GET /api/v1/begeleider/me': createSampleMe('bestuur'),
  })
  screen.getByRole('columnheader', { name: /Rol/ })
  expect(screen.queryByRole('columnheader', { name: /Groepen/ })).toBeNull()
  expect(screen.queryByText('nog geen groep')).toBeNull()
})
