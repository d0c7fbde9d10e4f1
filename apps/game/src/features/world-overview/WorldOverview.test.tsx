// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { studentFixture } from '../../testing/entities.ts'
import { WorldOverview } from './WorldOverview.tsx'
import { listWorldPanels } from './worlds.ts'

const renderFor = (fields: Parameters<typeof studentFixture>[0]) =>
  render(
    <WorldOverview
      panels={listWorldPanels(studentFixture(fields))}
      renderLink={({ world }, className, content) => (
        <a href={`/wereld/${world}`} className={className}>
          {content}
        </a>
      )}
    />,
  )

test.each([
  [{ phase_id: 1 }, 1],
  [{ phase_id: 3 }, 3],
  [{ phase_id: 4 }, 4],
  [{ phase_id: 4, introduction_completed: false }, 0],
])('WO-1 the overview has four panels, of which for %j the first %i are open', (fields, open) => {
  renderFor(fields)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([1, 2, 3, 4].slice(0, open).map((world) => `/wereld/${world}`))
  const locked = screen.queryAllByRole<HTMLButtonElement>('button', { name: /^Wereld/ })
  expect(locked).toHaveLength(4 - open)
  expect(locked.every(({ disabled }) => disabled)).toBe(true)
})

test('WO-2 a completed world shows a diamond', () => {
  renderFor({ phase_id: 3, end_reward_1_collected: true, end_reward_2_collected: true })
  expect(screen.getAllByRole('img', { name: 'Diamant behaald' })).toHaveLength(2)
})

test('WO-3 shows the legend of the steps', () => {
  renderFor({})
  fireEvent.click(screen.getByRole('button', { name: 'Uitleg stappen' }))
  screen.getByRole('dialog', { name: 'Uitleg stappen' })
})
