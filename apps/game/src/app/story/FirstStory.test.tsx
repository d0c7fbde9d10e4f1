// @vitest-environment jsdom
import type { LoggedInUser } from '@letterliaan/contract'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { studentFixture } from '../../testing/entities.ts'
import { FirstStory } from './FirstStory.tsx'
import { FirstWalk } from './FirstWalk.tsx'
import { createData, renderInGame } from '../../testing/render-in-game.tsx'
import { readSeen } from './seen-scenes.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})

function show(page: React.ReactNode) {
  const data = createData()
  const student = studentFixture({ user_id: 81, introduction_completed: false })
  data.queryClient.setQueryData(data.queries.profile, { student } as LoggedInUser)
  renderInGame(page, { ...data, rewards: { hold: () => () => undefined } })
}

test('WO-4 the first story shows the text of the video below each line, and ends automatically', async () => {
  const onEnd = vi.fn<() => void>()
  show(<FirstStory onEnd={onEnd} />)
  const film = screen.getByRole('dialog', { name: 'De storm' })
  const told: string[] = []
  for (let second = 0; second < 30 && !onEnd.mock.calls.length; second += 1) {
    expect(film.textContent).toContain('Wij werken aan een introductievideo')
    const line = film.querySelector('p')?.textContent ?? ''
    if (told.at(-1) !== line) told.push(line)
    await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  expect(told).toEqual([
    'Dit is het Grote Boek van de jungle.',
    'Alle letters waaiden weg!',
    'Help je zoeken?',
  ])
  expect(onEnd).toHaveBeenCalledOnce()
  // The map does not offer the scene again, because the great book has it.
  expect(readSeen(localStorage, 81)).toEqual(['storm'])
})

test('the first walk calls onArrive when the buddy has arrived', async () => {
  const onArrive = vi.fn<() => void>()
  show(<FirstWalk world={1} buddy_id={4} onArrive={onArrive} />)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(onArrive).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(onArrive).toHaveBeenCalledOnce()
})
