// @vitest-environment jsdom
import type { GroupInsight } from '@letterliaan/contract'
import { NavigatorContext } from '@letterliaan/web/link'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GroupMatrix } from './GroupMatrix.tsx'

const low = { chance: 0.41, low: 0.3, high: 0.53, look: 'low' } as const
const unknown = { chance: 0.7, low: 0.3, high: 0.9, look: 'unknown' } as const

const practised = { words: 8, right: 8, seconds: 600, num_sessions: 1, num_unread_runs: 0 }
const insight: GroupInsight = {
  group_id: 1,
  former: { num_students: 0, words: 0, right: 0 },
  categories: [
    { category: 'kort', name: 'Korte klank', words: 14, right: 9, num_known: 1, num_low: 1 },
    { category: 'lang', name: 'Lange klank', words: 4, right: 4, num_known: 0, num_low: 0 },
  ],
  students: [
    {
      ...practised,
      student_id: 1,
      name: 'Ali',
      words: 14,
      cells: [{ category: 'kort', words: 10, right: 5, skill: low }],
    },
    {
      ...practised,
      student_id: 2,
      name: 'Bo',
      num_unread_runs: 2,
      cells: [{ category: 'lang', words: 4, right: 4, skill: unknown }],
    },
  ],
}

const onSelect = vi.fn<(ids: readonly number[], category: string | null) => void>()

test('INZ-7 INZ-8 ZEG-1 each cell shows the present estimate, or why there is none', () => {
  render(
    <NavigatorContext value={{ go: () => undefined, prepare: () => undefined }}>
      <GroupMatrix insight={insight} caption="Beheersing" selected={new Set()} onSelect={onSelect} />
    </NavigatorContext>,
  )
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual([
    'KindKorte klankLange klank',
    'Kies AliAli41% nog lastigniet geoefend',
    'Kies BoBo*niet geoefend·nog niet te zeggen',
    'Nog lastig voor1 van 1',
  ])
  const unread = 'Van Bo konden 2 oefeningen niet worden gelezen. In wat Bo nu kan, tellen die niet mee.'
  expect(screen.getAllByText(/niet worden gelezen/).map(({ textContent }) => textContent)).toEqual([
    `* ${unread}`,
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Korte klank' }))
  expect(onSelect).toHaveBeenLastCalledWith([1], 'kort')
  expect(screen.queryByRole('button', { name: 'Lange klank' })).toBeNull()
  fireEvent.click(screen.getByLabelText('Kies Bo'))
  expect(onSelect).toHaveBeenLastCalledWith([2], null)
})
