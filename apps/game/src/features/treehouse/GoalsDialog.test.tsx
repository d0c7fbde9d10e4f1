// @vitest-environment jsdom
import type { StudentGoals } from '@letterliaan/contract'
import { LookContext } from '@letterliaan/ui/pictures'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { goalFixture } from '../../testing/entities.ts'
import { GoalsDialog } from './GoalsDialog.tsx'

const goals: StudentGoals = {
  week: '2026-11-16',
  goals: [
    goalFixture(),
    goalFixture({
      group_id: 9,
      name: 'Spellinghulp',
      words_wanted: 60,
      words: 48,
      is_exact: false,
      is_reached: true,
    }),
  ],
  to_celebrate: [],
  own: { words: 45, best: 120 },
}

test('INZ-7 SCORE-1 each group has a total as bar and sentence, the child its own week, and there is no list of children', () => {
  render(<GoalsDialog goals={goals} onClose={() => undefined} />)
  const bars = screen.getAllByRole<HTMLProgressElement>('progressbar')
  expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.value, bar.max])).toEqual([
    ['Samen met Groep 5', 212, 400],
    ['Samen met Spellinghulp', 60, 60],
  ])
  const group = screen.getByRole('region', { name: 'Samen met Groep 5' })
  within(group).getByText('Samen 212 van de 400 woorden.')
  const own = screen.getByRole('region', { name: 'Jouw woorden' })
  within(own).getByText('Jouw beste week: 120 woorden. Deze week: 45.')
  screen.getByText('Een woord telt hier elke keer mee. Bij ‘Woorden geoefend’ telt het één keer.')
  expect([screen.queryByRole('list'), screen.queryByRole('table')]).toEqual([null, null])
})

test('PLEK-5 in the look 10+ a reached goal and a best week have no exclamation mark', () => {
  render(
    <LookContext value="field-camp">
      <GoalsDialog goals={{ ...goals, own: { words: 130, best: 120 } }} onClose={() => undefined} />
    </LookContext>,
  )
  screen.getByText('Gehaald. Jullie wilden samen 60 woorden oefenen.')
  screen.getByText('Deze week: 130 woorden. Dat is jouw beste week.')
  const bars = screen
    .getAllByRole('progressbar')
    .map((bar) => bar.getAttribute('aria-valuetext') ?? bar.textContent)
  expect(bars.concat(document.body.textContent).join(' ')).not.toContain('!')
})

test("only the child's own week is shown if there is no goal", () => {
  render(<GoalsDialog goals={{ ...goals, goals: [] }} onClose={() => undefined} />)
  expect(screen.queryByRole('progressbar')).toBeNull()
  screen.getByText('Jouw beste week: 120 woorden. Deze week: 45.')
})
