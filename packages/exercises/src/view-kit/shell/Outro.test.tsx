// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openExercise } from '../../run/open.ts'
import { exerciseOf, runFor } from '../../run/play-table.fixture.ts'
import { fixture } from '../../templates/LuisterTyp/fixture.ts'
import type { Child } from './aftermath.ts'
import { teachBrowser } from '../teach-browser.fixture.ts'
import { Outro } from './Outro.tsx'

afterEach(cleanup)

/** The outro of an exercise that is complete and earned 10 points. */
function showOutro(child: Omit<Child, 'buddy_id'>) {
  teachBrowser()
  const run = { ...runFor(fixture), is_complete: true, status: 2 as const, points_earned: 10 }
  const { machine } = openExercise({
    logic: fixture.logic,
    exercise: exerciseOf(fixture.logic, run),
    difficulty: 2,
  })
  const nothing = () => undefined
  render(
    <Outro
      machine={machine}
      child={{ buddy_id: 1, ...child }}
      aftermath={null}
      onLeave={nothing}
      onRepeat={nothing}
      onGoOn={nothing}
      onNext={nothing}
    />,
  )
}

test('the points of an exercise that was completed just now are told', () => {
  showOutro({ points: 40 })
  expect(screen.getByText('10 punten erbij. Je hebt 50 punten.')).toBeTruthy()
})

test('they are not told again where it was complete when it was opened', () => {
  showOutro({ points: 50, isPaid: true })
  expect(screen.getByText('Je hebt 50 punten.')).toBeTruthy()
})
