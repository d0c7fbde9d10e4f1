// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ExerciseMachine } from '../../run/machine.ts'
import { StepTestOutro } from './StepTestOutro.tsx'

const machine = { run: { status: 2, percentage_score: 90 } } as ExerciseMachine
const ways = { onLeave: () => undefined, onRepeat: () => undefined, onGoOn: () => undefined }

test('where the server did not tell how it went, the child can ask again', async () => {
  const askAgain = vi.fn<() => void>()
  render(
    <StepTestOutro
      machine={machine}
      child={{ buddy_id: 1, points: 0 }}
      aftermath={null}
      onAskAgain={askAgain}
      {...ways}
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain('Je uitslag kon niet worden opgehaald.')
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(askAgain).toHaveBeenCalledOnce()
})

test.each([
  [2, 'Voor deze stap mag je nog doen: 1 keer Oefenen en het dictee met 2 of 3 sterren.'],
  [3, 'Voor deze stap mag je nog doen: 1 keer Oefenen en het dictee. Doe alles met 3 sterren.'],
] as const)('RUL-1 what is left for a step that counts from %i stars', (stars, told) => {
  const toDo = { stars, Verkennen: 0, Oefenen: 1, dictation: true }
  render(
    <StepTestOutro
      machine={machine}
      child={{ buddy_id: 1, points: 0 }}
      aftermath={{ stepPassed: false, next: 'step', toDo }}
      onAskAgain={null}
      {...ways}
    />,
  )
  expect(screen.getByText(`Knap gedaan! ${told}`)).toBeDefined()
})
