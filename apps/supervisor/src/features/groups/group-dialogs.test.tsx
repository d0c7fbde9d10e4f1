// @vitest-environment jsdom
import type { Group, GroupBody } from '@letterliaan/contract'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSampleGroup, createSampleStudent } from '../../testing/samples.ts'
import { leavePage, openPage } from '../../testing/open-page.tsx'
import { GroupForm, MoveChildrenDialog } from './group-dialogs.tsx'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00Z'), toFake: ['Date'] }))
afterEach(() => leavePage())

const els = { id: 1, name: 'Juf Els', role: 'begeleider' } as const
const jan = { id: 2, name: 'Meester Jan', role: 'beheerder' } as const
const old = createSampleGroup(7, '5a', { school_year: 2024, level_id: null, supervisors: [els] })

function show(group: typeof old | null, isBusy = false) {
  const onSave = vi.fn<(body: GroupBody) => void>()
  render(
    <GroupForm
      group={group}
      levels={[{ id: 5, name: 'Groep 5' }]}
      colleagues={[els, jan]}
      isBusy={isBusy}
      onSave={onSave}
      onCancel={() => undefined}
    />,
  )
  const optionsOf = (label: string) =>
    Array.from(screen.getByLabelText<HTMLSelectElement>(label).options, ({ text }) => text).slice(1)
  return { onSave, optionsOf }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('GRP-1 saving a group sends its own year and supervisors if they were not changed', () => {
  const { onSave, optionsOf } = show(old)
  expect(optionsOf('Schooljaar')).toEqual(['2024-2025', '2026-2027', '2027-2028'])
  expect(optionsOf('Niveau')).toEqual(['Groep 5', 'Meerdere groepen'])
  press('Bewaar')
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    name: '5a',
    school_year: 2024,
    level_id: null,
    supervisor_ids: [1],
  })
  screen.getByText('Meester Jan (beheerder)')
  fireEvent.click(screen.getByLabelText(/^Meester Jan/))
  fireEvent.click(screen.getByLabelText('Juf Els'))
  fireEvent.change(screen.getByLabelText('Niveau'), { target: { value: '5' } })
  press('Bewaar')
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ supervisor_ids: [2], level_id: 5 })
})

test('GRP-1 the form of a new group offers this school year and the next, and no supervisors', () => {
  const { onSave, optionsOf } = show(null)
  expect(optionsOf('Schooljaar')).toEqual(['2026-2027', '2027-2028'])
  expect(screen.queryByText('Begeleiders van deze groep')).toBeNull()
  fireEvent.change(screen.getByLabelText('Naam'), { target: { value: 'Dolfijnen' } })
  press('Maak de groep')
  expect(onSave).not.toHaveBeenCalled()
  screen.getByText('Kies een groep.')
})

test('a press sends nothing while the form is busy', () => {
  const { onSave } = show(old, true)
  press('Bewaar')
  expect(onSave).not.toHaveBeenCalled()
})

const put = 'PUT /api/v1/begeleider/group/:id/student'
const noor = createSampleStudent(3, 'Noor', { group_ids: [9] })

async function move(groups: readonly Group[]) {
  const page = await openPage(
    <MoveChildrenDialog groups={groups} students={[noor]} onDone={undefined} onClose={() => undefined} />,
    { [put]: null as never },
  )
  const moved = () => page.calls.filter(({ name }) => name === put).map(({ ids, body }) => [ids, body])
  return { ...page, moved }
}
const into = (id: number) => [[id], { add: [3], remove: [] }]
const outOf9 = [[9], { add: [], remove: [3] }]

test.each([
  ['the only one is preselected', [old], undefined, 7],
  ['of two, the user must choose one', [old, createSampleGroup(8, 'Plus')], undefined, null],
  ['of two, the chosen one is used', [old, createSampleGroup(8, 'Plus')], '8', 8],
])('GRP-1 children move to a group: %s', async (_what, groups, value, chosen) => {
  const { press: pressNow, moved } = await move(groups)
  if (value !== undefined) fireEvent.change(screen.getByLabelText('Groep'), { target: { value } })
  await pressNow('Zet in deze groep')
  await waitFor(() => expect(moved()).toEqual(chosen === null ? [] : [into(chosen), outOf9]))
  expect(screen.queryByText('Kies een groep.') === null).toBe(chosen !== null)
})

test('GRP-1 children stay in their present groups if the user unticks their removal', async () => {
  const { press: pressNow, moved } = await move([old])
  fireEvent.click(screen.getByLabelText(/^Haal uit de groepen/))
  await pressNow('Zet in deze groep')
  await waitFor(() => expect(moved()).toEqual([into(7)]))
})
