// @vitest-environment jsdom
import type { StudentExercise } from '@letterliaan/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openExercise } from '../../run/open.ts'
import { exerciseFixture, runOfFixture } from '../../run/play-table.fixture.ts'
import { fixture } from '../../templates/LuisterTyp/fixture.ts'
import type { Onward } from './next-places.ts'
import type { PlayingChild } from './step-result.ts'
import { extendJsdom } from '../extend-jsdom.fixture.ts'
import { Outro } from './Outro.tsx'

afterEach(cleanup)

/** The outro of an exercise that is complete and earned 10 points. */
function showOutro(
  child: Omit<PlayingChild, 'buddy_id'>,
  more: Partial<StudentExercise> = {},
  onward?: Onward,
) {
  extendJsdom()
  const run = { ...runOfFixture(fixture), is_complete: true, status: 2 as const, points_earned: 10 }
  const { state } = openExercise({
    logic: fixture.logic,
    exercise: exerciseFixture(fixture.logic, run),
    difficulty: 2,
  })
  const nothing = () => undefined
  const onLeave = vi.fn<() => void>()
  const onRepeat = vi.fn<() => void>()
  render(
    <Outro
      state={{ ...state, run: { ...run, ...more } }}
      child={{ buddy_id: 1, ...child }}
      stepResult={null}
      onward={onward}
      onLeave={onLeave}
      onRepeat={onRepeat}
      onGoOn={nothing}
      onNext={nothing}
    />,
  )
  return { onLeave, onRepeat }
}

const mustRepeat =
  'Dat was hard werken! Om verder te kunnen vragen we je om de oefening nog een keer te herhalen.'
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the points of an exercise that was completed just now are told', () => {
  showOutro({ points: 40 })
  expect(screen.getByText('10 punten erbij. Je hebt 50 punten.')).toBeTruthy()
})

test('they are not told again where it was complete when it was opened', () => {
  showOutro({ points: 50, isPaid: true })
  expect(screen.getByText('Je hebt 50 punten.')).toBeTruthy()
})

test('EX-10 an exercise that has to be repeated says so kindly, and leaves the way back to the lesson open', () => {
  const { onLeave, onRepeat } = showOutro(
    { points: 40 },
    { status: 1, points_earned: 0, isForcedRepeat: true },
  )
  expect(screen.getByText(mustRepeat)).toBeTruthy()
  press('Herhaal de oefening')
  expect(onRepeat).toHaveBeenCalledOnce()
  press('Ga terug naar de lespagina')
  expect(onLeave).toHaveBeenCalledOnce()
})

test('EX-8 EX-10 any other leads back or once more, and asks for nothing', () => {
  const { onLeave, onRepeat } = showOutro({ points: 40 })
  expect(screen.queryByText(mustRepeat)).toBeNull()
  press('Herhaal de oefening')
  press('Ga terug naar de lespagina')
  expect([onRepeat, onLeave].map((pressed) => pressed.mock.calls.length)).toEqual([1, 1])
})

test('GIDS-8 a run that failed tells how far it came and what is needed, and never only that it is done', () => {
  const { detailed_results } = runOfFixture(fixture)
  const results = detailed_results.map((result, at) =>
    Object.assign(result, { completed: true, success: at === 0 }),
  )
  const { onRepeat } = showOutro({ points: 40 }, { status: 3, points_earned: 0, detailed_results: results })
  screen.getByRole('heading', { name: 'Bijna: 1 van de 3' })
  screen.getByText('Met 2 goede woorden heb je deze oefening gehaald. Nog een keer oefenen en het lukt!')
  expect(screen.queryByText('Klaar!')).toBeNull()
  press('Herhaal de oefening')
  expect(onRepeat).toHaveBeenCalledOnce()
})

test.each([
  ['exercise', 'Volgende oefening'],
  ['dictation', 'Naar het dictee'],
  ['test', 'Naar de toets'],
  ['stars', 'Kies meer sterren'],
  ['map', 'Terug naar de kaart'],
  ['treehouse', 'Terug naar de boomhut'],
] as const)('GIDS-4 the first button leads on: to the %s', (to, name) => {
  const go = vi.fn<() => void>()
  showOutro({ points: 40 }, {}, { to, go })
  const first = screen.getAllByRole('button').find(({ textContent }) => textContent !== '')
  expect(first?.textContent).toBe(name)
  press(name)
  expect(go).toHaveBeenCalledOnce()
})

test('GIDS-4 an exercise that has to be repeated leads nowhere else first', () => {
  showOutro({ points: 40 }, { status: 1, isForcedRepeat: true }, { to: 'exercise', go: () => undefined })
  expect(screen.queryByRole('button', { name: 'Volgende oefening' })).toBeNull()
})

test('GIDS-4 where the same exercise comes next, to repeat it is the first button', () => {
  const { onRepeat } = showOutro({ points: 40 }, { status: 3 })
  const first = screen.getAllByRole('button').find(({ textContent }) => textContent !== '')
  expect(first?.textContent).toBe('Herhaal de oefening')
  press('Herhaal de oefening')
  expect(onRepeat).toHaveBeenCalledOnce()
})
