// @vitest-environment jsdom
import type { SupervisorNote, Today } from '@letterliaan/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { noNetwork, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleStudent } from '../../testing/samples.ts'
import { FollowUpList, NotesPanel } from './NotesPanel.tsx'

const list = 'GET /api/v1/begeleider/student/:id/note'
const writeCall = 'POST /api/v1/begeleider/student/:id/note'
const change = 'PATCH /api/v1/begeleider/note/:id'
const remove = 'DELETE /api/v1/begeleider/note/:id'

/** Returns unix seconds of noon in the Netherlands. */
const at = (day: string): number => Date.parse(`${day}T12:00+01:00`) / 1000
const note = (id: number, more: Partial<SupervisorNote> = {}): SupervisorNote => ({
  id,
  student_id: 3,
  text: 'Leest graag hardop.',
  author: 'Juf Els',
  is_own: true,
  follow_up_on: null,
  followed_up_at: null,
  created_at: at('2026-01-05'),
  updated_at: at('2026-01-05'),
  ...more,
})

async function open(notes: SupervisorNote[], more: Answers = {}) {
  const page = await openPage(<NotesPanel student={createSampleStudent(3, 'Noor')} />, {
    [list]: notes,
    ...more,
  })
  const write = (value: string) => fireEvent.change(text(), { target: { value } })
  const plan = (day: string) =>
    fireEvent.change(screen.getByLabelText(/^Hierop terugkomen/), { target: { value: day } })
  return { ...page, write, plan }
}
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notitie' })

describe('a new note', () => {
  test('MEND-3 keeps its text when the user leaves the page, but not when the user cancels', async () => {
    const { press, write } = await open([])
    await press('Notitie toevoegen')
    write('Oefent met opa.')
    cleanup()
    const again = await open([])
    await again.press('Notitie toevoegen')
    expect(text().value).toBe('Oefent met opa.')
    await again.press('Annuleren')
    await again.press('Notitie toevoegen')
    expect(text().value).toBe('')
  })

  test('MEND-3 keeps its text when Escape or a tap outside closes the dialog', async () => {
    const { press, write } = await open([])
    await press('Notitie toevoegen')
    write('Oefent met opa.')
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Notitie toevoegen')
    expect(text().value).toBe('Oefent met opa.')
  })

  test('MEND-3 needs a text, and is saved with or without a follow-up date', async () => {
    const { press, write, plan, sent, button } = await open([], { [writeCall]: null as never })
    await press('Notitie toevoegen')
    screen.getByText('Notitie over Noor')
    write('  \n ')
    await press('Bewaar')
    expect([sent(writeCall), button('Bewaar').getAttribute('aria-disabled')]).toEqual([[], 'true'])
    write('Oefent met opa.')
    await press('Bewaar')
    await screen.findByText('De notitie is bewaard.')
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Notitie toevoegen')
    expect(text().value).toBe('')
    write('Bel de ouders.')
    plan('2026-12-01')
    await press('Bewaar')
    await waitFor(() => expect(sent(writeCall)).toHaveLength(2))
    expect(sent(writeCall).map(({ ids, body }) => [ids, body])).toEqual([
      [[3], { text: 'Oefent met opa.', follow_up_on: null }],
      [[3], { text: 'Bel de ouders.', follow_up_on: '2026-12-01' }],
    ])
  })

  test('MEND-3 keeps its text if saving fails', async () => {
    const { press, write, sent, answer } = await open([], { [writeCall]: noNetwork })
    await press('Notitie toevoegen')
    write('Oefent met opa.')
    await press('Bewaar')
    await screen.findByText('De server is niet bereikbaar.')
    expect(text().value).toBe('Oefent met opa.')
    answer({ [writeCall]: null as never })
    await press('Bewaar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(new Set(sent(writeCall).map(({ key }) => key)).size).toBe(1)
  })
})

describe('an existing note', () => {
  test('MEND-3 shows its author, its date and whether it was changed', async () => {
    await open([
      note(1),
      note(2, { author: 'Meester Jan', updated_at: at('2026-02-07') }),
      note(3, { author: 'Meester Jan', follow_up_on: '2026-03-09' }),
      note(4, { author: 'Juf An', follow_up_on: '2026-03-09', followed_up_at: 9 }),
    ])
    const shown = screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
    expect(shown).toEqual([
      'Juf Els, 5 jan 2026',
      'Meester Jan, 5 jan 2026 (gewijzigd: 7 feb 2026)',
      'Meester Jan, 5 jan 2026',
      'Juf An, 5 jan 2026',
    ])
    screen.getByText('Terugkomen op: 9 mrt 2026')
    screen.getByText('Gedaan: 9 mrt 2026')
    screen.getByRole('button', { name: 'Gedaan: notitie van Meester Jan, 5 jan 2026' })
    screen.getByRole('button', { name: 'Toch niet gedaan: notitie van Juf An, 5 jan 2026' })
  })

  test('MEND-3 can be marked as done by another supervisor, but not changed or deleted', async () => {
    const { press, sent } = await open([note(1, { is_own: false, follow_up_on: '2026-03-09' })], {
      [change]: null as never,
    })
    expect(screen.queryByRole('button', { name: /^(Wijzig|Verwijder)/ })).toBeNull()
    await press(/^Gedaan/)
    await screen.findByText('De notitie staat op gedaan.')
    expect(sent(change).map(({ ids, body }) => [ids, body])).toEqual([[[1], { is_done: true }]])
  })

  test('MEND-3 can be reopened after it was done', async () => {
    const { press, sent } = await open([note(1, { follow_up_on: '2026-03-09', followed_up_at: 9 })], {
      [change]: null as never,
    })
    await press(/^Toch niet gedaan/)
    await screen.findByText('De notitie wacht weer.')
    expect(sent(change)[0]?.body).toEqual({ is_done: false })
  })

  test('MEND-3 can be edited by its author, who can remove the follow-up date', async () => {
    const { press, plan, sent } = await open([note(5, { follow_up_on: '2026-03-09' })], {
      [change]: null as never,
    })
    await press(/^Wijzig/)
    expect(text().value).toBe('Leest graag hardop.')
    plan('')
    await press('Bewaar')
    await screen.findByText('De notitie is gewijzigd.')
    expect(sent(change).map(({ ids, body }) => [ids, body])).toEqual([
      [[5], { text: 'Leest graag hardop.', follow_up_on: null }],
    ])
  })

  test('MEND-3 is removed only after a confirmation', async () => {
    const { press, sent } = await open([note(5)], { [remove]: null as never })
    await press(/^Verwijder: notitie/)
    screen.getByText('Notitie verwijderen?')
    await press('Annuleren')
    expect(sent(remove)).toEqual([])
    await press(/^Verwijder: notitie/)
    await press('Verwijder')
    await screen.findByText('De notitie is verwijderd.')
    expect(sent(remove).map(({ ids }) => ids)).toEqual([[5]])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

const followUp: Today['follow_ups'][number] = {
  id: 3,
  note_id: 12,
  screen_name: 'Noor',
  buddy_id: 1,
  text: 'Bel de ouders.',
  author: 'Juf Els',
  follow_up_on: '2026-03-09',
}
const show = (answers: Answers) =>
  openPage(
    <FollowUpList followUps={[followUp, { ...followUp, id: 4, note_id: 13, screen_name: 'Sam' }]} />,
    answers,
  )

test('VAN-2 a note on Vandaag links to its child and can be marked as done', async () => {
  const { press, calls } = await show({ [change]: null as never })
  expect(screen.getByRole('link', { name: 'Sam' }).getAttribute('href')).toBe('/begeleider/kind/4')
  expect(screen.getAllByText('Juf Els, voor 9 mrt 2026')).toHaveLength(2)
  await press('Gedaan: notitie over Sam')
  await screen.findByText('De notitie staat op gedaan.')
  expect(calls.map(({ ids, body }) => [ids, body])).toEqual([[[13], { is_done: true }]])
})
