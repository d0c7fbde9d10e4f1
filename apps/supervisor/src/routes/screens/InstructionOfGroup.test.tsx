// @vitest-environment jsdom
import type { Instruction } from '@letterliaan/contract'
import { toAmsterdamDate, daySeconds } from '@letterliaan/rules/calendar'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import {
  createSampleGroup,
  createSampleInstruction,
  createSampleStudent,
  noGoal,
  emptyToday,
} from '../../testing/samples.ts'
import { GroupPage } from './GroupPage.tsx'
import { TodayPage } from './TodayPage.tsx'

const change = 'PUT /api/v1/begeleider/instruction/:id'
const children: Instruction['children'] = [
  {
    student_id: 3,
    name: 'Noor',
    since: 1_788_256_800,
    before: { chance: 0.4, low: 0.3, high: 0.5, look: 'low' },
    now: { chance: 0.8, low: 0.72, high: 0.88, look: 'good' },
    changed: 'forward',
  },
  {
    student_id: 4,
    name: 'Sam',
    since: 1_788_256_800,
    before: { chance: 0.4, low: 0.3, high: 0.5, look: 'low' },
    now: { chance: 0.7, low: 0.3, high: 0.9, look: 'unknown' },
    changed: null,
  },
]
const instruction = createSampleInstruction(children)

const answers = (more: Answers): Answers => ({
  'GET /api/v1/begeleider/group': [createSampleGroup(7, 'Instructie Lange klank')],
  'GET /api/v1/begeleider/student': [createSampleStudent(3, 'Noor'), createSampleStudent(4, 'Sam')],
  'GET /api/v1/level': [],
  'GET /api/v1/begeleider/supervisor': [],
  'GET /api/v1/begeleider/group-week': [],
  'GET /api/v1/begeleider/me': { id: 4 } as never,
  'GET /api/v1/begeleider/live/now': { students: [], server_time: 0 } as never,
  'GET /api/v1/begeleider/group/:id/child-week': [],
  'GET /api/v1/begeleider/group/:id/goal': noGoal,
  'GET /api/v1/begeleider/instruction': [instruction],
  'GET /api/v1/begeleider/instruction/:id': instruction,
  'GET /api/v1/begeleider/today': { ...emptyToday, instructions: [instruction] },
  [change]: instruction,
  ...more,
})

const rowOf = async (name: string): Promise<readonly (string | null)[]> => {
  const table = await screen.findByRole('table', {
    name: 'Bij het begin van de instructie en nu, per kind',
    hidden: true,
  })
  const row = within(table).getByText(name).closest('tr') as HTMLElement
  return within(row)
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => textContent)
}

test('DOE-4 the page of an instruction group shows its reason and results, including unknown ones', async () => {
  await openPage(<GroupPage group_id={7} />, answers({}))
  const panel = await screen.findByRole('region', { name: 'Instructie' })
  within(panel).getByText('Lange klank')
  within(panel).getByText(/1 sep.*, door Juf Marit/)
  expect((await rowOf('Noor')).join()).toMatch(/40% \(30% tot 50%\).*80% \(72% tot 88%\).*Vooruit/)
  expect((await rowOf('Sam')).join()).toMatch(/40% \(30% tot 50%\).*nog niet te zeggen.*nog niet te zeggen/)
  const words = within(panel).getByRole('link', { name: 'Geef eigen woorden' })
  expect(words.getAttribute('href')).toBe('/begeleider/groep/7/woorden')
})

test('DOE-4 the page shows no table if no result is known', async () => {
  const unknown = children.map((child) =>
    Object.assign({}, child, { before: null, now: null, changed: null }),
  )
  const path = 'GET /api/v1/begeleider/instruction/:id'
  await openPage(<GroupPage group_id={7} />, answers({ [path]: createSampleInstruction(unknown) }))
  await screen.findByText(/week of vier oefenen/)
  expect(screen.queryByRole('table', { name: /^Bij het begin/ })).toBeNull()
})

test('DOE-4 the page of another group has no panel about instruction', async () => {
  await openPage(<GroupPage group_id={7} />, answers({ 'GET /api/v1/begeleider/instruction': [] }))
  await screen.findByRole('region', { name: 'Interventies' })
  expect(screen.queryByRole('region', { name: 'Instructie' })).toBeNull()
})

test('DOE-4 changing the date and closing the instruction can both be undone', async () => {
  const { user, press, calls } = await openPage(<GroupPage group_id={7} />, answers({}))
  const panel = await screen.findByRole('region', { name: 'Instructie' })
  await user.click(within(panel).getByText('Meer'))
  await press('Kies een andere dag')
  fireEvent.change(screen.getByLabelText('Dag'), { target: { value: '2026-12-24' } })
  await press('Bewaar')
  const bodies = () => calls.filter(({ name }) => name === change).map(({ body }) => body)
  await waitFor(() =>
    expect(bodies()).toEqual([{ look_again_on: '2026-12-24', is_seen: false, is_closed: false }]),
  )
  await press('Sluit de instructie af')
  await user.click((await screen.findAllByText('Ongedaan maken')).at(-1) as HTMLElement)
  await waitFor(() =>
    expect(bodies().slice(1)).toEqual([
      { look_again_on: '2026-09-22', is_seen: false, is_closed: true },
      { look_again_on: '2026-09-22', is_seen: false, is_closed: false },
    ]),
  )
})

test("DOE-4 Vandaag has one row for the group, which 'Gezien' or 'Later' dismisses, with undo", async () => {
  const { user, press, calls } = await openPage(<TodayPage />, answers({}))
  screen.getByRole('heading', { name: /^Instructie Lange klank Tijd om weer te kijken naar ‘Lange klank’/ })
  screen.getByText('Vooruit: Noor. Nog niet te zeggen: Sam.')
  expect(screen.queryByText('Er wacht niets op u.')).toBeNull()
  const bodies = () => calls.filter(({ name }) => name === change).map(({ body }) => body)
  await press('Gezien: Instructie Lange klank')
  await user.click(await screen.findByText('Ongedaan maken'))
  await waitFor(() => expect(bodies()).toHaveLength(2))
  expect(bodies()).toMatchObject([{ is_seen: true }, { is_seen: false, look_again_on: '2026-09-22' }])
  await press('Later: Instructie Lange klank')
  const inAWeek = toAmsterdamDate(Date.now() / 1000 + 7 * daySeconds)
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ look_again_on: inAWeek, is_seen: false }))
})
