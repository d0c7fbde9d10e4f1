// @vitest-environment jsdom
import type { StepSummary } from '@letterliaan/contract'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { stepFixture } from '../../testing/entities.ts'
import { saveFilmDue } from './film-due.ts'
import { FilmOfWorldBefore } from './FilmOfWorldBefore.tsx'

const user_id = 7
const waived = stepFixture(101, { status: 4, is_waived: true })
const toets = (status: 5 | 7) => stepFixture(102, { status })

async function show(steps: readonly StepSummary[], isArriving = true): Promise<void> {
  render(
    <FilmOfWorldBefore
      world={1}
      {...{ steps, isArriving, user_id }}
      buddy_id={1}
      playEffect={() => undefined}
    />,
  )
  await act(() => import('./PassedWorldFilm.tsx'))
}
const film = () => screen.queryByRole('dialog', { name: 'Behaald' })

beforeEach(() => localStorage.clear())

test('PLEK-3 the film of a world that was passed by its toets plays once in the next world', async () => {
  await show([waived, toets(5)])
  expect(film()?.dataset['act']).toBe('place')
  fireEvent.click(screen.getByRole('button', { name: 'Sla over' }))
  expect(film()).toBeNull()
  cleanup()
  await show([waived, toets(5)])
  expect(film()).toBeNull()
})

test('PLEK-3 the film also plays if the child left before it saw the map', async () => {
  saveFilmDue(localStorage, user_id, 1, true)
  await show([toets(5)], false)
  expect(film()).not.toBeNull()
})

test('PLEK-3 no film plays if the world is unfinished, the film was seen, or the child began the next steps', async () => {
  await show([waived, toets(5)], false)
  expect(film()).toBeNull()
  cleanup()
  await show([stepFixture(101, { status: 5 }), toets(5)])
  expect(film()).toBeNull()
  cleanup()
  saveFilmDue(localStorage, user_id, 1, true)
  await show([waived, toets(7)])
  expect(film()).toBeNull()
})
