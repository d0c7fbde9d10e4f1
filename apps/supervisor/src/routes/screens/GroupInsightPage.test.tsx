// @vitest-environment jsdom
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { addresses } from '../../app/addresses.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleStudent, createSampleGroup } from '../../testing/samples.ts'
import { GroupInsightPage } from './GroupInsightPage.tsx'

const call = 'GET /api/v1/begeleider/group/:id/insight'
const skill = { chance: 0.4, low: 0.3, high: 0.5, look: 'low' as const }
const practised = { words: 20, right: 4, seconds: 1500, num_sessions: 2, num_unread_runs: 0 }
const insight = {
  group_id: 7,
  former: { num_students: 0, words: 0, right: 0 },
  categories: [
    { category: 'kort', name: 'Korte klank', words: 20, right: 18, num_known: 2, num_low: 0 },
    { category: 'lang', name: 'Lange klank', words: 20, right: 8, num_known: 2, num_low: 2 },
  ],
  students: [
    { ...practised, student_id: 3, name: 'Noor', cells: [{ category: 'lang', words: 10, right: 3, skill }] },
    { ...practised, student_id: 4, name: 'Ali', cells: [{ category: 'lang', words: 10, right: 5, skill }] },
  ],
}

const open = (more: Answers = {}) =>
  openPage(<GroupInsightPage group_id={7} />, {
    'GET /api/v1/begeleider/group': [createSampleGroup(7, 'Groep 5')],
    'GET /api/v1/begeleider/student': [createSampleStudent(3, 'Noor'), createSampleStudent(4, 'Ali')],
    'GET /api/v1/level': [{ id: 5, name: 'Groep 5' }] as never,
    [call]: insight,
    ...more,
  })

test('INZ-7 RAP-1 the page shows the hardest categories of the chosen period, links to children, and can be printed', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { press, user, calls } = await open()
  screen.getByText('‘Lange klank’ is nog lastig voor 2 kinderen, van de 2 van wie dat te zeggen is.')
  expect(screen.queryByText(/in deze periode ook in deze groep/)).toBeNull()
  screen.getByRole('table', { name: 'Beheersing van Groep 5, per kind en categorie' })
  expect(screen.getByRole('link', { name: 'Noor' }).getAttribute('href')).toBe('/begeleider/kind/3/inzicht')
  const rows = within(screen.getByRole('table', { name: 'Oefentijd' })).getAllByRole('row')
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells.slice(1)).toEqual([
    ['Noor', '2', '25', '20', '4'],
    ['Ali', '2', '25', '20', '4'],
  ])
  screen.getByRole('heading', { name: 'Oefentijd (Dit schooljaar)' })
  await press('Print dit overzicht')
  expect(print).toHaveBeenCalledOnce()
  await user.click(screen.getByLabelText('Alles'))
  await waitFor(() => expect(calls.findLast(({ name }) => name === call)?.query).toEqual({ since: '0' }))
})

const made = { id: 5, group_id: 8, group_name: 'Instructie Lange klank' } as never

test('DOE-4 children with a hard category can become an instruction group with a reason and a date', async () => {
  const { press, calls, wentTo } = await open({ 'POST /api/v1/begeleider/instruction': made })
  await press('Lange klank')
  screen.getByText('2 kinderen gekozen')
  await press('Maak een instructiegroep')
  expect(screen.getByLabelText<HTMLInputElement>('Naam').value).toBe('Instructie Lange klank')
  const why = screen.getByLabelText<HTMLSelectElement>('Waarvoor')
  expect(why.selectedOptions[0]?.textContent).toBe('Lange klank')
  const day = screen.getByLabelText<HTMLInputElement>('Wanneer kijkt u weer?')
  const inThreeWeeks = Date.parse(day.value) - Date.parse(toAmsterdamDate(Date.now() / 1000))
  expect(Math.round(inThreeWeeks / 86_400_000 / 7)).toBe(3)
  await press('Maak de groep')
  await waitFor(() => expect(wentTo()).toEqual(['/begeleider/groep/8']))
  const { body } = calls.find(({ name }) => name === 'POST /api/v1/begeleider/instruction') ?? {}
  expect(body).toMatchObject({ student_ids: [3, 4], category: 'lang', look_again_on: day.value })
})

test('DOE-4 an undo of a new instruction group leaves the page of that group', async () => {
  window.history.replaceState(null, '', addresses.groupInsight(7))
  const { press, undoTold, wentTo } = await open({
    'POST /api/v1/begeleider/instruction': made,
    'PUT /api/v1/begeleider/group/:id/student': null as never,
    'DELETE /api/v1/begeleider/group/:id': null as never,
  })
  await press('Lange klank')
  await press('Maak een instructiegroep')
  await press('Maak de groep')
  await waitFor(() => expect(wentTo()).toEqual([addresses.group(8)]))
  window.history.replaceState(null, '', addresses.groupInsight(8))
  await undoTold(/Instructie Lange klank/)
  await waitFor(() => expect(wentTo()).toEqual([addresses.group(8), addresses.groupInsight(7)]))
})

test('DOE-4 a selection by category keeps the category if the user changes it, but a new selection has none', async () => {
  const { press, user } = await open({ 'POST /api/v1/begeleider/instruction': made })
  const chosen = async () => {
    await press('Maak een instructiegroep')
    const why = screen.getByLabelText<HTMLSelectElement>('Waarvoor').selectedOptions[0]?.textContent
    await press('Annuleren')
    return why
  }
  await press('Lange klank')
  await user.click(screen.getByRole('checkbox', { name: /Ali/ }))
  expect(await chosen()).toBe('Lange klank')
  await press('Keuze wissen')
  await user.click(screen.getByRole('checkbox', { name: /Ali/ }))
  expect(await chosen()).toBe('Geen spelling in het bijzonder')
})

test('DOE-4 no instruction group is made if its date is in the past', async () => {
  const { press, calls } = await open({ 'POST /api/v1/begeleider/instruction': made })
  await press('Lange klank')
  await press('Maak een instructiegroep')
  fireEvent.change(screen.getByLabelText('Wanneer kijkt u weer?'), { target: { value: '2026-01-01' } })
  screen.getByText('Kies een dag na vandaag.')
  await press('Maak de groep')
  expect(calls.some(({ name }) => name === 'POST /api/v1/begeleider/instruction')).toBe(false)
})

test('DOE-4 any selection can get a step, and steps of the category are listed first', async () => {
  const steps = [
    { nr: 1, is_own: false, label: 'Korte klank', category: 'kort', rule: 'Je hoort het.' },
    { nr: 2, is_own: false, label: 'Lange klank', category: 'lang', rule: 'Je hoort hem lang.' },
  ]
  const gift = {
    changed_ids: [3],
    own_path_ids: [3],
    had: [],
    passed: ['Ali'],
    unreached: [],
    updated_at: 12,
  }
  const { press, calls } = await open({
    'GET /api/v1/begeleider/curriculum': steps as never,
    'POST /api/v1/begeleider/path/step': gift,
  })
  await press('Lange klank')
  await press('Zet een stap klaar')
  await screen.findByText('Je hoort hem lang.')
  await press('Zet klaar')
  await screen.findByText(/staat klaar voor 1 kind\. .* Al gehaald: Ali\./)
  const { body } = calls.find(({ name }) => name === 'POST /api/v1/begeleider/path/step') ?? {}
  expect(body).toEqual({ student_ids: [3, 4], nr: 2, is_own: false })
})

test('INZ-7 the page shows a message if the group has no practice, but files can still be made', async () => {
  await open({ [call]: { ...insight, categories: [] } })
  screen.getByText('In deze periode heeft nog niemand geoefend.')
  expect(screen.queryByRole('table', { name: /^Beheersing/ })).toBeNull()
  screen.getByRole('button', { name: 'Antwoorden (CSV)' })
})

test('ZEG-4 the words that former members wrote in the group are counted without names', async () => {
  const former = { num_students: 2, words: 30, right: 21 }
  await open({ [call]: { ...insight, former } })
  screen.getByText(
    '2 kinderen die uit deze groep gingen, schreven hier in deze periode 30 woorden, waarvan 21 in één keer goed.',
  )
})
