// @vitest-environment jsdom
import type { ComponentProps } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ExerciseState } from '../../run/exercise-state.ts'
import { StepTestOutro } from './StepTestOutro.tsx'

const stateOf = (right = 9, all = 10) => {
  const words = Array.from({ length: all }, (_, at) => ({ word: `woord ${at}` }))
  const detailed_results = words.map(({ word }, at) => ({ word, success: at < right }))
  return {
    run: { status: 2, percentage_score: Math.floor((100 * right) / all), words, detailed_results },
    setup: { logic: {}, difficulty: 2, exercise: { min_success_score_difficulty_2: 60 } },
  } as unknown as ExerciseState
}
const state = stateOf()
const open = { stars: 2, Verkennen: 2, Oefenen: 0, dictation: true } as const

type Props = ComponentProps<typeof StepTestOutro>

const showOutro = (more: Partial<Props> = {}, result: Partial<NonNullable<Props['stepResult']>> = {}) =>
  render(
    <StepTestOutro
      state={state}
      child={{ buddy_id: 1, points: 0 }}
      stepResult={{ stepPassed: false, next: 'step', toDo: open, ...result }}
      onAskAgain={null}
      onLeave={() => undefined}
      onGoOn={() => undefined}
      {...more}
    />,
  )

test('the child can request the result again when the reply was lost', async () => {
  const askAgain = vi.fn<() => void>()
  showOutro({ stepResult: null, onAskAgain: askAgain })
  expect(screen.getByRole('alert').textContent).toContain('Je uitslag kon niet worden opgehaald.')
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(askAgain).toHaveBeenCalledOnce()
})

test.each([
  [2, 'Voor deze stap mag je nog doen: 1 keer Oefenen (niet het Werkboek) en het dictee met 2 of 3 sterren.'],
  [
    3,
    'Voor deze stap mag je nog doen: 1 keer Oefenen (niet het Werkboek) en het dictee. Doe alles met 3 sterren.',
  ],
] as const)('RUL-1 a step that counts from %i stars shows the remaining work', (stars, text) => {
  const toDo = { stars, Verkennen: 0, Oefenen: 1, dictation: true }
  showOutro({}, { toDo })
  expect(screen.getByText(`Knap gedaan! ${text}`)).toBeDefined()
})

test.each([
  [4, 6, 'Je had 4 van de 6 woorden goed. Je haalt deze oefening met 4 goede woorden.'],
  [10, 10, 'Je had 10 van de 10 woorden goed. Je haalt deze oefening met 6 goede woorden.'],
])('EX-1 a passed dictation shows what was right, %i of %i, and what it requires', (right, all, text) => {
  showOutro({ state: stateOf(right, all) })
  screen.getByRole('heading', { name: 'Gehaald!' })
  expect(screen.getByText(/^Je had/).parentElement?.textContent?.trim()).toBe(text)
  expect(document.body.textContent).not.toContain('%')
})

test.each([
  [true, 'Je herhaling is klaar!'],
  [false, 'Wat heb je dat knap gedaan!'],
])('EX-1 a repetition has no list of things to do (done: %s)', (stepPassed, text) => {
  showOutro({}, { stepPassed, next: 'treehouse' })
  if (stepPassed) fireEvent.click(document.body)
  screen.getByText(text)
})

const exercise = { to: 'exercise', go: () => undefined } as const
test('GIDS-4 a passed dictation leads to the one next thing first, and says so', () => {
  const buttons = ['Volgende oefening', 'Ga terug naar de lespagina']
  showOutro({ onward: exercise })
  const named = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(named.filter((name) => name !== '')).toEqual(buttons)
  expect(screen.getByRole('button', { name: buttons[0] ?? '' }).className).toContain('large')
  expect([...document.querySelectorAll('p [data-aloud]')].at(-1)?.textContent).toBe(
    'Ga nu naar de volgende oefening!',
  )
  // No other sentence asks to do something else first.
  expect(document.body.textContent).not.toMatch(/[Gg]a eerst|opnieuw|[Oo]efen deze/)
})

test.each([
  ['with a missed word offers to write it again', true],
  ['without one does not', false],
] as const)('ZIN-3 a dictation that passed %s', async (_how, isMissed) => {
  const write = vi.fn<() => void>()
  showOutro({ onWriteMissed: isMissed ? write : undefined })
  const offered = screen.queryByRole('button', { name: 'Schrijf je fouten nog een keer goed' })
  expect(offered !== null).toBe(isMissed)
  if (offered) await userEvent.click(offered)
  expect(write).toHaveBeenCalledTimes(isMissed ? 1 : 0)
})
